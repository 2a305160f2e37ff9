import type { Problem } from '../finding.ts';
import { numberOf, type WrittenNumber } from './numbers-in-text.ts';
import type { NamedNumber } from './said.ts';
import { misstated } from './stated-facts.ts';
import { factsInWords, isWhole, type Named } from './things.ts';
import type { Units } from './units.ts';

/** `Rose: 7` where the campaign has no 7 for it. */
export function wrongNumber(
  pointer: string,
  said: readonly NamedNumber[],
  { things }: Named,
): Problem | undefined {
  for (const { before, written, offset, length } of said) {
    const end = before.toLowerCase();
    const meant = things.filter(
      ({ name }) => end.endsWith(name.toLowerCase()) && isWhole(end, end.length - name.length, name.length),
    );
    const [thing] = meant;
    const values = [...new Set(meant.flatMap(({ facts }) => facts.map(({ value }) => value)))];
    if (!thing || values.includes(numberOf(written))) continue;
    return {
      pointer,
      part: { offset, length },
      message: `the text says ${written} for ${thing.name}, the campaign has no such number for \`${thing.id}\``,
      expected: `one of ${values.join(', ')}`,
      got: `${thing.name}: ${written}`,
    };
  }
  return undefined;
}

/** `The Rose gives 7 points` where the campaign has no 7 for it. */
export function wrongSentence(
  pointer: string,
  text: string,
  numbers: readonly WrittenNumber[],
  named: Named,
  units: Units,
): Problem | undefined {
  const found = misstated(text, numbers, named, units);
  if (!found) return undefined;
  const { number, thing, facts } = found;
  const { offset, length } = number;
  const written = text.slice(offset, offset + length);
  return {
    pointer,
    part: { offset, length },
    message: `the text says ${written} of ${thing.name}, the campaign has no such number for \`${thing.id}\``,
    expected: factsInWords(facts),
    got: text.slice(offset, offset + length + 24).replace(/\n.*/s, ''),
  };
}
