/** Characters small enough for a scene: without their finest lines, in whole numbers, their common shapes shared. */
import { oval, t } from '../draw.ts';
import { assemble } from './figure.ts';
import { FIGURES } from './types.ts';

/** Where a character stands: the middle of its shadow, and its size. */
type Place = readonly [code: string, x: number, y: number, scale: number];

interface Drawn {
  paints: string;
  drawing: string;
}

/** Rounds a number of path data; a minus sign that goes leaves a space behind. */
function whole(text: string): string {
  const value = Math.round(Number(text));
  return text.startsWith('-') && value >= 0 ? ' 0' : String(value);
}

function guest(code: string, index: number): Drawn {
  const figure = FIGURES.find((one) => one.code === code);
  if (!figure) throw new Error(`no figure ${code}`);
  const { paints, drawing } = assemble(figure);
  const slim = drawing
    .replace(/<path [^>]*fill="none"[^>]* opacity="[^"]*"\/>/g, '')
    .replace(/<(path|ellipse|circle) [^>]*fill="#[0-9a-f]+" opacity="[^"]*"\/>/g, '')
    .replaceAll(/<path d="M-15-4L-20-6"[^>]*>/g, '')
    .replaceAll(/ c[xy]="0"/g, '')
    .replace(/(?: d| c[xy]| r[xy]?)="[^"]+"/g, (data) => data.replace(/-?\d*\.\d+/g, whole));
  // At this size a colour needs no darker end, and one that is used four times at most no gradient at all.
  const plain = paints.replace(/(<linearGradient[^>]*><stop[^>]*><stop[^>]*>)<stop[^>]*>/g, '$1');
  const rare = [
    ...plain.matchAll(/<linearGradient id="(~[^"]+)".*?stop-color="[^"]+".*?stop-color="([^"]+)"/g),
  ].filter(([, id = '']) => slim.split(`url(#${id})`).length < 6);
  const flat = rare.reduce((svg, [, id = '', colour = '']) => svg.replaceAll(`url(#${id})`, colour), slim);
  const own = (svg: string): string => svg.replaceAll('~', `~${index}`);
  return { paints: own(plain), drawing: own(flat) };
}

/** Shapes that come again are drawn once and placed by reference. */
function share(svg: string): Drawn {
  const count = new Map<string, number>();
  for (const [, d = ''] of svg.matchAll(/<path d="([^"]{30,})"/g)) count.set(d, (count.get(d) ?? 0) + 1);
  // A definition costs its own text and some 20 bytes, a reference about 12 more than no path at all.
  const often = [...count].filter(([d, n]) => (n - 1) * d.length > 22 + n * 12).map(([d]) => d);
  return {
    paints: often.map((d, i) => `<path id="~x${i}" d="${d}"/>`).join(''),
    drawing: often.reduce((text, d, i) => text.replaceAll(`<path d="${d}"`, `<use href="#~x${i}"`), svg),
  };
}

/** The characters at their places, the first farthest away. */
export function crowd(cast: readonly Place[]): Drawn {
  const guests = cast.map(([code], i) => guest(code, i));
  const shared = share(
    cast
      .map(
        ([, x, y, s], i) =>
          oval(x, y, 60 * s, 8 * s, '#2a1440', 'opacity=".35"') +
          t`<g transform="translate(${x - 160 * s} ${y - 336 * s})scale(${String(s)})">${guests[i]?.drawing ?? ''}</g>`,
      )
      .join(''),
  );
  return { paints: guests.map((one) => one.paints).join('') + shared.paints, drawing: shared.drawing };
}
