// The second stage, on pages with live nodes: React takes over the islands.
import { hydrateRoot } from 'react-dom/client';
import { PhoneStrings } from '../engine/i18n/phone-strings.ts';
import { createPage } from '../engine/page/create-page.ts';
import type { Page, PageHost } from '../engine/page/page.ts';
import { IslandRoot } from '../engine/render/island-root.tsx';
import type { Kernel } from './kernel.ts';
import type { Live } from './live.ts';
import { loadWidgets } from './load-widgets.ts';

/** Hydrates all islands; resolves with the page when React has them. */
export async function hydrate(kernel: Kernel): Promise<Page> {
  const { data } = kernel;
  const widgets = await loadWidgets(data.widgets, data.joined);
  let live: Promise<Live> | undefined;
  const reported = new Set<string>();
  const noLive = (error: unknown): void => kernel.report({ kind: 'load', message: String(error) });
  const host: PageHost = {
    act: async (page, steps, item) => (await start(page)).act(steps, item),
    refresh: (page, names) => void start(page).then((one) => one.data.refresh(names), noLive),
    more: (page, name) => void start(page).then((one) => one.data.more(name), noLive),
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
      // First exactly what the HTML shows; what has changed since then comes right after.
      phase: data.phase,
      day: data.day,
      data: data.answers,
      developer: new URLSearchParams(location.search).has('developer'),
      signedIn: false,
    },
  );
  const start = (page: Page): Promise<Live> => {
    if (live) return live;
    const started = import('./live.ts').then(({ startLive }) => startLive(page, kernel, widgets));
    live = started;
    // The network may be back at the next tap.
    started.catch(() => {
      live = undefined;
    });
    return started;
  };
  const hydrated = Object.entries(data.islands).map(([key, node]) => {
    const element = document.querySelector(`[data-island="${CSS.escape(key)}"]`);
    if (!element) return Promise.resolve();
    return new Promise<void>((resolve) => {
      hydrateRoot(element, <IslandRoot view={{ page, widgets }} node={node} onReady={resolve} />, {
        identifierPrefix: key,
        onRecoverableError: (error) => {
          performance.mark('gala:mismatch', { detail: String(error) });
          host.report(page, { kind: 'hydration', node: key, message: String(error) });
        },
      });
    });
  });
  await Promise.all(hydrated);
  performance.mark('gala:hydrated');
  catchUp(page, kernel);
  void afterPaint()
    .then(() => start(page))
    .catch(noLive);
  return page;
}

/** From the moment of the pre-rendering to now: identity, phase, day, place. */
function catchUp(page: Page, kernel: Kernel): void {
  const { store } = page;
  store.set(page.signedIn, kernel.identity.token !== '');
  store.set(page.inApp, kernel.place.inApp);
  const update = (): void => {
    store.set(page.phase, kernel.now.phase);
    store.set(page.day, kernel.now.day);
  };
  update();
  kernel.onChange(update);
}

/** What is on the screen comes first; data, tools and texts load after it. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
