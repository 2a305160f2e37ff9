// The second stage, on pages with live nodes and without React: the page's store, and what its buttons do.
import { Intents } from '../../engine/action/intent.ts';
import { runSteps } from '../../engine/action/run-steps.ts';
import { sayingSlow } from '../../engine/action/saying-slow.ts';
import { stepsAt } from '../../engine/action/steps-at.ts';
import type { ActionWorld } from '../../engine/action/world.ts';
import { hrefOf } from '../../engine/document/href.ts';
import { RequestError } from '../../engine/http/errors.ts';
import { PhoneStrings } from '../../engine/i18n/phone-strings.ts';
import { showToast, TOAST_DURATION } from '../../engine/overlay/toast.ts';
import { createPage } from '../../engine/page/create-page.ts';
import type { PageHost } from '../../engine/page/page.ts';
import { rememberRetry, takeRetry } from '../../engine/page/retry.ts';
import { clientState } from '../../engine/platform/client-state.ts';
import { dropIdentity } from '../../engine/platform/identity.ts';
import { leavingFor } from '../../engine/platform/inside.ts';
import type { Widget } from '../../engine/render/define-widget.ts';
import type { Core, Kernel, Live } from '../stages.ts';
import { copyText } from './copy.ts';

// Loaded when something first asks for them.
const overlay = () => import('../../engine/overlay/index.ts');
const popups = () => import('../popup/popup.tsx');
const opening = () => import('../opening/open-in-app.ts');

/** Opens the page on the phone. From here on its buttons work; React and data follow. */
export function openCore(kernel: Kernel): Core {
  const { data } = kernel;
  const widgets = new Map<string, Widget>();
  let started: Promise<Live> | undefined;
  const live = (): Promise<Live> => {
    if (started) return started;
    started = import('../live/live.ts').then(({ startLive }) => startLive(page, kernel, expired));
    // The network may be back at the next tap.
    started.catch(() => {
      started = undefined;
    });
    return started;
  };
  const failed = (error: unknown): void => kernel.report({ kind: 'load', message: String(error) });
  const reported = new Set<string>();
  const host: PageHost = {
    reach: {
      call: (one) =>
        live().then(async ({ call }) => {
          try {
            return await (one.quiet || one.method === 'get' ? call(one) : sayingSlow(world, t, call(one)));
          } catch (error) {
            if (isExpired(error) && kernel.identity.token !== '') expired();
            throw error;
          }
        }),
      bridge: (method, payload) => askApp(method, payload),
      invite: async (page, route) => (await import('../share/share-url.ts')).shareUrl(page, hrefOf(route)),
      qr: async (page, address, side) => (await opening()).qrOf(page, address, side),
      texts: async () => void (await live()),
      prepare: async (page, popup) => (await popups()).preparePopup(page, widgets, popup),
    },
    act: (_page, steps, item) => runSteps(page, world, steps, item),
    refresh: (_page, names) => void live().then((one) => one.data.refresh(names), failed),
    more: (_page, name) => void live().then((one) => one.data.more(name), failed),
    report: (_page, fault) => {
      const once = `${fault.kind} ${fault.node ?? ''}`;
      if (reported.has(once)) return;
      reported.add(once);
      kernel.report(fault);
    },
  };
  const page = createPage(
    { ...data.model, body: [] },
    {
      strings: new PhoneStrings(data.strings),
      identity: kernel.identity,
      host,
      // First exactly what the HTML shows; what has changed since then comes right after hydration.
      phase: data.phase,
      day: data.day,
      data: data.answers,
      developer: new URLSearchParams(location.search).has('developer'),
      signedIn: false,
    },
  );
  const { t } = page.strings;
  const go = (to: string): void => {
    leavingFor(new URL(to, location.href).href);
    // A sheet that has just closed takes its entry out of the history: leaving waits for that.
    if (!document.querySelector('dialog') && !history.state?.sheets) location.assign(to);
    else
      void overlay()
        .then(({ sheetsSettled }) => sheetsSettled())
        .finally(() => location.assign(to));
  };
  let gone = false;
  // §4: failure toast, then /login; once, however many answers say so (T32: not from /login itself).
  const expired = (): void => {
    if (gone) return;
    gone = true;
    dropIdentity(window);
    if (!location.pathname.endsWith('/login')) rememberRetry(window);
    showToast(t('error.token_expired'), 'failure');
    if (!location.pathname.endsWith('/login')) setTimeout(() => go(hrefOf('/login')), TOAST_DURATION);
  };
  // Where there is no app, nothing is loaded to find that out; where it cannot be loaded, the app was not asked.
  const askApp: ActionWorld['bridge'] = async (method, payload) =>
    kernel.place.inApp &&
    import('../bridge/app-bridge.ts').then(
      ({ callApp }) => callApp(method, payload),
      () => false,
    );
  const world: ActionWorld = {
    live,
    intents: new Intents(visitStorage()),
    toast: (text, tone) => showToast(text, tone),
    confirm: async (question) => (await overlay()).askToConfirm(question),
    popup: (name) =>
      void popups().then(
        ({ openPopup }) => openPopup(page, widgets, name),
        (error: unknown) => {
          failed(error);
          showToast(t('step.failed'), 'failure');
        },
      ),
    closePopup: async () => void (await (await overlay()).closeTopSheet()),
    navigate: async (to, fullscreen, retry) => {
      if (fullscreen && kernel.place.inApp) {
        const url = new URL(to, location.href).href;
        if (await askApp('openNewH5', { url, fullscreen: true })) return;
      }
      go((retry && takeRetry(window)) || to);
    },
    scroll: (to) => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.getElementById(to)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    },
    copy: async (text) => (await askApp('copyCode', { code: text })) || copyText(t, text),
    share: async () => (await import('../share/share.ts')).share(page, kernel.place.inApp),
    openApp: async (oneLink) => {
      // The texts of the mask come with i18next.
      const [{ openInApp }] = await Promise.all([opening(), live()]);
      await openInApp(page, oneLink);
    },
    track: (event, props) =>
      void kernel.telemetry().then(
        ({ analytics }) => analytics.track(event, props),
        () => undefined,
      ),
    bridge: askApp,
    expired,
  };
  if (data.model.keepAlive) {
    void import('../../engine/page/keep-alive.ts').then(({ keepAlive }) => {
      const putBack = keepAlive(page, window);
      void kernel.hydrated.then(putBack, putBack);
    }, failed);
  }
  performance.mark('gala:usable');
  return {
    page,
    widgets,
    live,
    located: (code) => page.store.set(clientState.location.area_code, code),
    press: async (place, item) => {
      const steps = stepsAt(data.islands, place);
      // A choice may depend on who is there and when it is, which the page knows only once it has caught up.
      if (steps && JSON.stringify(steps).includes('"do":"if"')) return false;
      const tapped = item === undefined ? undefined : (JSON.parse(item) as Record<string, unknown>);
      if (steps) await runSteps(page, world, steps, tapped);
      return true;
    },
  };
}

/** The visit's own storage; some web views forbid it. */
function visitStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const isExpired = (error: unknown): boolean => error instanceof RequestError && error.fault === 'expired';
