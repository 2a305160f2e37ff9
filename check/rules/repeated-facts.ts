import { type Language, languages } from '../../engine/i18n/language.ts';
import { WRITTEN } from '../../engine/i18n/written-date.ts';
import type { Problem, Stretch } from '../finding.ts';
import { isOfCampaign, type TextUse, textsOf, withoutExpressions } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { momentsOfFacts, numbersOfFacts } from '../model/named-facts.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';
import { replaceAt } from '../text/edits.ts';
import { MARK } from '../text/marks.ts';
import type { NamedDate } from '../words/dates-in-text.ts';
import { said, saidBy } from '../words/said.ts';
import { windowOf, wrongRange } from '../words/wrong-dates.ts';

export const repeatedFacts: DocumentRule = {
  id: 'repeated-facts',
  description:
    'A text names the dates of its document and the large numbers of its campaign instead of writing them out, so that all of them move together.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    for (const kind of ['text', 'markdown'] as const) {
      for (const use of textsOf(file, kind)) {
        const { dates, numbers } = saidOf(use);
        if (dates.length + numbers.length > 0) yield* repeatedIn(file, use);
      }
    }
  },
};

/** What a text repeats of the document. */
interface Repeated {
  /** The stretch of the text. */
  readonly part: Stretch;
  /** What may stand there: of several facts that say the same, nobody but the author knows which one is meant. */
  readonly facts: readonly string[];
  /** The fact writes what stands there, sign for sign. */
  readonly isAsWritten: boolean;
  readonly noun: 'date' | 'number';
}

const saidBeside = perText((text) => said(withoutExpressions(text)));
const saidOf = (use: TextUse) => ((use.wording.marks & MARK.brace) === 0 ? saidBy(use) : saidBeside(use));
const hasLarge = perText((text) => /\d{4}|\d[.,\u00a0\u202f]\d{3}/.test(text));

function repeatedIn(file: CheckedFile, use: TextUse): Problem[] {
  const { text, place } = use;
  // Of a plain string nobody knows the language.
  const lang = languages.find((one) => one === use.lang);
  if (!lang || isOfCampaign(place)) return [];
  const { pointer } = use;
  if (file.taint.covers(pointer)) return [];
  const [first] = [...datesIn(file, use, lang), ...numbersIn(file, use)];
  if (!first) return [];
  const { part, facts, noun, isAsWritten } = first;
  const [fact = ''] = facts;
  const got = text.slice(part.offset, part.offset + part.length);
  const named = text.slice(0, part.offset) + fact + text.slice(part.offset + part.length);
  const says = facts.every((one) => one.includes('schedule.')) ? 'schedule' : 'campaign';
  const isSure = facts.length === 1 && isAsWritten;
  return [
    {
      pointer,
      part,
      message: `the text writes out ${got}, which the ${says} says: when one of them moves, the other stays`,
      expected: facts.join(' or '),
      got,
      ...(facts.length > 1 ? { tip: `they are the same ${noun}: name the one that is meant` } : {}),
      ...(isSure
        ? { fix: { title: `name the ${noun}: ${fact}`, edits: replaceAt(file.text, pointer, named) } }
        : {}),
    },
  ];
}

function datesIn(file: CheckedFile, use: TextUse, lang: Language): Repeated[] {
  if (file.taint.touches('/schedule') || file.taint.touches('/campaign')) return [];
  const { pointer, text } = use;
  const near = windowOf(file);
  // Of a range that is wrong, rule `facts` tells both days: to name the right one would mend the half that needs none.
  const told = near && wrongRange(pointer, text, saidBy(use).ranges, near)?.part;
  const isTold = ({ offset }: NamedDate): boolean =>
    told !== undefined && offset >= told.offset && offset < told.offset + told.length;
  return saidOf(use).dates.flatMap((date) =>
    isTold(date) ? [] : factsFor(date, text, momentsOfFacts(file), lang),
  );
}

/** Smaller numbers are the same by chance: three lines on a wall, three places, three days. */
const LARGE = 1000;

/** Large numbers that facts of the campaign are. */
function numbersIn(file: CheckedFile, use: TextUse): Repeated[] {
  if (!hasLarge(use) || file.taint.touches('/campaign')) return [];
  const { dates, numbers } = saidOf(use);
  return numbers.flatMap(({ value, offset, length }): Repeated[] => {
    const sources = value < LARGE ? [] : (numbersOfFacts(file).get(value) ?? []);
    const isDate = dates.some((date) => date.offset < offset + length && offset < date.offset + date.length);
    if (sources.length === 0 || isDate) return [];
    const facts = sources.map((source) => `{{ ${source} }}`);
    return [{ part: { offset, length }, facts, isAsWritten: true, noun: 'number' }];
  });
}

const bare = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** How far from its date a clock's time may stand to be of the same moment, in characters. */
const NEAR = 20;

/** The moments of the document that a date of a text is; of several on one day those whose time stands beside it. */
function factsFor(
  date: NamedDate,
  text: string,
  moments: readonly { source: string; moment: string }[],
  lang: Language,
): Repeated[] {
  const onDay = moments.filter(({ moment }) => isOn(date, moment));
  const [any] = onDay;
  if (!any) return [];
  const around = text.slice(Math.max(0, date.offset - NEAR), date.offset + date.length + NEAR);
  const timed = onDay.filter(({ moment }) => around.includes(WRITTEN.time?.(moment, lang) ?? ''));
  const form = date.year === undefined ? 'date' : 'fullDate';
  const part = withoutNoun(date, text);
  const written = text.slice(part.offset, part.offset + part.length);
  return [
    {
      part,
      facts: (timed.length > 0 ? timed : onDay).map(({ source }) => `{{ ${form}(${source}) }}`),
      isAsWritten: bare(WRITTEN[form]?.(any.moment, lang) ?? '') === bare(written),
      noun: 'date',
    },
  ];
}

/** By the moment's own clock, as texts write it. */
function isOn({ year, month, day }: NamedDate, moment: string): boolean {
  const [ownYear, ownMonth, ownDay] = moment.slice(0, 10).split('-').map(Number);
  return month === ownMonth && day === ownDay && (year === undefined || year === ownYear);
}

/** `ngày 18/5`: the word before stays. */
function withoutNoun({ offset, length }: NamedDate, text: string): Stretch {
  const noun = /^(?:\p{L}+\s+)(?=\d+\/)/u.exec(text.slice(offset, offset + length))?.[0].length ?? 0;
  return { offset: offset + noun, length: length - noun };
}
