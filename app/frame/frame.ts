// Pages inside a frame: a link to one of them changes the address and what stands in the outlet, without a load.
import { hrefOf } from '../../engine/document/anywhere/href.ts';
import type { unneededPart } from '../kernel/load-part.ts';
import type { Open } from '../router/router.ts';
import type { Kernel } from '../stages.ts';
import { fetchPage } from './fetch-page.ts';
import { isPlainClick } from './plain-click.ts';
import { showCurrent } from './show-current.ts';

/**
 * Takes over the links to the pages of the frame; what changes them comes with the first touch (decision 0125). Whatever cannot be
 * shown inside is loaded as if nothing stood here.
 *
 * @param part loads what a link does without where it does not come; given, as each page would carry the name of what the kernel hands out
 */
export function startFrame(kernel: Kernel, part: typeof unneededPart): void {
  const paths = kernel.data.model.frame?.pages ?? [];
  const query = `?lang=${kernel.data.model.lang}`;
  const own = hrefOf(kernel.data.model.route);
  let router: Promise<Open> | undefined;
  let isThere = false;
  showCurrent(document);

  /** Gone back before the router was there: the address is already that of another page. */
  const reloadElsewhere = (): void => {
    const { pathname } = location;
    if (!isThere && pathname !== own && paths.includes(pathname)) location.reload();
  };
  const load = (): Promise<Open> => {
    router ??= part(() => import('../router/router.ts')).then(({ startRouter }) => {
      reloadElsewhere();
      isThere = true;
      return startRouter(kernel, paths, query);
    });
    return router;
  };
  const ready = (): void => void load().catch(() => undefined);
  reloadElsewhere();
  addEventListener('popstate', reloadElsewhere);
  // Where pages have been changed before, the way back leads to one of them.
  if ((history.state as { idx?: number } | null)?.idx !== undefined) ready();
  for (const name of ['pointerdown', 'keydown'])
    document.addEventListener(name, ready, { once: true, passive: true });

  const inside = (address: string): URL | undefined => {
    const url = new URL(address, location.href);
    return url.origin === location.origin && url.hash === '' && paths.includes(url.pathname)
      ? url
      : undefined;
  };
  kernel.inside = (address) => {
    const url = inside(address);
    if (!url || document.querySelector('dialog[open]')) return false;
    load().then(
      (open) => open(url),
      () => location.assign(url),
    );
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
      if (url && url.pathname !== location.pathname) fetchPage(url.pathname, query).catch(() => undefined);
    },
    { passive: true },
  );
}
