// The code beside the page that hands it over to a phone, where a wide screen with a mouse leaves its column alone (decision 0190).
import type { Language } from '../../engine/i18n/language.ts';
import { adoptStyle } from '../../engine/platform/styles/adopt-style.ts';
import type { unneededPart } from '../kernel/load-part.ts';
import type { Kernel } from '../stages.ts';
import css from './rail.css?inline';
import texts from './texts.json';

/** Side of the picture, px: what its style shows at most. */
const SIDE = 204;

const textOf = (key: keyof typeof texts, lang: Language): string => texts[key][lang];

/** The page is no page of that address: nobody wants the way to it on a phone. */
const isMissing = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (visit?.responseStatus ?? 0) >= 400;
};

/** A page may bring something of its own that a wide screen has in the same place: its widget says so. */
const hasOwn = (): boolean => document.querySelector('[data-beside]') !== null;

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), { className: part });

/**
 * Puts the code beside the page, and the next one where another page has taken its place in a frame. Where it cannot be drawn nothing
 * stands there, until the network is back or somebody looks at the page again.
 *
 * @param wide whether there is room for it
 * @param part loads what a page does without; given, as by the frame
 */
export function startRail(kernel: Kernel, wide: MediaQueryList, part: typeof unneededPart): void {
  if (isMissing()) return;
  adoptStyle(css);
  const rail = element('aside', 'rail');
  const title = element('p', 'rail__title');
  // The family's own frame, where it has drawn one (engine/render/parts/panel.css).
  const card = element('div', 'rail__card part-panel');
  const code = element('img', 'rail__code');
  const words = element('p', 'rail__words');
  Object.assign(code, { width: SIDE, height: SIDE });
  card.append(code, words);
  rail.append(title, card);
  /** Of which path the code is. */
  let drawn: string | undefined;

  const show = (): void => {
    rail.hidden = !wide.matches || drawn !== location.pathname || hasOwn();
  };
  const draw = async (): Promise<void> => {
    show();
    const path = location.pathname;
    if (drawn === path || hasOwn() || !wide.matches) return;
    const { identity, data } = kernel;
    const { model } = data;
    const [{ shareUrl }, { qrOf }] = await part(() =>
      Promise.all([import('../share/share-url.ts'), import('../opening/open-in-app.ts')]),
    );
    // Of this page, not of the one that it asks to be shared: that is where its reader wants to go on.
    const picture = await qrOf({ identity }, shareUrl({ model, identity }, path), SIDE);
    // Another page may have come meanwhile, with a drawing of its own.
    if (!picture || path !== location.pathname) return;
    title.textContent = model.title;
    words.textContent = textOf('rail_scan', model.lang);
    code.alt = textOf('rail_code', model.lang).replace('{{title}}', () => model.title);
    code.src = picture;
    rail.setAttribute('aria-label', words.textContent);
    drawn = path;
    if (!rail.isConnected) document.body.append(rail);
    show();
  };
  const tryDrawing = (): void => void draw().catch(() => undefined);

  kernel.beside = tryDrawing;
  wide.addEventListener('change', tryDrawing);
  addEventListener('online', tryDrawing);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryDrawing();
  });
  tryDrawing();
}
