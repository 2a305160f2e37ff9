import { contrast } from '../tools/testing/contrast.ts';

/** Red, green and blue from 0 to 255, and from 0 to 1 how much of them is seen. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const BLACK: Colour = [0, 0, 0, 1];
const WHITE: Colour = [255, 255, 255, 1];

const read = new Map<string, Colour>();
let canvas: OffscreenCanvasRenderingContext2D | null = null;

/** Whatever notation a computed style has. */
function colourOf(text: string): Colour {
  const known = read.get(text);
  if (known) return known;
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const found: Colour = [red, green, blue, alpha / 255];
  read.set(text, found);
  return found;
}

const mixed = (top: Colour, share: number, below: Colour): Colour => {
  const one = (at: 0 | 1 | 2): number => top[at] * share + below[at] * (1 - share);
  return [one(0), one(1), one(2), 1];
};
const over = (top: Colour, below: Colour): Colour => mixed(top, top[3], below);

const hexOf = (colour: Colour): string =>
  `#${colour
    .slice(0, 3)
    .map((one) => Math.round(one).toString(16).padStart(2, '0'))
    .join('')}`;

const each = (colours: readonly Colour[]): Colour[] => [
  ...new Map(colours.map((one) => [hexOf(one), one])).values(),
];

const COLOURS = /(?:rgba?|hsla?|color|oklab|oklch|lab|lch)\([^()]*\)/g;

const coloursIn = (text: string): Colour[] => (text.match(COLOURS) ?? []).map(colourOf);

/** What one box paints: its colour, the stops of its gradients, and whether a picture of any colour lies there. */
interface Paint {
  readonly ground: Colour;
  readonly shades: readonly Colour[];
  readonly picture: boolean;
}

function paintOf(style: CSSStyleDeclaration, isPicture: boolean): Paint {
  const images = [style.backgroundImage, style.borderImageSource].join();
  return {
    ground: colourOf(style.backgroundColor),
    shades: coloursIn(images),
    picture: isPicture || images.includes('url('),
  };
}

/** What may lie behind letters once a box has been painted. @param isSure whether the box lies there at all */
function behind(grounds: readonly Colour[], paint: Paint, isSure: boolean): Colour[] {
  const painted = grounds.map((one) => over(paint.ground, one));
  const shaded = painted.flatMap((one) => paint.shades.map((shade) => over(shade, one)));
  return each([...(isSure ? [] : grounds), ...painted, ...shaded, ...(paint.picture ? [BLACK, WHITE] : [])]);
}

interface Box {
  readonly element: Element;
  readonly rect: DOMRect;
  readonly self: Paint;
  /** Of what its style puts before and behind its content. */
  readonly around: readonly Paint[];
}

const paints = ({ ground, shades, picture }: Paint): boolean =>
  ground[3] > 0 || picture || shades.some((one) => one[3] > 0);

function boxOf(element: Element): Box {
  const self = paintOf(getComputedStyle(element), element.matches('img, svg, canvas, video'));
  const around = ['::before', '::after'].flatMap((place) => {
    const style = getComputedStyle(element, place);
    return style.content === 'none' ? [] : [paintOf(style, style.content.includes('url('))];
  });
  return { element, rect: element.getBoundingClientRect(), self, around: around.filter(paints) };
}

/** From the root down to it. */
function lineOf(element: Element): Element[] {
  const line: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) line.unshift(one);
  return line;
}

/** The middle of what is seen of letters, where what is around them cuts off the rest; undefined where nothing is. */
function middleOf(letters: DOMRect, line: readonly Element[]): { x: number; y: number } | undefined {
  let { left, right, top, bottom } = letters;
  for (const one of line) {
    if (getComputedStyle(one).overflowX === 'visible') continue;
    const room = one.getBoundingClientRect();
    [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
    [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
  }
  return right - left < 4 || bottom - top < 4 ? undefined : { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Letters that come or go are judged when they stand. */
const fades = (element: Element): boolean =>
  element.getAnimations().some(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    return effect
      .getKeyframes()
      .some((frame) => Object.keys(frame).some((key) => /opacity|color/i.test(key)));
  });

/** Letters of WCAG's size: 18 pt, or 14 pt and bold. */
const leastOf = ({ fontSize, fontWeight }: CSSStyleDeclaration): number => {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
};

/** The best contrast that letters in the middle of a line can have with what may lie behind them. */
function best(element: Element, x: number, y: number, boxes: ReadonlyMap<Element, Box>): number {
  const lies = ({ rect: { left, right, top, bottom } }: Box): boolean =>
    left <= x && x <= right && top <= y && y <= bottom;
  const line = lineOf(element);
  const faded: { share: number; below: readonly Colour[] }[] = [];
  let grounds: Colour[] = [WHITE];
  for (const [at, one] of line.entries()) {
    const share = Number(getComputedStyle(one).opacity);
    if (share < 1) faded.unshift({ share, below: grounds });
    const box = boxes.get(one);
    if (!box) continue;
    // The ground of the root and of the body is the whole page's.
    if (at < 2 || lies(box)) grounds = behind(grounds, box.self, true);
    for (const paint of box.around) grounds = behind(grounds, paint, false);
    // What stands beside the way to the letters may lie below them.
    const next = line[at + 1];
    if (next === undefined) break;
    for (const beside of boxes.values()) {
      if (beside.element === one || !one.contains(beside.element) || next.contains(beside.element)) continue;
      if (!lies(beside)) continue;
      for (const paint of [beside.self, ...beside.around]) grounds = behind(grounds, paint, false);
    }
  }
  const style = getComputedStyle(element);
  const stroke = Number.parseFloat(style.webkitTextStrokeWidth) > 0 ? style.webkitTextStrokeColor : '';
  const edges = coloursIn(`${style.textShadow} ${stroke}`);
  const letters = colourOf(style.webkitTextFillColor);
  let most = 1;
  for (const ground of each([
    ...grounds,
    ...edges.flatMap((one) => grounds.map((below) => over(one, below))),
  ])) {
    let pairs = [{ letter: over(letters, ground), ground }];
    for (const { share, below } of faded)
      pairs = pairs.flatMap((pair) =>
        below.map((one) => ({
          letter: mixed(pair.letter, share, one),
          ground: mixed(pair.ground, share, one),
        })),
      );
    for (const pair of pairs) most = Math.max(most, contrast(hexOf(pair.letter), hexOf(pair.ground)));
  }
  return most;
}

/**
 * Lines whose letters stand out from nothing that may lie behind them: neither from a stop of a gradient, nor from what a style puts
 * before and behind, nor from black and white where a picture is. axe leaves all these unjudged.
 */
export function paleLetters(root: Element): string[] {
  const boxes = new Map<Element, Box>();
  for (const element of [...lineOf(root), ...root.querySelectorAll('*')]) {
    const box = boxOf(element);
    if (paints(box.self) || box.around.length > 0) boxes.set(element, box);
  }
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    // What cannot be pressed need not be readable (WCAG 2.2, 1.4.3).
    if (!element || !/[\p{L}\p{N}]/u.test(text)) continue;
    if (element.closest('script, style, .sr-only, .skeleton, [inert], :disabled, [aria-disabled="true"]'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (style.webkitBackgroundClip === 'text' || lineOf(element).some(fades)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const middle = middleOf(range.getBoundingClientRect(), lineOf(element));
    if (!middle) continue;
    const ratio = best(element, middle.x, middle.y, boxes);
    const least = leastOf(style);
    if (Number(ratio.toFixed(2)) < least)
      found.push(
        `${text.slice(0, 40)} (${element.localName}.${element.className}): ${ratio.toFixed(2)} < ${least}`,
      );
  }
  return found;
}
