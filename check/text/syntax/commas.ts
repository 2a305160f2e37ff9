import type { Problem } from '../../finding.ts';
import { oddSigns } from '../signs.ts';
import { keyInList, unclosed } from './brackets.ts';
import { blankInNumber } from './numbers.ts';
import { at, type Open, replacing, type Spot, shown } from './spot.ts';
import { afterString } from './strings.ts';
import type { Token } from './tokens.ts';
import { tokenProblem } from './words.ts';

/**
 * Something follows a value at once, where a comma or the end of what is open belongs.
 * @param odd where indentation and brackets disagreed before, if they did
 */
export function afterValue(spot: Spot, token: Token, top: Open, odd: Problem | undefined): Problem {
  const before = spot.tokens[spot.i - 1] ?? token;
  const sameLine = token.line === before.line;
  const touching = token.offset === before.offset + before.length;
  if (before.kind === 'string' && touching && token.kind !== ':') return afterString(spot, before, token);
  const blank = sameLine ? blankInNumber(spot) : undefined;
  if (blank) return blank;
  if (token.kind === 'word' && token.text === ';') {
    const fix = { title: 'write a comma', ...replacing(token, ',') };
    return { ...at(token), message: 'entries are parted by commas', expected: '","', got: '";"', fix };
  }
  if (token.kind === ':') {
    if (top.kind === '[' && before.kind === 'string') return odd ?? keyInList(before);
    return { ...at(token), message: 'there is a colon after a value', expected: '","', got: '":"' };
  }
  if (before.kind === 'number' && touching && token.kind === 'word' && oddSigns(token.text).length === 0) {
    const whole = { offset: before.offset, length: before.length + token.length };
    const got = before.text + token.text.slice(0, 20);
    return {
      ...at(whole),
      message: 'a number is digits alone',
      expected: 'a number such as 1, -2 or 0.5',
      got,
    };
  }
  const own = tokenProblem(token, false);
  if (own && (token.kind === 'word' || token.kind === 'number') && sameLine) return own;
  if (own && token.kind === 'word' && own.fix) return own;
  const dedents = token.first && token.indent <= top.token.indent;
  if (dedents && top.inner !== undefined && top.inner > top.token.indent) return unclosed(top, before);
  return missingComma(spot, token, before, top);
}

function missingComma({ tokens, i }: Spot, token: Token, before: Token, top: Open): Problem {
  const end = before.offset + before.length;
  const below = token.line > before.line;
  const isKey = token.kind === 'string' && tokens[i + 1]?.kind === ':';
  const sure = below && (top.kind === '[' || isKey);
  return {
    ...at({ offset: end - 1, length: 1 }),
    message: 'a comma is missing after this',
    expected: '","',
    got: below ? 'the next line' : shown(token),
    ...(sure ? { fix: { title: 'write a comma', edits: [{ offset: end, length: 0, content: ',' }] } } : {}),
  };
}
