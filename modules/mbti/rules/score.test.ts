import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import {
  leaningOf,
  pairs,
  type ScoredQuestion,
  scalesOf,
  type Tally,
  TIE_GOES_TO,
  tallyOf,
  tallyOfType,
  typeCodes,
  typeOf,
} from './score.ts';

const none: Tally = { E: 0, I: 0, S: 0, N: 0, T: 0, F: 0, J: 0, P: 0 };
const question = (a: string, b: string): ScoredQuestion => ({ A: [...a], B: [...b] });

/** Each pair is asked five times, in all combinations of pairs and with both polarities. */
const entry: readonly ScoredQuestion[] = [
  question('ES', 'IN'),
  question('IS', 'EN'),
  question('ET', 'IF'),
  question('FI', 'TE'),
  question('EJ', 'IP'),
  question('NT', 'SF'),
  question('SJ', 'NP'),
  question('NJ', 'SP'),
  question('TP', 'FJ'),
  question('TJ', 'FP'),
];

function everyAnswer(length: number): readonly string[] {
  return Array.from({ length: 2 ** length }, (_, index) =>
    index.toString(2).padStart(length, '0').replaceAll('0', 'A').replaceAll('1', 'B'),
  );
}

describe('scoring of the personality test', () => {
  it('§5 scoring (T79): each letter of the chosen option counts one', () => {
    proves('5.13', 'T79');
    expect(tallyOf([question('ES', 'IN'), question('FJ', 'TP')], 'AB')).toEqual({
      ...none,
      E: 1,
      S: 1,
      T: 1,
      P: 1,
    });
    expect(tallyOf(entry, 'A'.repeat(10))).not.toEqual(tallyOf(entry, 'B'.repeat(10)));
  });

  it('§5 scoring (T37): a lower-case letter counts like its capital', () => {
    proves('5.13', 'T37');
    const flawed = entry.map(({ A, B }) => ({ A: A.map((letter) => letter.toLowerCase()), B }));
    for (const answers of ['ABABABABAB', 'AAAAAAAAAA', 'BBBBBBBBBB']) {
      expect(tallyOf(flawed, answers)).toEqual(tallyOf(entry, answers));
    }
  });

  it('§5 scoring (T37): options that are identical are harmless, whichever is chosen', () => {
    proves('5.13', 'T37');
    const flawed = [question('ES', 'ES'), ...entry.slice(1)];
    const rest = 'BABABABAB';
    expect(tallyOf(flawed, `A${rest}`)).toEqual(tallyOf(flawed, `B${rest}`));
    const reached = new Set(everyAnswer(10).map((answers) => typeOf(tallyOf(flawed, answers))));
    expect(reached.size).toBe(16);
  });

  it('§5 scoring: what is no letter of a pair, and no answer, is ignored', () => {
    proves('5.13');
    expect(tallyOf([question('EX', 'I'), question('', 'é')], 'AB')).toEqual({ ...none, E: 1 });
    expect(tallyOf([{ A: ['constructor', 'ES', 'S'], B: [] }], 'A')).toEqual({ ...none, S: 1 });
    expect(tallyOf(entry, 'a?')).toEqual(none);
    expect(tallyOf(entry.slice(0, 1), 'AAAA')).toEqual({ ...none, E: 1, S: 1 });
  });

  it('§5 scoring: a test that is half done is counted as far as it went', () => {
    proves('5.13');
    expect(tallyOf(entry, 'AA')).toEqual({ ...none, E: 1, I: 1, S: 2 });
  });

  it('§5 scoring (T38): in each pair more votes win', () => {
    proves('5.13', 'T38');
    expect(typeOf({ E: 2, I: 3, S: 1, N: 4, T: 0, F: 5, J: 2, P: 3 })).toBe('INFP');
    expect(typeOf({ E: 3, I: 2, S: 4, N: 1, T: 5, F: 0, J: 3, P: 2 })).toBe('ESTJ');
  });

  it('§5 scoring (T38): a tie goes to the first letter of the pair, by one setting', () => {
    proves('5.13', 'T38');
    const tied: Tally = { E: 2, I: 2, S: 1, N: 1, T: 0, F: 0, J: 3, P: 3 };
    expect(TIE_GOES_TO).toBe('first');
    expect(typeOf(tied)).toBe('ESTJ');
    expect(typeOf(tied, 'second')).toBe('INFP');
    expect(typeOf({ ...tied, N: 2 })).toBe('ENTJ');
  });

  it('§5 scoring: all 16 types can be reached, and none besides', () => {
    proves('5.13');
    const reached = new Set(everyAnswer(10).map((answers) => typeOf(tallyOf(entry, answers))));
    expect([...reached].toSorted()).toEqual(typeCodes);
    const onlyOne = new Set(everyAnswer(1).map((answers) => typeOf(tallyOf(entry.slice(0, 1), answers))));
    expect(onlyOne.size).toBe(2);
  });

  it('§5 scoring: a picked type is one vote for each of its letters', () => {
    proves('5.13');
    for (const type of typeCodes) expect(typeOf(tallyOfType(type))).toBe(type);
    expect(tallyOfType('INFP')).toEqual({ ...none, I: 1, N: 1, F: 1, P: 1 });
  });
});

describe('scales of the personality test', () => {
  it('§2 scales: the share of the first letter in percent, 50 where nobody voted', () => {
    const scales = scalesOf({ E: 5, I: 0, S: 1, N: 2, T: 0, F: 4, J: 0, P: 0 });
    expect(scales.map(({ share }) => share)).toEqual([100, 33, 0, 50]);
    expect(scales.map(({ pair }) => pair)).toEqual(pairs);
  });

  it('§2 scales: which letter a share means, and how clearly', () => {
    const [pair = ['E', 'I'] as const] = pairs;
    expect(leaningOf(pair, 80)).toEqual({ wins: 'E', percent: 80 });
    expect(leaningOf(pair, 20)).toEqual({ wins: 'I', percent: 80 });
    expect(leaningOf(pair, 50)).toEqual({ wins: typeOf(none)[0], percent: 50 });
  });
  it('§2 scales: they never contradict the type', () => {
    for (const answers of everyAnswer(10)) {
      const tally = tallyOf(entry, answers);
      const fromScales = scalesOf(tally).map(({ pair, share }) => leaningOf(pair, share).wins);
      expect(fromScales.join('')).toBe(typeOf(tally));
    }
  });
});

it('§3 type codes: the 16 of the specification', () => {
  proves('3.8');
  const written = 'ENTJ ENFJ ESFJ ESTJ ENTP ENFP ESFP ESTP INTP INFP ISFP ISTP INTJ INFJ ISFJ ISTJ'.split(
    ' ',
  );
  expect(typeCodes).toEqual(written.toSorted());
});
