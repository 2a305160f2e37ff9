import type { Problem } from '../finding.ts';
import { type TextUse, textsOf, withoutExpressions } from '../model/compiled.ts';
import { type CheckedFile, placesWhere } from '../model/file.ts';
import { numbersNamed } from '../model/named-facts.ts';
import { MARK } from '../text/marks.ts';
import { numberOf } from './numbers-in-text.ts';

const PERCENT = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?[%％]/g;

/** The percentages of a campaign: those that it says, and how likely each entry is among the others (`x-share`). */
function percentagesOf(file: CheckedFile): number[] {
  const said = [...numbersNamed(file)].flatMap(({ value, source }) =>
    /\.percent$/.test(source) ? [value] : [],
  );
  const lists = new Map<string, number[]>();
  for (const { value, pointer } of placesWhere(file, (schema) => schema['x-share'] === true)) {
    const list = pointer.replace(/\/\d+\/[^/]+$/, '');
    if (typeof value === 'number') lists.set(list, [...(lists.get(list) ?? []), value]);
  }
  const odds = [...lists.values()].flatMap((weights) => {
    const whole = weights.reduce((sum, one) => sum + one, 0);
    return weights.map((one) => (one / whole) * 100);
  });
  return [...said, ...odds];
}

/** As near as a text says it: 0.5 for 0.48. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < Math.max(0.05, b * 0.05);

/** `25%` where the campaign has percentages, and none of them is 25: told once a text, at its first language. */
export function wrongPercentages(file: CheckedFile): Problem[] {
  const known = [...new Set(percentagesOf(file))];
  if (known.length === 0) return [];
  const told = new Map<string, Problem>();
  for (const kind of ['text', 'markdown'] as const)
    for (const use of textsOf(file, kind)) {
      const wrong = firstWrong(use, known);
      if (wrong === undefined || file.taint.covers(use.pointer)) continue;
      const place = use.pointer.replace(/\/[^/]+$/, '');
      const first = told.get(place);
      if (first) first.related = [...(first.related ?? []), { pointer: use.pointer, message: 'and here' }];
      else told.set(place, wrong);
    }
  return [...told.values()];
}

function firstWrong({ text, pointer, wording }: TextUse, known: readonly number[]): Problem | undefined {
  if ((wording.marks & MARK.digit) === 0 || !/[%％]/.test(text)) return undefined;
  for (const { 0: got, 1: written = '', index: offset } of withoutExpressions(text).matchAll(PERCENT)) {
    const value = numberOf(written.replace(',', '.'));
    if (value === 0 || value === 100 || known.some((one) => isNear(value, one))) continue;
    return {
      pointer,
      part: { offset, length: got.length },
      message: `the text says ${got}, and the campaign has no such percentage`,
      expected: known
        .map((one) => `${Number(one.toFixed(2))}%`)
        .slice(0, 12)
        .join(', '),
      got,
      tip: 'a fact in its place, in double braces, moves with the rules',
    };
  }
  return undefined;
}
