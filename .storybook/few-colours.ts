/** What stands in a page: an element itself, and what its style puts before and behind its content. */
const PLACES = { self: '', before: '::before', after: '::after' } as const;

type Place = keyof typeof PLACES;

/** Says of an element which of its places have a ground that covers, and which are painted with gradients alone. */
const COVERS = 'data-few-covers';
const SHADED = 'data-few-shaded';

const selected = (attribute: string): string =>
  Object.entries(PLACES)
    .map(([place, pseudo]) => `[${attribute}~="${place}"]${pseudo}`)
    .join();

/**
 * Colours of a system with few, as CSS Color Adjustment 1 (3.1) puts them in the place of a page's own: a ground that lets through what
 * is below it goes on doing so, pictures stay, gradients and shadows do not.
 */
const fewColours = `*, *::before, *::after {
  color: CanvasText !important; border-color: currentColor !important; outline-color: currentColor !important;
  text-decoration-color: currentColor !important; box-shadow: none !important; text-shadow: none !important;
}
${selected(COVERS)} { background-color: Canvas !important }
${selected(SHADED)} { background-image: none !important }
a, a *, a::before, a::after { color: LinkText !important }
button, button * { color: ButtonText !important }
button[${COVERS}~="self"] { background-color: ButtonFace !important }
:disabled, :disabled * { color: GrayText !important }`;

/** A colour that is seen at all, as the browser writes it: `rgba(0, 0, 0, 0)`, `color(srgb 1 0 0 / 0)`. */
const isSeen = (colour: string): boolean => !/[,/] ?0\)$/.test(colour) && colour !== 'transparent';

const placesOf = (element: Element, is: (style: CSSStyleDeclaration) => boolean): Place[] =>
  (Object.keys(PLACES) as Place[]).filter((place) => {
    const style = getComputedStyle(element, PLACES[place] || undefined);
    return (place === 'self' || style.content !== 'none') && is(style);
  });

/** Says how elements are painted by the page's own style, which is what counts. */
function tell(elements: readonly Element[]): void {
  for (const element of elements) for (const one of [COVERS, SHADED]) element.removeAttribute(one);
  const told = elements.map((element) => ({
    element,
    covers: placesOf(element, ({ backgroundColor }) => isSeen(backgroundColor)),
    shaded: placesOf(
      element,
      ({ backgroundImage }) => /gradient/.test(backgroundImage) && !/url\(/.test(backgroundImage),
    ),
  }));
  for (const { element, covers, shaded } of told) {
    if (covers.length > 0) element.setAttribute(COVERS, covers.join(' '));
    if (shaded.length > 0) element.setAttribute(SHADED, shaded.join(' '));
  }
}

const below = (element: Element): Element[] => [element, ...element.querySelectorAll('*')];

/**
 * Plays forced colours on the whole document, and on what comes into it.
 * @returns takes it back
 */
export function forceColours(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fewColours);
  document.adoptedStyleSheets.push(sheet);
  tell(below(document.documentElement));
  const watch = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target }) =>
      target instanceof Element && target.isConnected ? below(target) : [],
    );
    tell([...new Set(changed)]);
    // What has just been told is no news.
    watch.takeRecords();
  });
  watch.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'disabled', 'aria-selected', 'aria-pressed', 'aria-current'],
  });
  return () => {
    watch.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    for (const element of below(document.documentElement))
      for (const one of [COVERS, SHADED]) element.removeAttribute(one);
  };
}
