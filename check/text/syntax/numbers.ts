import type { Problem } from '../../finding.ts';
import { at, replacing, type Spot } from './spot.ts';
import type { Token } from './tokens.ts';

const touches = (before: Token, after: Token): boolean => after.offset === before.offset + before.length;

/** A comma inside a number: between its thousands, or before its fraction. */
export function commaInNumber({ text, tokens, i, open }: Spot): Problem | undefined {
  const [number, comma, rest] = tokens.slice(i - 1, i + 2);
  const inList = open.at(-1)?.kind === '[';
  if (number?.kind !== 'number' || rest?.kind !== 'number' || !comma) return undefined;
  if (!touches(number, comma) || !touches(comma, rest)) return undefined;
  const isThousands = /^\d{3}(\.\d+)?$/.test(rest.text) && /^-?\d{1,3}$/.test(number.text);
  if (!isThousands) return inList ? undefined : decimalComma(number, rest);
  if (inList && !rest.text.startsWith('0')) return undefined;
  const stretch = { offset: number.offset, length: number.length };
  let plain = number.text;
  for (let place = i; tokens[place]?.kind === ','; place += 2) {
    const group = tokens[place + 1];
    if (group?.kind !== 'number' || group.offset !== (tokens[place]?.offset ?? 0) + 1) break;
    plain += group.text;
    stretch.length = group.offset + group.length - stretch.offset;
  }
  plain = plain.replace(/\.0+$/, '');
  const got = text.slice(stretch.offset, stretch.offset + stretch.length);
  const fix =
    !inList && /^-?[1-9]\d*$/.test(plain)
      ? { fix: { title: `write ${plain}`, ...replacing(stretch, plain) } }
      : {};
  return {
    ...at(stretch),
    message: 'a number has no commas between its thousands',
    expected: plain,
    got,
    nearest: plain,
    ...fix,
  };
}

function decimalComma(number: Token, rest: Token): Problem | undefined {
  if (!/^-?(0|[1-9]\d*)$/.test(number.text) || !/^\d+$/.test(rest.text)) return undefined;
  const plain = `${number.text}.${rest.text}`;
  return {
    ...at({ offset: number.offset, length: rest.offset + rest.length - number.offset }),
    message: 'a fraction follows a point, not a comma',
    expected: plain,
    got: `${number.text},${rest.text}`,
    nearest: plain,
  };
}

/** `1 000 000`: blanks between thousands. */
export function blankInNumber({ text, tokens, i, open }: Spot): Problem | undefined {
  const first = tokens[i - 1];
  if (first?.kind !== 'number' || !/^-?[1-9]\d{0,2}$/.test(first.text)) return undefined;
  let last = first;
  let plain = first.text;
  for (const group of tokens.slice(i)) {
    if (group.kind !== 'number' || group.line !== first.line || !/^\d{3}$/.test(group.text)) break;
    plain += group.text;
    last = group;
  }
  if (last === first) return undefined;
  const stretch = { offset: first.offset, length: last.offset + last.length - first.offset };
  return {
    ...at(stretch),
    message: 'a number has no blanks between its thousands',
    expected: plain,
    got: text.slice(stretch.offset, stretch.offset + stretch.length),
    nearest: plain,
    ...(open.at(-1)?.kind === '{' ? { fix: { title: `write ${plain}`, ...replacing(stretch, plain) } } : {}),
  };
}
