import type { Located } from '../../engine/document/schema-set.ts';
import { type Place, walk } from '../../engine/document/walk.ts';
import { languages } from '../../engine/i18n/language.ts';
import type { Problem, Stretch } from '../finding.ts';
import type { CheckContext } from '../model/context.ts';
import { BLANK } from './marks.ts';
import { nameKey, nodeAt, type Outline, propertyAt } from './parse.ts';
import { child, isObject, type Json, steps } from './pointer.ts';
import { codePoint, inPlainSigns, namesOf, type OddSign, oddSigns, shownText } from './signs.ts';

/** Characters that turn the direction of what follows; no language of the product is written from right to left. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const MIXED =
  /(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})/u;
const OUTSIDE_ASCII = /[^\n -~]/;
/** What texts may lack: most of them are not in Latin letters. */
const RARE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u0370-\u052f\u1f00-\u1fff\u202a-\u202e\u2066-\u2069]/;
/**
 * What no text of a language has: marks of direction, signs that are not drawn or that no face has, halves of a sign, and letters that are
 * taken apart. The joiners of emoji and Thai, soft hyphens and no-break spaces are welcome. Behind a flag stand at most seven letters of
 * a tag: in a text of nothing else the whole row would be looked through for each of them.
 */
const UNFIT =
  /[\u061c\u180e\u200e\u200f\u2028\u2029\u2061-\u2064\u3164\ufeff\ud800-\udfff\ue000-\uf8ff]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0000}-\u{e007f}]/u;
/** A letter whose mark stands behind it, as some keyboards and file systems write it, and signs that are kept for old encodings. */
const APART = /[\u0300-\u036f\uf900-\ufaff]/;
const LANGUAGES: ReadonlySet<string> = new Set(languages);

/** Expressions of a text, with where each begins. By steps: a pattern reads a text of nothing but braces once for each of them. */
function expressionsIn(text: string): readonly { readonly source: string; readonly offset: number }[] {
  const found = [];
  for (let at = text.indexOf('{{'); at >= 0; ) {
    const end = text.indexOf('}}', at + 2);
    if (end < 0) break;
    found.push({ source: text.slice(at + 2, end), offset: at + 2 });
    at = text.indexOf('{{', end + 2);
  }
  return found;
}

/** A string of a document that may have characters which it should not have. */
interface Suspect {
  pointer: string;
  text: string;
}

/**
 * Finds characters that nobody can see, or that look like others, in keys and names, and mends them in memory, so
 * that the rules judge what was meant. `value` and the tree of `outline` are changed.
 * @param root the schema of the document
 */
export function mendCharacters(
  value: Json,
  outline: Outline,
  root: Located,
  context: CheckContext,
): Problem[] {
  const problems: Problem[] = [];
  const suspects: Suspect[] = [];
  new KeyMender(outline, problems, suspects).go(value, []);
  if (suspects.length === 0) return problems;
  // What a node or a step is decides how the rest of it is read.
  for (const one of suspects) {
    if (!/\/(widget|do)$/.test(one.pointer)) continue;
    const problem = judgeName(one, value, outline);
    if (problem) problems.push(problem);
  }
  const told = new Set(problems.map((one) => one.pointer));
  const byPointer = new Map(
    suspects.filter((one) => !told.has(one.pointer)).map((one) => [one.pointer, one]),
  );
  walk(context.schemas, root, value, (place) => {
    const suspect = byPointer.get(place.pointer);
    const problem = suspect && judgeValue(suspect, place, value, outline);
    if (problem) problems.push(problem);
  });
  return problems;
}

/** Gives keys their plain names, and collects strings that may need one. */
class KeyMender {
  readonly #outline: Outline;
  readonly #problems: Problem[];
  readonly #suspects: Suspect[];

  constructor(outline: Outline, problems: Problem[], suspects: Suspect[]) {
    this.#outline = outline;
    this.#problems = problems;
    this.#suspects = suspects;
  }

  /** @param path keys and indexes that lead to the value; a pointer is made of them only for what is told */
  go(value: unknown, path: (string | number)[]): void {
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) this.#inner(value[i], '', i, path);
    } else if (isObject(value)) {
      for (const name of Object.keys(value)) {
        const plain = isPlainName(name) ? name : this.#mend(value, name, path);
        this.#inner(value[plain], plain, plain, path);
      }
    }
  }

  #inner(value: unknown, key: string, step: string | number, path: (string | number)[]): void {
    if (typeof value === 'string') {
      if (isOdd(value, key)) this.#suspects.push({ pointer: child(pointerOf(path), step), text: value });
    } else if (typeof value === 'object' && value !== null) {
      path.push(step);
      this.go(value, path);
      path.pop();
    }
  }

  /** A name that is taken stays as it is. */
  #mend(holder: Json, name: string, path: readonly (string | number)[]): string {
    const odd = oddSigns(name);
    const plain = inPlainSigns(name).trim();
    if (odd.length === 0 || Object.hasOwn(holder, plain)) return name;
    const at = pointerOf(path);
    const key = propertyAt(this.#outline.tree, child(at, name))?.children?.[0];
    holder[plain] = holder[name];
    delete holder[name];
    if (!key) return plain;
    nameKey(key, plain);
    this.#problems.push({
      ...described(`the key \`${shownText(name)}\``, odd, plain),
      pointer: child(at, plain),
      stretch: { offset: key.offset, length: key.length },
      ...fixing(key, plain),
    });
    return plain;
  }
}

// The same few names stand in all documents.
const plainNames = new Set<string>();

function isPlainName(name: string): boolean {
  if (plainNames.has(name)) return true;
  if (OUTSIDE_ASCII.test(name)) return false;
  if (plainNames.size >= 2_000) plainNames.clear();
  plainNames.add(name);
  return true;
}

const pointerOf = (path: readonly (string | number)[]): string => path.reduce<string>(child, '');

/** Texts are in the letters of their language; keys and names are in plain ones. */
const isOdd = (text: string, key: string): boolean =>
  LANGUAGES.has(key)
    ? RARE.test(text) ||
      UNFIT.test(text) ||
      isApart(text) ||
      expressionsIn(text).some(({ source }) => OUTSIDE_ASCII.test(source))
    : OUTSIDE_ASCII.test(text);

const isApart = (text: string): boolean => APART.test(text) && text.normalize('NFC') !== text;

const fixing = ({ offset, length }: Stretch, content: string): Pick<Problem, 'fix'> => ({
  fix: { title: `write \`${content}\``, edits: [{ offset, length, content: JSON.stringify(content) }] },
});

function described(where: string, odd: readonly OddSign[], plain: string): Omit<Problem, 'pointer'> {
  return {
    message: `${where} has ${namesOf(odd)}`,
    expected: `\`${plain}\`, from an English keyboard`,
    got: odd
      .map((one) => (one.plain === one.sign ? one.name : `${one.name} at place ${one.offset + 1}`))
      .slice(0, 3)
      .join(', '),
    nearest: plain,
  };
}

const isText = ({ schema, parent }: Place): boolean =>
  [schema, parent?.schema].some((one) => one?.['x-kind'] === 'text' || one?.['x-kind'] === 'markdown');

const judgeValue = (suspect: Suspect, place: Place, document: Json, outline: Outline): Problem | undefined =>
  isText(place)
    ? judgeText(suspect, document, outline)
    : judgeName(suspect, document, outline, place.schema['x-kind'] === 'expression');

function judgeName(
  { pointer, text }: Suspect,
  document: Json,
  outline: Outline,
  isExpression = false,
): Problem | undefined {
  const odd = isExpression ? outsideQuotes(text) : oddSigns(text);
  const [first] = odd;
  if (!first) return undefined;
  // An address may have any letters; what cannot be seen is not meant.
  if (text.startsWith('https://') && !odd.some((one) => one.plain === '' || one.plain === ' '))
    return undefined;
  const plain = isExpression ? withPlain(text, odd) : inPlainSigns(text).trim();
  const node = nodeAt(outline.tree, pointer);
  const part = { offset: first.offset, length: first.sign.length };
  const what = isExpression ? 'the expression' : `\`${shownText(text).slice(0, 60)}\``;
  const problem = {
    ...described(what, odd, plain),
    pointer,
    part,
    ...(node && odd.every((one) => one.plain !== one.sign) ? fixing(node, plain) : {}),
  };
  if (node) Object.assign(node, { value: plain });
  put(document, pointer, plain);
  return problem;
}

function judgeText({ pointer, text }: Suspect, document: Json, outline: Outline): Problem | undefined {
  const turn = text.search(TURNS);
  const control = text.search(CONTROL);
  const mixed = text.search(MIXED);
  const at = [turn, control].find((one) => one >= 0) ?? -1;
  if (at >= 0) {
    const [odd] = oddSigns(text[at] ?? '');
    const name =
      odd?.name ??
      `the control character U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      pointer,
      part: { offset: at, length: 1 },
      message: `the text has ${name}${turn >= 0 ? ', which turns the direction of what follows' : ''}`,
      expected: 'a text without it',
      got: shownText(text).slice(Math.max(0, at - 10), at + 30),
    };
  }
  // That there is nothing to be seen in a text is told by rule blank-text.
  const unfit = BLANK.test(text) ? undefined : judgeUnfit(pointer, text, outline);
  if (unfit) return unfit;
  if (mixed >= 0) {
    const odd = oddSigns(text.slice(mixed, mixed + 2));
    return {
      pointer,
      part: { offset: mixed, length: 2 },
      message: `in the midst of Latin letters stands ${namesOf(odd)}`,
      expected: `\`${inPlainSigns(text.slice(mixed, mixed + 2))}\``,
      got: `\`${text.slice(mixed, mixed + 2)}\``,
    };
  }
  const odd = expressionsIn(text).flatMap(({ source, offset }) =>
    outsideQuotes(source).map((sign) => ({ ...sign, offset: sign.offset + offset })),
  );
  const [first] = odd;
  if (!first) return undefined;
  const plain = withPlain(text, odd);
  const node = nodeAt(outline.tree, pointer);
  if (node) Object.assign(node, { value: plain });
  put(document, pointer, plain);
  return {
    ...described('the expression in this text', odd, plain),
    pointer,
    part: { offset: first.offset, length: 1 },
  };
}

/** What a text has that no reader is shown as it was meant. */
function judgeUnfit(pointer: string, text: string, outline: Outline): Problem | undefined {
  const node = nodeAt(outline.tree, pointer);
  const at = text.search(UNFIT);
  if (at >= 0) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const [odd] = oddSigns(sign);
    const plain = odd && inPlainSigns(text).trim();
    const isHalf = /^[\ud800-\udfff]$/.test(sign);
    const name =
      odd?.name ??
      (isHalf
        ? `half of a sign (${codePoint(sign)})`
        : `a sign that no typeface of the page has (${codePoint(sign)})`);
    return {
      pointer,
      part: { offset: at, length: sign.length },
      message: `the text has ${name}`,
      expected: 'a text without it',
      got: shownText(text.slice(Math.max(0, at - 10), at + 30)).replaceAll(UNFIT_ALL, '\ufffd'),
      ...(node && plain ? { fix: fixing(node, withoutUnseen(text)).fix } : {}),
    };
  }
  if (!isApart(text)) return undefined;
  const whole = text.normalize('NFC');
  const [signs, mended] = [[...text], [...whole]];
  const place = signs.findIndex((sign, i) => sign !== mended[i]);
  const offset = signs.slice(0, place).join('').length;
  const [letter = ''] = whole.slice(offset);
  const apart = text.slice(offset, offset + letter.normalize('NFD').length);
  return {
    pointer,
    part: { offset, length: apart.length },
    message: `\`${letter}\` is not written as one sign: searches, and words of the glossary, pass it by`,
    expected: `\`${letter}\` (${codePoint(letter)})`,
    got: [...apart].map(codePoint).join(' '),
    ...(node ? fixing(node, whole) : {}),
  };
}

const UNFIT_ALL = new RegExp(UNFIT.source, 'gu');

/** A text without the signs that nobody sees and that say nothing. */
const withoutUnseen = (text: string): string =>
  text.replaceAll(UNFIT_ALL, (sign) => oddSigns(sign)[0]?.plain ?? sign);

/** Odd characters of an expression that do not stand in a string of it: curly quotes are no quotes. */
function outsideQuotes(source: string): OddSign[] {
  const masked = source.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, (string) =>
    'x'.repeat(string.length),
  );
  return oddSigns(masked);
}

function withPlain(text: string, odd: readonly OddSign[]): string {
  let plain = '';
  let at = 0;
  for (const one of odd) {
    plain += text.slice(at, one.offset) + (one.plain === '"' ? "'" : one.plain);
    at = one.offset + one.sign.length;
  }
  return plain + text.slice(at);
}

function put(document: Json, pointer: string, value: string): void {
  const path = steps(pointer);
  let at: unknown = document;
  for (const step of path.slice(0, -1))
    at = Array.isArray(at) ? at[Number(step)] : isObject(at) ? at[step] : undefined;
  const last = path.at(-1) ?? '';
  if (Array.isArray(at)) at[Number(last)] = value;
  else if (isObject(at)) at[last] = value;
}
