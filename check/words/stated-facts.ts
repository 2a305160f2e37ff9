import { sentenceAt, type WrittenNumber } from './numbers-in-text.ts';
import { type Fact, factsIn, heldIn, isWhole, type Named, nounsOf, type Thing } from './things.ts';
import type { Units } from './units.ts';

/** A number that a sentence states of a thing, and that is none of its own. */
export interface Misstated {
  number: WrittenNumber;
  thing: Thing;
  /** What it disagrees with. */
  facts: readonly Fact[];
}

const MORE = /^(?:more|left|off|extra|to go|short)\b/;
/** Words for small numbers: `two Halos cost 200 points`. */
const COUNTS: readonly [RegExp, number][] = [
  [/\btwo\b|\btwice\b|\bboth\b|\bpair\b|两|兩|二|สอง|\bhai\b/, 2],
  [/\bthree\b|三|สาม|\bba\b/, 3],
  [/\bfour\b|四|สี่|\bbốn\b/, 4],
  [/\bfive\b|五|ห้า|\bnăm\b/, 5],
  [/\bsix\b|六|หก|\bsáu\b/, 6],
  [/\bseven\b|七|เจ็ด|\bbảy\b/, 7],
  [/\beight\b|八|แปด|\btám\b/, 8],
  [/\bnine\b|九|เก้า|\bchín\b/, 9],
  [/\bten\b|十|สิบ|\bmười\b/, 10],
];

/** The first number of a text that is stated of one thing alone and is none of its numbers. */
export function misstated(
  text: string,
  numbers: readonly WrittenNumber[],
  named: Named,
  { all: words, heads, tails }: Units,
): Misstated | undefined {
  for (const number of numbers) {
    if (number.loose) continue;
    // A quick look, before the sentence is read.
    const isNear = heads.includes(number.counted[0] ?? ' ') || tails.includes(number.label.at(-1) ?? ' ');
    if (!isNear && !number.isTotal) continue;
    const unit = words.find((one) => isUnit(number, one.word));
    if (!unit && !number.isTotal && !named.nouns.some((noun) => number.counted.startsWith(noun))) continue;
    const { from, to } = sentenceAt(text, number.offset);
    const sentence = text.slice(from, to);
    // 1 diamond = 1 point: a rate, of any gift.
    if (/[=＝]/.test(sentence)) continue;
    const held = heldIn(sentence, named);
    const [first] = held;
    const at = number.offset - from;
    if (!first || held.some(({ thing }) => !sameName(thing, first.thing))) continue;
    if (held.some(({ offset, length }) => at >= offset && at < offset + length)) continue;
    const { thing } = first;
    // What shares its name may be meant as well.
    const all = held.flatMap((one) => one.thing.facts);
    const facts = factsIn(all, [unit?.counts ?? 'stock']);
    if (facts.length === 0) continue;
    const right = unit ? facts : [...facts, ...factsIn(all, ['each'])];
    if (right.some(({ value }) => value === number.value)) continue;
    if (isMultiple(number, numbers, sentence, from, right)) continue;
    if (!unit && !isStock(number, thing, all)) continue;
    return { number, thing, facts };
  }
  return undefined;
}

/** Whether a number is so many of what a word says. */
export function isUnit({ counted, label }: WrittenNumber, word: string): boolean {
  if (counted.startsWith(word) && isWhole(counted, 0, word.length))
    return !MORE.test(counted.slice(word.length).trimStart());
  return label.endsWith(word) && isWhole(label, label.length - word.length, word.length);
}

const sameName = (a: Thing, b: Thing): boolean => a.name.toLowerCase() === b.name.toLowerCase();

/** More than one person may have: it says how many there are. */
function isStock(
  { value, isTotal, counted }: WrittenNumber,
  { name }: Thing,
  facts: readonly Fact[],
): boolean {
  if (factsIn(facts, ['each']).some((each) => value <= each.value)) return false;
  return (
    isTotal || nounsOf(name).some((noun) => counted.startsWith(noun) && isWhole(counted, 0, noun.length))
  );
}

/** A fact times a count that the sentence names. */
function isMultiple(
  { value, offset }: WrittenNumber,
  numbers: readonly WrittenNumber[],
  sentence: string,
  from: number,
  facts: readonly Fact[],
): boolean {
  const lower = sentence.toLowerCase();
  const counts = [
    ...numbers
      .filter((one) => one.offset !== offset && one.offset >= from && one.offset < from + sentence.length)
      .map((one) => one.value),
    ...[...lower.matchAll(/[x×]\s*(\d{1,4})/g)].map(([, count]) => Number(count)),
    ...COUNTS.flatMap(([word, count]) => (word.test(lower) ? [count] : [])),
  ];
  return facts.some((fact) => counts.some((count) => count > 1 && fact.value * count === value));
}
