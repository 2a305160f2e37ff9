import { afterEach, describe, expect, inject, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { playMedia } from '../../.storybook/media.ts';
import { baselineFamilies, type MainStory } from '../../tools/baseline/run.ts';
import { drawMainStory } from './draw-main-story.ts';

/** The browser's own forced colours, or not. */
const force = (value: 'active' | 'none') =>
  (cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    },
  );

afterEach(() => force('none'));

const isSeen = (colour: string): boolean => !/[,/] ?0\)$/.test(colour);

/** How each part of the page is painted, whatever the colours of the system are. */
function painted(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      const { backgroundColor, backgroundImage, boxShadow, textShadow, borderTopWidth } = style;
      const ground = `${isSeen(backgroundColor) ? 'covers' : 'lets through'}, ${/url\(/.test(backgroundImage) ? 'picture' : /gradient/.test(backgroundImage) ? 'shades' : 'nothing'}`;
      return [
        `${element.tagName}.${element.className}${pseudo ?? ''}: ${ground}, ${borderTopWidth}, ${boxShadow}, ${textShadow}`,
      ];
    }),
  );
}

describe('forced colours that the toolbar plays', () => {
  it.each(['ranking-list', 'button', 'tabs', 'countdown', 'hero', 'exchange-grid'])(
    '%s is painted as the browser paints it',
    async (widget) => {
      const story: MainStory = { widget, story: 'Filled' };
      await drawMainStory(story, baselineFamilies[0]);
      await force('active');
      const really = painted();
      await force('none');
      const back = playMedia({ forcedColours: true });
      const played = painted();
      back();
      expect(document.querySelector('[data-few-covers], [data-few-shaded]')).toBeNull();
      expect(really.length).toBeGreaterThan(3);
      expect(played).toEqual(really);
    },
  );

  it('what comes later is painted as well', async () => {
    await drawMainStory({ widget: 'button', story: 'Filled' }, baselineFamilies[0]);
    const back = playMedia({ forcedColours: true });
    const late = document.createElement('p');
    late.style.background = 'linear-gradient(red, blue) green';
    document.querySelector('main')?.append(late);
    await expect.poll(() => getComputedStyle(late).backgroundImage).toBe('none');
    back();
    expect(getComputedStyle(late).backgroundImage).toMatch(/gradient/);
  });
});

/** An element, and what its style puts before and behind its content. */
const stylesOf = (element: Element): CSSStyleDeclaration[] =>
  [undefined, '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return pseudo && style.content === 'none' ? [] : [style];
  });

const hasEdge = (style: CSSStyleDeclaration): boolean =>
  (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px',
  );

/** Painted in a shape of its own: by a ground, an edge or a shadow. */
const hasShape = (style: CSSStyleDeclaration): boolean =>
  isSeen(style.backgroundColor) ||
  style.backgroundImage !== 'none' ||
  style.boxShadow !== 'none' ||
  hasEdge(style);

/** What is pressed and has a shape. Boxes to tick are the browser's own. */
const shaped = (): Element[] =>
  [...document.querySelectorAll('button, .btn, [role="tab"], input, select, textarea')].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      stylesOf(one).some(hasShape),
  );

/** What says of one among several that it is the one: the tab that is open, the part that one is at, the answer that one gave. */
const CHOSEN = ['aria-current', 'aria-selected', 'aria-pressed'].map(
  (name) => `[${name}]:not([${name}="false"])`,
);

/** Edges, lines, marks and weight of something and all in it: what colours that are forced leave. */
const lookOf = (one: Element): string =>
  [one, ...one.querySelectorAll('*')]
    .flatMap((part) => stylesOf(part))
    .map(({ borderTop, borderBottom, outline, fontWeight, textDecorationLine, content, backgroundColor }) =>
      [borderTop, borderBottom, outline, fontWeight, textDecorationLine, content, backgroundColor].join(),
    )
    .join();

/** Of what is chosen, each with one that is not and is else like it. */
const pairs = (): [Element, Element][] =>
  [...document.querySelectorAll(CHOSEN.join())].flatMap((one): [Element, Element][] => {
    const [own = ''] = one.classList;
    const other = [...document.getElementsByClassName(own)].find((each) => !each.matches(CHOSEN.join()));
    return one.checkVisibility() && own !== '' && other ? [[one, other]] : [];
  });

/** The line around something, with the focus and without. */
function rings(one: HTMLElement): [string, string] {
  const ring = () => [one, one.firstElementChild ?? one].map((part) => getComputedStyle(part).outline).join();
  one.focus();
  const there = ring();
  one.blur();
  return [there, ring()];
}

describe('forced colours', () => {
  it.each(['tabs', 'anchor-bar', 'outlet'])(
    '%s: what is chosen is told from what is not, and the focus has a ring beside it',
    async (widget) => {
      await drawMainStory({ widget, story: 'Filled' }, baselineFamilies[0]);
      await force('active');
      const found = pairs();
      expect(found.length).toBeGreaterThan(0);
      expect(
        found.filter(([one, other]) => lookOf(one) === lookOf(other)).map(([one]) => one.className),
      ).toEqual([]);
      expect(
        found.filter(([one]) => new Set(rings(one as HTMLElement)).size < 2).map(([one]) => one.className),
      ).toEqual([]);
    },
  );

  it.each([...inject('baseline').now])('$widget: what is pressed keeps its shape', async (story) => {
    await drawMainStory(story, baselineFamilies[0]);
    const pressed = shaped();
    await force('active');
    // A picture stays as it is, and has the shape of what it fills.
    const lost = pressed.filter((one) => !stylesOf(one).some(hasEdge) && !one.querySelector('img'));
    expect(lost.map((one) => `${one.localName}.${one.className}`)).toEqual([]);
  });

  it('a shape that is lost is told', async () => {
    await drawMainStory({ widget: 'button', story: 'Filled' }, baselineFamilies[0]);
    const [button] = shaped();
    await force('active');
    expect(button && stylesOf(button).some(hasEdge)).toBe(true);
    (button as HTMLElement).style.border = '0';
    expect(button && stylesOf(button).some(hasEdge)).toBe(false);
  });
});
