import { type Language, languages } from '../../engine/i18n/language.ts';
import { WRITTEN } from '../../engine/i18n/written-date.ts';
import type { Problem } from '../finding.ts';
import { isOfCampaign, type TextUse, textsOf, withoutExpressions } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { numbersOfFacts } from '../model/named-facts.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';
import { replaceAt } from '../text/edits.ts';
import { isObject } from '../text/pointer.ts';
import type { NamedDate } from '../words/dates-in-text.ts';
import { said } from '../words/said.ts';

const MOMENTS = ['start', 'end', 'settle', 'preview'] as const;
const FORMS = ['fullDate', 'date'] as const;

export const repeatedFacts: DocumentRule = {
  id: 'repeated-facts',
  description:
    'A text names the dates of its schedule and the large numbers of its campaign instead of writing them out, so that all of them move together.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    return (['text', 'markdown'] as const).flatMap((kind) =>
      textsOf(file, kind).flatMap((use) => repeatedIn(file, use)),
    );
  },
};

/** What a text repeats of the document. */
interface Repeated {
  /** The stretch of the text. */
  readonly part: { readonly offset: number; readonly length: number };
  /** What is to stand there. */
  readonly fact: string;
  readonly noun: 'date' | 'number';
}

const saidBy = perText((text) => said(withoutExpressions(text)));
const hasLarge = perText((text) => /\d{4}|\d[.,\u00a0\u202f]\d{3}/.test(text));

function repeatedIn(file: CheckedFile, use: TextUse): Problem[] {
  const { dates, numbers } = saidBy(use);
  if (dates.length + numbers.length === 0) return [];
  const { pointer, text, place } = use;
  const lang = languages.find((one) => one === use.lang);
  // Of a plain string nobody knows the language.
  if (!lang || isOfCampaign(place) || file.taint.covers(pointer)) return [];
  const [first] = [...datesIn(file, use, lang), ...numbersIn(file, use)];
  if (!first) return [];
  const { part, fact, noun } = first;
  const got = text.slice(part.offset, part.offset + part.length);
  const named = text.slice(0, part.offset) + fact + text.slice(part.offset + part.length);
  const says = noun === 'date' ? 'schedule' : 'campaign';
  return [
    {
      pointer,
      part,
      message: `the text writes out ${got}, which the ${says} says: when one of them moves, the other stays`,
      expected: fact,
      got,
      fix: { title: `name the ${noun}: ${fact}`, edits: replaceAt(file.text, pointer, named) },
    },
  ];
}

function datesIn({ document: { schedule }, taint }: CheckedFile, use: TextUse, lang: Language): Repeated[] {
  if (!isObject(schedule) || taint.touches('/schedule')) return [];
  return saidBy(use).dates.flatMap((date): Repeated[] => {
    const found = factFor(date, use.text, schedule, lang);
    return found ? [{ part: found.part, fact: found.fact, noun: 'date' }] : [];
  });
}

/** Smaller numbers are the same by chance: three lines on a wall, three places, three days. */
const LARGE = 1000;

/** Large numbers that one fact of the campaign is, and no other. */
function numbersIn(file: CheckedFile, use: TextUse): Repeated[] {
  if (!hasLarge(use) || file.taint.touches('/campaign')) return [];
  const { dates, numbers } = saidBy(use);
  return numbers.flatMap(({ value, offset, length }): Repeated[] => {
    const source = value < LARGE ? undefined : numbersOfFacts(file).get(value);
    const isDate = dates.some((date) => date.offset < offset + length && offset < date.offset + date.length);
    if (source === undefined || isDate) return [];
    return [{ part: { offset, length }, fact: `{{ ${source} }}`, noun: 'number' }];
  });
}

const bare = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** How far from its date a clock's time may stand to be of the same moment, in characters. */
const NEAR = 20;

/** The moment of the schedule that a date of a text is; of two on one day the one whose time stands beside it. */
function factFor(date: NamedDate, text: string, schedule: Record<string, unknown>, lang: Language) {
  const around = text.slice(Math.max(0, date.offset - NEAR), date.offset + date.length + NEAR);
  const found = MOMENTS.flatMap((name) => {
    const moment = schedule[name];
    const written = typeof moment === 'string' ? writtenAs(date, text, moment, lang) : undefined;
    if (!written) return [];
    const { part, form } = written;
    const isTimed = around.includes(WRITTEN.time?.(String(moment), lang) ?? '');
    return [{ part, fact: `{{ ${form}(schedule.${name}) }}`, isTimed }];
  });
  return found.find((one) => one.isTimed) ?? found[0];
}

/** The stretch of a text that writes out a moment, and the function that would write the same. */
function writtenAs({ offset, length }: NamedDate, text: string, moment: string, lang: Language) {
  const said = text.slice(offset, offset + length);
  // `ngày 18/5`: the word before stays.
  const before = /^(?:\p{L}+\s+)(?=\d+\/)/u.exec(said)?.[0].length ?? 0;
  const part = { offset: offset + before, length: length - before };
  const form = FORMS.find((one) => bare(WRITTEN[one]?.(moment, lang) ?? '') === bare(said.slice(before)));
  return form && { part, form };
}
