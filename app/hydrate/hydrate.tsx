// React takes over the live nodes of the page.
import { paramsAt } from '../../engine/document/anywhere/match-route.ts';
import type { CompiledNode } from '../../engine/document/page-model.ts';
import { catchUpWith } from '../../engine/page/create-page.ts';
import type { Page } from '../../engine/page/page.ts';
import { afterFrame } from '../../engine/platform/after-frame.ts';
import { adoptStyle } from '../../engine/platform/styles/adopt-style.ts';
import { isLeftOut } from '../../engine/render/is-left-out.ts';
import { IslandRoot } from '../../engine/render/island-root.tsx';
import liveStyle from '../../engine/render/live.css?inline';
import type { PageView } from '../../engine/render/page-context.tsx';
import { startTrouble } from '../../engine/render/trouble.tsx';
import type { Core, Kernel } from '../stages.ts';
import { showOrnaments } from '../start/ask-next.ts';
import { EarlyDrawing } from './early-drawing.ts';
import { bringWidgets } from './page-widgets.ts';
import { readOrnaments } from './read-ornaments.ts';
import { showCoin } from './show-coin.ts';
import { type LivePart, takeOver } from './take-over.ts';
import { keepTyped } from './typed-before.ts';

// A page has of it what it shows at first.
adoptStyle(liveStyle);

/** Pages in a frame after the first one begin with it. */
let isReactThere = false;

/** Live parts of a frame, by key: they stay while pages change inside. */
const staying = new Map<string, LivePart>();

/** A live node and where its markup stands. */
interface Island {
  readonly key: string;
  readonly node: CompiledNode;
  readonly element: Element;
  readonly view: PageView;
}

/** Hydrates all islands; resolves when React has them. */
export async function hydrate(kernel: Kernel, core: Core): Promise<void> {
  const { data } = kernel;
  const { page, widgets } = core;
  await bringWidgets(widgets, data.widgets, data.widgetFile);
  // Another page has taken the place of this one meanwhile: what has its keys now is not its own.
  if (core.closed.aborted) return;
  const popups = Object.values(page.model.popups).flatMap(({ body }) => body);
  startTrouble(page, [...Object.values(data.islands), ...popups]);
  const islands = Object.entries(data.islands).flatMap(([key, node]): Island[] => {
    const element = document.querySelector(`[data-island="${CSS.escape(key)}"]`);
    return element
      ? [{ key, node, element, view: { page, widgets, near: nearness(element, core.closed) } }]
      : [];
  });
  const failed = (error: unknown): void => kernel.report({ kind: 'load', message: String(error) });
  catchUp(page, kernel);
  // It begins in a turn of its own, with what is drawn meanwhile.
  const live = core.live();
  const early = isReactThere ? undefined : drawEarly(page, islands, core.closed);
  early?.draw();
  void live.then(() => early?.draw(), failed);
  const { hydrateRoot, flushSync } = await import('./react-dom.ts');
  isReactThere = true;
  if (core.closed.aborted) return;
  early?.end();
  page.world.sources.draw = undefined;
  const giveBack = keepTyped(document);
  const hydrated = islands.map(
    ({ key, node, element, view }) =>
      new Promise<void>((resolve) => {
        // Left before React has it, it is waited for no longer.
        core.closed.addEventListener('abort', () => resolve());
        const island = (ready: () => void) => <IslandRoot view={view} node={node} onReady={ready} />;
        const before = staying.get(key);
        if (before) return before.draw(island(resolve));
        const both = (taken: () => void) =>
          island(() => {
            taken();
            resolve();
          });
        const root = takeOver(hydrateRoot, element, both, {
          identifierPrefix: key,
          onRecoverableError: (error) => {
            performance.mark('gala:mismatch', { detail: String(error) });
            page.world.telemetry.report({ kind: 'hydration', node: key, message: String(error) });
          },
        });
        if (data.model.frame && !element.closest('[data-outlet]')) staying.set(key, root);
        else core.closed.addEventListener('abort', root.end);
      }),
  );
  await Promise.all(hydrated);
  giveBack();
  if (core.closed.aborted) return;
  // What the markup was drawn from nobody needs any more.
  for (const { view } of islands) delete view.shown;
  page.world.sources.draw = flushSync;
  performance.mark('gala:hydrated');
  void afterPaint()
    .then(core.live)
    .then(() => readOrnaments(document))
    .then(() => {
      showOrnaments(document);
      showCoin(document, data.coin);
    })
    .then(kernel.complete)
    .catch(failed);
}

/**
 * Draws, until React comes, what the page learns by then: of what is near at once, of what is far one part a turn. A part that is not
 * drawn shows what it was pre-rendered with.
 */
function drawEarly(page: Page, islands: readonly Island[], closed: AbortSignal): EarlyDrawing {
  const early = new EarlyDrawing(page);
  const parts = islands.filter(({ key }) => !staying.has(key));
  for (const { view } of parts) view.shown = early.before;
  const add = ({ element, view, node }: Island): void =>
    early.add(element, view, () => <IslandRoot view={view} node={node} />);
  const far = parts.filter((one) => {
    const isFar = isLeftOut(one.element);
    if (!isFar) add(one);
    return isFar;
  });
  const next = (): void => {
    const [one] = far.splice(0, 1);
    if (one === undefined || early.over || closed.aborted) return;
    add(one);
    setTimeout(next);
  };
  setTimeout(next);
  page.world.sources.draw = (change) => {
    change();
    early.draw();
  };
  return early;
}

/** Tells whether the element is within a screen of the screen: what is, is drawn first. */
function nearness(element: Element, closed: AbortSignal): () => boolean {
  let near = true;
  const observer = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? true;
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  closed.addEventListener('abort', () => observer.disconnect());
  return () => near;
}

/** From the moment of the pre-rendering to now: identity, phase, day, place. */
function catchUp(page: Page, kernel: Kernel): void {
  const { store } = page;
  const update = (): void => {
    store.set(page.phase, kernel.now.phase);
    store.set(page.day, kernel.now.day);
  };
  let known = kernel.ticking && kernel.clock.synced;
  catchUpWith(page, () => {
    store.set(page.signedIn, kernel.identity.token !== '');
    store.set(page.inApp, kernel.place.inApp);
    store.set(page.params, { ...page.model.params, ...paramsAt(page.model.route, location.pathname) });
    update();
  });
  // The server may tell its time after React is there: what it changes is no day that passes, but where the page begins.
  kernel.onChange(() => {
    if (known) return update();
    known = kernel.clock.synced;
    catchUpWith(page, update);
  });
  // What the app can do is asked on pages that differ by it, and in an app alone.
  if (kernel.place.inApp && JSON.stringify(kernel.data.islands).includes('"requires":')) {
    void import('../bridge/app-bridge.ts')
      .then(({ bridge }) => bridge())
      .then((one) => store.set(page.can, one.capabilities()))
      .catch((error: unknown) => kernel.report({ kind: 'load', message: String(error) }));
  }
}

/** What is on the screen comes first; data, tools and texts load after it. */
const afterPaint = (): Promise<void> => new Promise(afterFrame);
