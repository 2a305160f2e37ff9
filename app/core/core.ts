// The second stage, on pages with live nodes and without React: the page's store, and what its buttons do.
import { stepsAt } from '../../engine/action/steps-at.ts';
import { createSayer } from '../../engine/i18n/sayer.ts';
import { followTaps } from '../../engine/overlay/toast.ts';
import { createPage } from '../../engine/page/create-page.ts';
import type { Page } from '../../engine/page/page.ts';
import { clientState } from '../../engine/platform/client-state.ts';
import type { Widget } from '../../engine/render/define-widget.ts';
import type { Core, Kernel, Live } from '../stages.ts';
import { worldOf } from './world.ts';

/** Opens the page on the phone. From here on its buttons work; React and data follow. */
export function openCore(kernel: Kernel): Core {
  const { data } = kernel;
  const widgets = new Map<string, Widget>();
  const strings = { t: createSayer(data.model.lang, data.texts) };
  const closing = new AbortController();
  followTaps();
  let started: Promise<Live> | undefined;
  const live = (): Promise<Live> => {
    // Who is on another page by now waits for nothing of this one.
    if (closing.signal.aborted) return new Promise(() => undefined);
    if (started) return started;
    started = import('../live/live.ts').then(({ startLive }) => startLive(page, kernel, closing.signal));
    // The network may be back at the next tap.
    started.catch(() => {
      started = undefined;
    });
    return started;
  };
  const page: Page = createPage(
    { ...data.model, body: [] },
    {
      strings,
      identity: kernel.identity,
      world: worldOf(kernel, widgets, strings.t, live, () => page),
      // First exactly what the HTML shows; what has changed since then comes right after hydration.
      phase: data.phase,
      day: data.day,
      data: data.answers,
      developer: new URLSearchParams(location.search).has('developer'),
      signedIn: false,
    },
  );
  if (data.model.keepAlive) {
    void import('../../engine/page/keep-alive.ts').then(
      ({ keepAlive }) => {
        const putBack = keepAlive(page, window, closing.signal);
        void kernel.hydrated.then(putBack, putBack);
      },
      (error: unknown) => kernel.report({ kind: 'load', message: String(error) }),
    );
  }
  performance.mark('gala:usable');
  return {
    page,
    widgets,
    live,
    closed: closing.signal,
    close: () => {
      closing.abort();
      started?.then(
        ({ data }) => data.stop(),
        () => undefined,
      );
    },
    located: (code) => page.store.set(clientState.location.area_code, code),
    press: async (place, item) => {
      const steps = stepsAt(data.islands, place);
      // A choice may depend on who is there and when it is, which the page knows only once it has caught up.
      if (steps && JSON.stringify(steps).includes('"do":"if"')) return false;
      const tapped = item === undefined ? undefined : (JSON.parse(item) as Record<string, unknown>);
      if (steps) await page.world.steps.run(steps, tapped);
      return true;
    },
  };
}
