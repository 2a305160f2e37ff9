// Pages inside a frame: a link to one of them changes the address and what stands in the outlet, without a load.
import { UNSAFE_createBrowserHistory, UNSAFE_createRouter } from 'react-router-dom';
import { hrefOf } from '../../engine/document/anywhere/href.ts';
import { navigationCancelled, navigationDuplicated } from '../../engine/errors/frame-texts.ts';
import type { Kernel } from '../stages.ts';
import { carryOn } from './carry-on.ts';
import { fetchPage } from './fetch-page.ts';
import { markCurrent, putIn, readPage } from './page-in.ts';
import { isPlainClick } from './plain-click.ts';
import { keepScroll } from './scroll.ts';

/** Takes over the links to the pages of the frame. Whatever cannot be shown inside is loaded as if nothing stood here. */
export function startFrame(kernel: Kernel): void {
  const paths = kernel.data.model.frame?.pages ?? [];
  const query = `?lang=${kernel.data.model.lang}`;
  const open = location.pathname;
  // Gone back before this script was there: the address is already that of another page.
  if (paths.includes(open) && open !== hrefOf(kernel.data.model.route)) {
    location.reload();
    return;
  }
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

  const inside = (address: string): URL | undefined => {
    const url = new URL(address, location.href);
    return url.origin === location.origin && url.hash === '' && paths.includes(url.pathname)
      ? url
      : undefined;
  };
  kernel.inside = (address) => {
    const url = inside(address);
    if (!url || document.querySelector('dialog[open]')) return false;
    if (url.pathname === shown && url.pathname === wanted) console.info(navigationDuplicated(shown));
    else void router.navigate(url.pathname + url.search);
    return true;
  };
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event);
    if (link && kernel.inside?.(link.href)) event.preventDefault();
  });
  // On its way when the finger comes down: the click follows a tenth of a second later.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const url = link && inside(link.href);
      if (url && url.pathname !== shown) fetchPage(url.pathname, query).catch(() => undefined);
    },
    { passive: true },
  );
}

/** The page that is open, once it has opened; a page that could not is none. */
const settled = ({ core }: Kernel) => core.catch(() => undefined);

/** Readers hear the heading of the page inside, and the title around it. */
function focusOn(place: HTMLElement): void {
  const heading = place.querySelector<HTMLElement>('h1,h2,h3') ?? place;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
