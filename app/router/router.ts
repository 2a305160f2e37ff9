// Changes what stands inside a frame, and what the address and the history say of it. Loaded with the first touch (app/frame).
import { UNSAFE_createBrowserHistory, UNSAFE_createRouter } from 'react-router-dom';
import { navigationCancelled, navigationDuplicated } from '../../engine/errors/frame-texts.ts';
import { fetchPage } from '../frame/fetch-page.ts';
import type { Kernel } from '../stages.ts';
import { carryOn } from './carry-on.ts';
import { markCurrent, putIn, readPage } from './page-in.ts';
import { keepScroll } from './scroll.ts';

/** Opens a page of the frame inside it. */
export type Open = (url: URL) => void;

/**
 * @param paths of the frame's pages
 * @param query what says in which language they are asked for
 */
export function startRouter(kernel: Kernel, paths: readonly string[], query: string): Open {
  const open = location.pathname;
  // The router without its React part: what it shows is a page of ours, not a tree of its own.
  const router = UNSAFE_createRouter({
    history: UNSAFE_createBrowserHistory({ window }),
    routes: paths.map((path) => ({
      id: path,
      path,
      caseSensitive: true,
      loader: () => fetchPage(path, query),
      // A sheet over the page, or a part of it, is no other page.
      shouldRevalidate: () => false,
    })),
    hydrationData: { loaderData: { [open]: null } },
  }).initialize();
  const scroll = keepScroll(window);
  let shown = open;
  let wanted = open;

  const show = async (path: string, key: string, back: boolean): Promise<void> => {
    const page = readPage(await fetchPage(path, query), document);
    const old = await settled(kernel);
    if (path !== wanted) return;
    // Before its live parts go, and the page with them is shorter.
    scroll.leave();
    old?.close();
    const place = putIn(page, document);
    markCurrent(document, path);
    shown = path;
    kernel.core = Promise.resolve(undefined);
    document.documentElement.dataset.phase = page.data.phase;
    kernel.begin(page.data);
    kernel.beside?.();
    void kernel.telemetry().then(
      (one) => one.view(),
      () => undefined,
    );
    if (old) void carryOn(old.page, kernel);
    // Nobody has kept where the visitor is.
    else kernel.locating = false;
    focusOn(place);
    const again = scroll.enter(key, back, place.parentElement ?? place);
    void kernel.hydrated.then(() => requestAnimationFrame(again), again);
  };

  router.subscribe(({ location: { pathname, key }, navigation, historyAction, errors }) => {
    if (navigation.location) {
      const next = navigation.location.pathname;
      if (wanted !== shown && wanted !== next) console.info(navigationCancelled(shown, wanted));
      wanted = next;
      return;
    }
    if (pathname === shown) return void scroll.stay(key);
    wanted = pathname;
    // The address is that of the page already: it is loaded as it stands.
    if (errors) return location.reload();
    show(pathname, key, historyAction === 'POP').catch(() => location.reload());
  });

  return (url) => {
    if (url.pathname === shown && url.pathname === wanted) console.info(navigationDuplicated(shown));
    else void router.navigate(url.pathname + url.search);
  };
}

/** The page that is open, once it has opened; a page that could not is none. */
const settled = ({ core }: Kernel) => core.catch(() => undefined);

/** Readers hear the heading of the page inside, and the title around it. */
function focusOn(place: HTMLElement): void {
  const heading = place.querySelector<HTMLElement>('h1,h2,h3') ?? place;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
