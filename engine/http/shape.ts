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
 * | `"~^/\\w+$"` | a text of this pattern, which a page follows; another text is left out (below) |
 * | `"n"`, `"p"` | a person's name, a picture's address: put right, never refused |
 * | `"w"` | words with somebody's name in them: a text, put right as names are |
 * | `[null, shape]` | null as well |
 * | `[shape, least, most]` | a list of so many |
 * | `{ "key": shape, "may?": shape }` | an object; what it has beyond that is kept |
 *
 * What leads elsewhere is left out with as little as can be: the key, where it may be absent; null, where it may be null; else the
 * object around it, of which the same holds; the row of a list. An answer that is all of that is a wrong one
 * (docs/decisions/0165-what-leads-elsewhere-is-left-out.md).
 */
export type Shape = string | ListShape | { readonly [key: string]: Shape };
type ListShape = readonly (Shape | number | null)[];

const isList = (shape: Shape): shape is ListShape => Array.isArray(shape);

/** Where an answer is not as promised: `rows.3.score`. */
export class ShapeError extends Error {}

/** The value in the form that is promised, the same one where nothing had to be put right; WRONG for another, ELSEWHERE to leave it out. */
type Judge = (value: unknown, nameless: string) => unknown;
const WRONG = Symbol('wrong');
const ELSEWHERE = Symbol('elsewhere');

/** From the outermost key to what is wrong. */
let trail: (string | number)[] = [];
const wrongAt = (step: string | number): typeof WRONG => {
  trail.unshift(step);
  return WRONG;
};

/** Names of what was left out, each once. */
let leftOut = new Set<string>();

/** A shape is read once: boards have hundreds of rows, and come every few seconds. */
const judges = new Map<Shape, Judge>();
function judgeOf(shape: Shape): Judge {
  const known = judges.get(shape);
  if (known) return known;
  const made = typeof shape === 'string' ? leaf(shape) : isList(shape) ? list(shape) : object(shape);
  judges.set(shape, made);
  return made;
}

/**
 * The value in the form that the shape promises: names and pictures put right, lists without a row twice, nothing that leads elsewhere.
 * @param nameless what a person without a name is called
 * @param told what was left out, by the names of its keys, where something was
 * @throws ShapeError
 */
export function shaped(
  shape: Shape,
  value: unknown,
  nameless: string,
  told?: (names: readonly string[]) => void,
): unknown {
  trail = [];
  leftOut = new Set();
  const put = judgeOf(shape)(value, nameless);
  if (put === WRONG || put === ELSEWHERE) throw new ShapeError(trail.join('.') || [...leftOut].join());
  if (leftOut.size > 0) told?.([...leftOut]);
  return put;
}

function list(shape: ListShape): Judge {
  if (shape[0] === null) {
    const judge = judgeOf(shape[1] as Shape);
    return (value, nameless) => {
      const put = value === null ? null : judge(value, nameless);
      return put === ELSEWHERE ? null : put;
    };
  }
  const [inner, least = 0, most = Number.POSITIVE_INFINITY] = shape as readonly [Shape, number?, number?];
  const judge = judgeOf(inner);
  return (value, nameless) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return WRONG;
    const all: unknown[] = [];
    for (const [index, one] of value.entries()) {
      const put = judge(one, nameless);
      if (put === WRONG) return wrongAt(index);
      if (put !== ELSEWHERE) all.push(put);
    }
    return uniqueRows(all);
  };
}

function object(shape: Readonly<Record<string, Shape>>): Judge {
  const keys = Object.entries(shape).map(([key, inner]) => {
    const name = key.replace('?', '');
    return { name, needed: name === key, judge: judgeOf(inner) };
  });
  return (value, nameless) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return WRONG;
    let whole = value as Record<string, unknown>;
    for (const { name, needed, judge } of keys) {
      const own = Object.hasOwn(value, name) ? whole[name] : undefined;
      if (!needed && own === undefined) continue;
      const put = judge(own, nameless);
      if (put === WRONG) return wrongAt(name);
      if (put === own) continue;
      if (put === ELSEWHERE || put === null) leftOut.add(name);
      if (put === ELSEWHERE && needed) return ELSEWHERE;
      if (whole === value) whole = { ...whole };
      if (put === ELSEWHERE) delete whole[name];
      else whole[name] = put;
    }
    return whole;
  };
}

/** Of this host or by https: nothing else is a picture, whatever it may be to the browser. */
const PICTURE = /^(\/(?![/\\])|https:\/\/\w)[^\s"'<>\\]*$/;

function leaf(shape: string): Judge {
  const ofText =
    (judge: (text: string, nameless: string) => unknown): Judge =>
    (value, nameless) =>
      typeof value === 'string' ? judge(value, nameless) : WRONG;
  switch (shape[0]) {
    case 's':
      return ofText((text) => text);
    case 'n':
      return (value, nameless) => (typeof value === 'string' && nameOf(value)) || nameless;
    case 'w':
      return ofText((text) => lineOf(text, WORDS_LIMIT));
    case 'p':
      return (value) => (typeof value === 'string' && PICTURE.test(value) ? value : '');
    case 'b':
      return (value) => (typeof value === 'boolean' ? value : WRONG);
    case 'i': {
      const [least, most] = shape.slice(1).split(',');
      const from = least ? Number(least) : Number.NEGATIVE_INFINITY;
      const to = most ? Number(most) : Number.POSITIVE_INFINITY;
      return (value) => {
        const number = value as number;
        return Number.isSafeInteger(value) && number >= from && number <= to ? value : WRONG;
      };
    }
    case '=': {
      const all = shape.slice(1).split('|');
      return ofText((text) => (all.includes(text) ? text : WRONG));
    }
    case '~': {
      const ours = new RegExp(shape.slice(1), 'u');
      return ofText((text) => (ours.test(text) ? text : ELSEWHERE));
    }
    default: {
      const pattern = new RegExp(shape, 'u');
      return ofText((text) => (pattern.test(text) ? text : WRONG));
    }
  }
}

/** Where a user's name ends (specification §9), counted as §5 counts: wide characters are two. */
export const USER_NAME_LIMIT = 40;

/** Where the words of a server end, counted in the same way: they stand in a toast or a notice, above what one came for. */
const MESSAGE_LIMIT = 160;

/** Where words end that have a name in them: above all that ours come to with a name of its limit. */
const WORDS_LIMIT = 400;

/** A name as it may stand in a line; empty where nothing of it can be seen. */
export const nameOf = (text: string): string => lineOf(text, USER_NAME_LIMIT);

/** A refusal in the server's words (specification §8), as it may stand on the page; empty where nothing of it can be seen. */
export const messageOf = (text: string): string => lineOf(text, MESSAGE_LIMIT);

/** Letters and figures of Latin, Thai without marks, kana and Chinese, one space between them: most names, and nothing to put right. */
const PLAIN =
  /^[!-~\u00c0-\u024f\u0e01-\u0e30\u1e00-\u1eff\u3041-\u30fa\u4e00-\u9fff]+(?: [!-~\u00c0-\u024f\u0e01-\u0e30\u1e00-\u1eff\u3041-\u30fa\u4e00-\u9fff]+)*$/;

/** A text of somebody else, in one line: without control characters, marks that turn what follows, and piles of accents. */
function lineOf(text: string, limit: number): string {
  // A text is at most twice as wide as it is long.
  if (text.length * 2 <= limit && PLAIN.test(text)) return text;
  const line = text
    .slice(0, 1000)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  const seen = /[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u.test(line);
  return seen ? truncate(line, limit, '…') : '';
}
