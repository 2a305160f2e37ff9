// The third stage, after the page is readable: data, requests, texts.
import type { Intents } from '../../engine/action/requests/intent.ts';
import { startLiveData } from '../../engine/data/live-data.ts';
import { learnShapes } from '../../engine/http/answer-shapes.ts';
import { loadSending } from '../../engine/http/client.ts';
import { createClients } from '../../engine/http/clients.ts';
import { queryLocation } from '../../engine/http/named-calls.ts';
import { promising, promisingSteps } from '../../engine/http/promised.ts';
import type { Page } from '../../engine/page/page.ts';
import { clientState } from '../../engine/platform/client-state.ts';
import { startRegion } from '../../engine/platform/region.ts';
import type { Kernel, Live } from '../stages.ts';

/** Starts the live part of a page. @param closed aborted when another page takes its place */
export async function startLive(page: Page, kernel: Kernel, closed?: AbortSignal): Promise<Live> {
  const told = new Set<string>();
  const { main } = createClients(kernel.apiBase, {
    early: kernel.early,
    closed,
    lang: () => page.store.get(clientState.lang),
    token: () => page.store.get(clientState.token) ?? '',
    onCall: ({ method, path, status, took }) => {
      const message = `${method} ${path} ${status}`;
      // Polls say the same again and again: once a page load is enough to know it.
      if (told.has(message)) return;
      told.add(message);
      kernel.report({ kind: 'api', message, value: took });
    },
    onServerTime: (time, askedAt) => {
      if (!kernel.clock.synced || kernel.clock.drifted()) kernel.clock.sync(time, askedAt);
    },
  });
  learnShapes(kernel.data.shapes);
  const opened = Date.now();
  let intents: Intents | undefined;
  const nameless = page.strings.t('nameless');
  const read = promising(main, nameless);
  const data = startLiveData(page, read, kernel.data.answers, kernel.clock.now);
  // §4: the region is asked for at app start; nothing waits for it.
  if (!kernel.locating) {
    kernel.locating = true;
    void startRegion(
      () => queryLocation(main),
      (code) => page.store.set(clientState.location.area_code, code),
      window,
    );
  }
  // Not needed before somebody has a place on the page to lose. Without it the page works as well.
  let focused: readonly EventTarget[] | undefined;
  addEventListener(
    'focusin',
    (event) => {
      const isFirst = focused === undefined;
      focused = event.composedPath();
      if (isFirst)
        void import('../../engine/page/keep-focus.ts').then(
          ({ keepFocus }) => keepFocus(closed, focused),
          () => undefined,
        );
    },
    closed && { signal: closed },
  );
  // Whoever has a finger on the page may be about to send something.
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => void loadSending().catch(() => undefined), { once: true, passive: true });
  return {
    requests: async () => {
      const { expectField } = await import('../../engine/data/expecting/expect-field.ts');
      // In the same script.
      const { Intents } = await import('../../engine/action/requests/intent.ts');
      intents ??= new Intents(visitStorage(), Date.now, opened);
      return {
        http: promisingSteps(main, nameless),
        intents,
        expect: (source, field, value) => expectField(data, source, field, value),
      };
    },
    call: (one) => {
      const { method, path, key } = one;
      if (method === 'upload') return read.upload(path, one.form, one.onProgress, one.signal, key);
      return method === 'get' ? read.get(path, one.body) : read[method](path, one.body ?? {}, key);
    },
    data,
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
