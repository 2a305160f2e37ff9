import { sentenceAt, type WrittenNumber } from './numbers-in-text.ts';
import { type Fact, heldIn, isWhole, type Named, type Thing } from './things.ts';
import type { Unit } from './units.ts';

/** A number that a sentence states of a thing, and that is none of its own. */
export interface Misstated {
  number: WrittenNumber;
  thing: Thing;
  /** What it disagrees with. */
  fact: Fact;
}

/** Between a number and what it counts: 80 个积分. */
const CLASSIFIER = /^(?:[个個枚件份张張片颗顆朵点點]|cái |chiếc |món )?\s*/u;
/** The number is a step, a bound or a difference: it need not be a fact. */
const LOOSE =
  /(?:\b(?:than|over|under|below|above|another|extra|each|every|per|further)|每|超过|超過|不足|再|还差|還差|ทุก|มากกว่า|ไม่ถึง|อีก|mỗi|cứ|hơn|trên|dưới|thêm)$/;
const MORE = /^(?:more|left|off|extra|to go|short)\b/;
/** Said of all that there are, behind the name: 520 徽章共 3000 枚. */
const IN_ALL =
  /(?:共有?|总共|總共|限量|库存|庫存|\bstock(?: of| is|:)?|\blimited to|จำนวน|ทั้งหมด|tổng cộng|giới hạn)\s*:?$/;
const PIECES = /^(?:[个個枚件份张張]|ชิ้น|อัน|cái\b|chiếc\b|món\b|pieces\b|$|[.。,，])/u;
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
  units: readonly Unit[],
): Misstated | undefined {
  for (const number of numbers) {
    if (LOOSE.test(number.before)) continue;
    const after = number.after.replace(CLASSIFIER, '');
    const unit = units.find((one) => isUnit(number, after, one.word));
    if (!unit && !mayCount(number, after, named)) continue;
    const { from, to } = sentenceAt(text, number.offset);
    const sentence = text.slice(from, to);
    // 1 diamond = 1 point: a rate, of any gift.
    if (/[=＝]/.test(sentence)) continue;
    const held = heldIn(sentence, named);
    const [first] = held;
    const at = number.offset - from;
    if (!first || held.some(({ thing }) => thing !== first.thing)) continue;
    if (held.some(({ offset, length }) => at >= offset && at < offset + length)) continue;
    const { thing } = first;
    if (thing.numbers.includes(number.value) || isMultiple(number, numbers, sentence, from, thing)) continue;
    const fact = unit?.fact(thing) ?? 'stock';
    if (thing.facts[fact] === undefined) continue;
    if (!unit && !isStock(number, after, thing)) continue;
    return { number, thing, fact };
  }
  return undefined;
}

function isUnit({ before, after }: WrittenNumber, counted: string, word: string): boolean {
  if (counted.startsWith(word) && isWhole(counted, 0, word.length))
    return !MORE.test(counted.slice(word.length).trimStart());
  // 积分：80. What has a word of its own behind it belongs to that.
  if (!/^(?:$|[^\p{L}\p{M}\d])/u.test(after)) return false;
  const label = before.replace(/\s*[:：]?[*_\s|]*$/, '');
  return label.endsWith(word) && isWhole(label, label.length - word.length, word.length);
}

/** A quick look, before the sentence is read: may the number say how many there are of something? */
const mayCount = ({ before, after }: WrittenNumber, counted: string, { things }: Named): boolean =>
  (IN_ALL.test(before) && PIECES.test(after)) ||
  things.some(
    ({ name, facts }) => facts.stock !== undefined && nounsOf(name).some((noun) => counted.startsWith(noun)),
  );

/** How people name one such thing: in whole, or, in English, by its last word. */
function nounsOf(name: string): string[] {
  const whole = name.toLowerCase();
  const last = /^[a-z\d' -]+ ([a-z]{3,})$/.exec(whole)?.[1];
  return last === undefined ? [whole] : [whole, last];
}

/** More than one person may have: it says how many there are. */
function isStock({ value, before, after }: WrittenNumber, counted: string, { name, facts }: Thing): boolean {
  if (value <= Math.max(facts.limit ?? 0, facts.dailyLimit ?? 0)) return false;
  if (IN_ALL.test(before) && PIECES.test(after)) return true;
  return nounsOf(name).some((noun) => counted.startsWith(noun) && isWhole(counted, 0, noun.length));
}

/** A fact times a count that the sentence names. */
function isMultiple(
  { value, offset }: WrittenNumber,
  numbers: readonly WrittenNumber[],
  sentence: string,
  from: number,
  { numbers: facts }: Thing,
): boolean {
  const lower = sentence.toLowerCase();
  const counts = [
    ...numbers
      .filter((one) => one.offset !== offset && one.offset >= from && one.offset < from + sentence.length)
      .map((one) => one.value),
    ...[...lower.matchAll(/[x×]\s*(\d{1,4})/g)].map(([, count]) => Number(count)),
    ...COUNTS.flatMap(([word, count]) => (word.test(lower) ? [count] : [])),
  ];
  return facts.some((fact) => counts.some((count) => count > 1 && fact * count === value));
}
