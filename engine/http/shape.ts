import { truncate } from '../i18n/text-width.ts';
import { uniqueRows } from './unique-rows.ts';

/**
 * What an answer must be, as compact as a phone needs it; `npm run types` makes it from `schemas/api`.
 *
 * | form | value |
 * |---|---|
 * | `"s"`, `"b"` | a text, a boolean |
 * | `"i0,100"` | a whole number with its least and its most, either of which may be left out |
 * | `"=open\|over"` | one of these texts |
 * | `"^\\d+$"` | a text of this pattern |
 * | `"n"`, `"p"` | a person's name, a picture's address: put right, never refused |
 * | `[null, shape]` | null as well |
 * | `[shape, least, most]` | a list of so many |
 * | `{ "key": shape, "may?": shape }` | an object; what it has beyond that is kept |
 */
export type Shape = string | ListShape | { readonly [key: string]: Shape };
type ListShape = readonly (Shape | number | null)[];

const isList = (shape: Shape): shape is ListShape => Array.isArray(shape);

/** Where an answer is not as promised: `rows.3.score`. */
export class ShapeError extends Error {}

/**
 * The value in the form that the shape promises: names and pictures put right, lists without a row twice.
 * @param nameless what a person without a name is called
 * @throws ShapeError
 */
export function shaped(shape: Shape, value: unknown, nameless: string, at = ''): unknown {
  const wrong = (): never => {
    throw new ShapeError(at.slice(1));
  };
  if (typeof shape === 'string') return leaf(shape, value, nameless) ?? wrong();
  if (isList(shape)) {
    if (shape[0] === null) return value === null ? null : shaped(shape[1] as Shape, value, nameless, at);
    const [inner, least, most] = shape as readonly [Shape, number?, number?];
    if (!Array.isArray(value) || value.length < (least ?? 0) || value.length > (most ?? value.length))
      return wrong();
    return uniqueRows(value.map((one, index) => shaped(inner, one, nameless, `${at}.${index}`)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong();
  const whole: Record<string, unknown> = { ...value };
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace('?', '');
    const own = Object.hasOwn(value, name) ? whole[name] : undefined;
    if (name === key || own !== undefined) whole[name] = shaped(inner, own, nameless, `${at}.${name}`);
  }
  return whole;
}

/** The value, put right where that is asked for; undefined where it is another. */
function leaf(shape: string, value: unknown, nameless: string): unknown {
  const text = typeof value === 'string' ? value : undefined;
  switch (shape[0]) {
    case 's':
      return text;
    case 'n':
      return nameOf(text ?? '') || nameless;
    case 'p':
      // Of this host or by https: nothing else is a picture, whatever it may be to the browser.
      return /^(\/(?![/\\])|https:\/\/\w)[^\s"'<>\\]*$/.test(text ?? '') ? text : '';
    case 'b':
      return typeof value === 'boolean' ? value : undefined;
    case 'i': {
      const [least, most] = shape.slice(1).split(',');
      const fits =
        Number.isSafeInteger(value) &&
        !(least && Number(value) < Number(least)) &&
        !(most && Number(value) > Number(most));
      return fits ? value : undefined;
    }
    case '=':
      return text !== undefined && shape.slice(1).split('|').includes(text) ? text : undefined;
    default:
      return text !== undefined && new RegExp(shape, 'u').test(text) ? text : undefined;
  }
}

/** Where a user's name ends (specification §9), counted as §5 counts: wide characters are two. */
export const USER_NAME_LIMIT = 40;

/** Where the words of a server end, counted in the same way: they stand in a toast or a notice, above what one came for. */
const MESSAGE_LIMIT = 160;

/** A name as it may stand in a line; empty where nothing of it can be seen. */
export const nameOf = (text: string): string => lineOf(text, USER_NAME_LIMIT);

/** A refusal in the server's words (specification §8), as it may stand on the page; empty where nothing of it can be seen. */
export const messageOf = (text: string): string => lineOf(text, MESSAGE_LIMIT);

/** A text of somebody else, in one line: without control characters, marks that turn what follows, and piles of accents. */
function lineOf(text: string, limit: number): string {
  const line = text
    .slice(0, 1000)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  const seen = /[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u.test(line);
  return seen ? truncate(line, limit, '…') : '';
}
