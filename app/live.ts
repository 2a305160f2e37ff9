// The third stage, after the page is readable: data, actions, texts.
import { Intents } from '../engine/action/intent.ts';
import { type ActionWorld, runSteps } from '../engine/action/run-steps.ts';
import { type LiveData, startLiveData } from '../engine/data/live-data.ts';
import { hrefOf } from '../engine/document/href.ts';
import type { CompiledStep } from '../engine/document/page-model.ts';
import { createClient } from '../engine/http/client.ts';
import { loadTranslator } from '../engine/i18n/load-translator.ts';
import type { Page } from '../engine/page/page.ts';
import { dropIdentity } from '../engine/platform/identity.ts';
import type { Widget } from '../engine/render/define-widget.ts';
import { askToConfirm, showToast, TOAST_DURATION } from '../engine/render/overlay.ts';
import { API_BASE } from './api-base.ts';
import type { Kernel } from './kernel.ts';

export interface Live {
  data: LiveData;
  act(steps: readonly CompiledStep[], item?: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Starts the live part of a page: its data sources, and what its actions reach. */
export async function startLive(page: Page, kernel: Kernel, widgets: Map<string, Widget>): Promise<Live> {
  page.strings.use(await loadTranslator(page.model.lang));
  const { t } = page.strings;
  const http = createClient({
    base: API_BASE,
    lang: page.model.lang,
    token: () => kernel.identity.token,
    onServerTime: (time, askedAt) => {
      if (!kernel.clock.synced || kernel.clock.drifted()) kernel.clock.sync(time, askedAt);
    },
  });
  const go = (to: string): void => location.assign(to);
  let gone = false;
  // §4: failure toast, then /login; once, however many answers say so (T32: not from /login itself).
  const expired = (): void => {
    if (gone) return;
    gone = true;
    dropIdentity(window);
    showToast(t('error.token_expired'), 'failure');
    if (!location.pathname.endsWith('/login')) setTimeout(() => go(hrefOf('/login')), TOAST_DURATION);
  };
  const data = startLiveData(page, http, kernel.data.answers, expired);
  const world: ActionWorld = {
    http,
    data,
    intents: new Intents(),
    toast: (text, tone) => showToast(text, tone),
    confirm: askToConfirm,
    popup: (name) => {
      void import('./popup.tsx').then(({ openPopup }) => openPopup(page, widgets, name));
    },
    closePopup: () => {
      void import('./popup.tsx').then(({ closePopup }) => closePopup());
    },
    navigate: go,
    scroll: (to) => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.getElementById(to)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    },
    copy: (text) => navigator.clipboard.writeText(text),
    share: async () => {
      const { share } = page.model;
      // §3, T68: the address without query and hash
      const url = location.origin + location.pathname;
      if (navigator.share) {
        await navigator
          .share({ title: share?.title ?? page.model.title, text: share?.content ?? '', url })
          .catch(() => undefined);
      } else {
        await navigator.clipboard.writeText(url);
        showToast(t('copied'), 'success');
      }
    },
    track: (event) => performance.mark(`gala:track:${event}`),
    bridge: async () => false,
    expired,
  };
  return { data, act: (steps, item) => runSteps(page, world, steps, item) };
}
