import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../engine/i18n/language.ts';
import { proves } from '../../tools/testing/proves.ts';
import {
  balanceFaults,
  languageFaults,
  letterFaults,
  numberFaults,
  repeatFaults,
  type SourceQuestion,
  unreachedByAll,
  unreachedByFavour,
  wornTitleFaults,
} from './check/question-faults.ts';
import { planted, read, said } from './check/testing.ts';
import { codeFaults, nameFaults, type SourceType } from './check/type-faults.ts';
import { pairs, tallyOf } from './rules/score.ts';

const questionsOf = (name: string) => read<{ questions: SourceQuestion[] }>(`${name}-problem.json`).questions;
const entry = questionsOf('primary');
const advanced = questionsOf('advanced');
const depth = questionsOf('depth');
const sets = [
  ['entry', entry],
  ['advanced', advanced],
  ['in-depth', depth],
] as const;
const { types } = read<{ types: SourceType[] }>('types.json');
/** The questions with something done to the first of them. */
const flawed = (plant: (first: SourceQuestion, second: SourceQuestion) => void, questions = entry) =>
  planted(questions, ([first, second]) => {
    if (!first || !second) throw new Error('a set has at least two questions');
    plant(first, second);
  });

describe('§3 question sets', () => {
  it('§3 question sets (T36): 10 questions, each pair asked 5 times; 27, at least 13; 35, at least 17; no pair can tie', () => {
    proves('9.12', 'T36');
    expect(said(balanceFaults(entry, { count: 10, least: 5 }))).toEqual([]);
    expect(said(balanceFaults(advanced, { count: 27, least: 13 }))).toEqual([]);
    expect(said(balanceFaults(depth, { count: 35, least: 17 }))).toEqual([]);
  });

  it('§3 question sets (T36): a question too few, and a pair asked too rarely, are told', () => {
    proves('9.12', 'T36');
    expect(said(balanceFaults(entry.slice(1), { count: 10, least: 0 }))).toContain(
      '9 questions instead of 10',
    );
    const other = flawed((first) => {
      first.A = ['T', 'J'];
      first.B = ['F', 'P'];
    });
    const [first, second, third, fourth] = said(balanceFaults(other, { count: 10, least: 5 }));
    expect([first, second]).toEqual(['E/I is asked 4 times', 'S/N is asked 4 times']);
    expect([third, fourth]).toEqual([
      'T/F has 6 votes, an even number: they can tie',
      'J/P has 6 votes, an even number: they can tie',
    ]);
  });

  it.each(sets)(
    '§3 question sets: no pair of the %s set is decided by fewer than two questions',
    (_, set) => {
      expect(said(balanceFaults(set, { count: set.length, least: 3 }))).toEqual([]);
      const bare = set.filter(({ A }) => !A.includes('E') && !A.includes('I'));
      const one = set.find(({ A }) => A.includes('E') || A.includes('I'));
      const rare = [...bare, ...(one ? [one] : [])];
      expect(said(balanceFaults(rare, { count: rare.length, least: 3 }))).toContain('E/I is asked 1 times');
    },
  );

  it('§3 question sets: the entry set is in all languages, the longer ones in Chinese', () => {
    proves('3.10');
    expect(said(languageFaults(entry, languages))).toEqual([]);
    expect(said(languageFaults([...advanced, ...depth], ['cn', 'tw']))).toEqual([]);
    const short = flawed((first) => {
      first.sel.A.text = { cn: '好', tw: '好' };
    });
    expect(said(languageFaults(short, languages))).toEqual(['question 1 is in cn tw']);
  });

  it.each(sets)('§5 scoring (T38): no answers of the %s set tie: 2,000 at random', (_, set) => {
    proves('5.13', 'T38');
    const answers = fc.array(fc.constantFrom('A', 'B'), { minLength: set.length, maxLength: set.length });
    const ties = (given: readonly string[]) => {
      const tally = tallyOf(set, given.join(''));
      return pairs.filter(([one, other]) => tally[one] === tally[other]);
    };
    fc.assert(
      fc.property(answers, (given) => {
        expect(ties(given)).toEqual([]);
      }),
      { numRuns: 2000, seed: 27 },
    );
  });

  it.each(sets)('§3 question sets: titles of the %s set are not all asked alike', (_, set) => {
    expect(said(wornTitleFaults(set))).toEqual([]);
    const worn = set.map((one) => ({ ...one, title: { ...one.title, cn: '下雨了，你会？' } }));
    expect(said(wornTitleFaults(worn))).toEqual([`${set.length} titles in cn are asked alike`]);
  });

  it('§3 question sets: questions are numbered at run time alone', () => {
    proves('3.9', 'T39');
    expect(said(numberFaults([...entry, ...advanced, ...depth]))).toEqual([]);
    const numbered = flawed((first) => {
      first.num = '1';
    });
    expect(said(numberFaults(numbered))).toEqual(['question 1 is numbered 1']);
  });
});

describe('§3 flaws in the data', () => {
  it.each(sets)(
    '§3 flaws in the data (T37): letters of the %s set are capitals, B the opposite of A',
    (_, set) => {
      proves('3.9', 'T37');
      expect(said(letterFaults(set))).toEqual([]);
    },
  );

  it('§3 flaws in the data (T37): a letter in lower case, a same letter and a same pair are told', () => {
    proves('3.9', 'T37');
    const [a = '', b = ''] = entry[0]?.A ?? [];
    const lower = flawed((first) => {
      first.A = [a.toLowerCase(), b];
    });
    expect(said(letterFaults(lower))).toEqual([`question 1: ${a.toLowerCase()} is lower case`]);
    const same = flawed((first) => {
      first.B = [...first.A];
    });
    expect(said(letterFaults(same))).toEqual(['question 1: B is not the opposite of A']);
    const twice = flawed((first) => {
      first.A = ['E', 'E'];
      first.B = ['I', 'I'];
    });
    expect(said(letterFaults(twice))).toEqual(['question 1: A is not about two pairs']);
  });

  it('§3 flaws in the data (T37): no two options are alike and no title stands twice, in any language', () => {
    proves('3.9', 'T37');
    expect(said(repeatFaults([...entry, ...advanced, ...depth]))).toEqual([]);
    for (const [, set] of sets) expect(said(repeatFaults(set))).toEqual([]);
  });

  it('§3 flaws in the data (T37): options that are identical in one language, and a title again, are told', () => {
    proves('3.9', 'T37');
    const same = flawed((first) => {
      first.sel.B.text = { ...first.sel.B.text, th: ` ${first.sel.A.text.th} ` };
    });
    expect(said(repeatFaults(same))).toEqual(['question 1 B says the same as question 1 A in th']);
    const again = flawed((first, second) => {
      second.title = { ...second.title, en: first.title.en?.toUpperCase() ?? '' };
    });
    expect(said(repeatFaults(again))).toEqual(['question 2 says the same as question 1 in en']);
  });
});

describe('§5 scoring', () => {
  it('§5 scoring: all 16 types are reached by the 1,024 answers of the entry set', () => {
    proves('5.13');
    expect(unreachedByAll(entry)).toEqual([]);
  });

  it.each(sets)('§5 scoring: each of the 16 types has answers in the %s set that give it', (_, set) => {
    proves('5.13');
    expect(unreachedByFavour(set)).toEqual([]);
  });

  it('§5 scoring: types that no answers give are told', () => {
    proves('5.13');
    const withoutPair = (set: readonly SourceQuestion[]) => set.filter(({ A }) => !/[JP]/.test(A.join('')));
    expect(unreachedByAll(withoutPair(entry))).toHaveLength(8);
    for (const set of [advanced, depth]) {
      const lost = unreachedByFavour(withoutPair(set));
      expect(lost).toHaveLength(8);
      expect(lost.every((type) => type.endsWith('P'))).toBe(true);
    }
  });
});

describe('§3 type codes', () => {
  beforeEach(() => proves('3.8'));
  it('§3 type codes: every code stands once', () => {
    proves('3.8');
    expect(said(codeFaults(types))).toEqual([]);
    const twice = planted(types, ([first]) => {
      if (first) first.code = 'ISTP';
    });
    expect(said(codeFaults(twice))).toEqual([`${types[0]?.code} stands 0 times`, 'ISTP stands 2 times']);
    const unknown = planted(types, (copy) => void copy.push({ code: 'EXXX', name: {}, tag: [] }));
    expect(said(codeFaults(unknown))).toEqual(['EXXX is no type']);
  });

  it('§3 type codes: names differ in every language, and so do the tags of a type', () => {
    proves('3.8');
    expect(said(nameFaults(types))).toEqual([]);
    const same = planted(types, ([first, second]) => {
      if (first && second) second.name = { ...second.name, vi: first.name.vi ?? '' };
    });
    expect(said(nameFaults(same))).toEqual([`${types[1]?.code} says the same as ${types[0]?.code} in vi`]);
    const tagged = planted(types, ([first]) => {
      if (first) first.tag[2] = { ...first.tag[2], en: first.tag[0]?.en ?? '' };
    });
    expect(said(nameFaults(tagged))).toHaveLength(1);
  });
});
