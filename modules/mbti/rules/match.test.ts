import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { bestMatchOf, compatibilityOf, loveProbabilityOf } from './match.ts';
import { scalesOf, tallyOfType, typeCodes } from './score.ts';

const counts = (people: Readonly<Record<string, number>>) => new Map(Object.entries(people));

/** One letter of a code turned into the other of its pair. */
function turned(type: string, place: number): string {
  const pair = ['EI', 'SN', 'TF', 'JP'][place] ?? '';
  const other = [...pair].find((letter) => letter !== type[place]) ?? '';
  return type.slice(0, place) + other + type.slice(place + 1);
}

describe('§2 best match (T40)', () => {
  beforeEach(() => proves('T40'));
  it('§2 best match (T40): compatibility is an integer from 40 to 100, the same in both directions', () => {
    proves('T40');
    const all = typeCodes.flatMap((one) => typeCodes.map((other) => compatibilityOf(one, other)));
    expect([Math.min(...all), Math.max(...all)]).toEqual([40, 100]);
    for (const one of typeCodes) {
      for (const other of typeCodes) {
        const match = compatibilityOf(one, other);
        expect(Number.isInteger(match)).toBe(true);
        expect(match).toBe(compatibilityOf(other, one));
      }
    }
  });

  it('§2 best match (T40): seeing the world alike weighs most, then deciding alike, planning, talking', () => {
    proves('T40');
    const best = compatibilityOf('ENTJ', 'INTP');
    expect(best).toBe(100);
    const lost = [1, 2, 3, 0].map((place) => best - compatibilityOf('ENTJ', turned('INTP', place)));
    expect(lost).toEqual([24, 15, 12, 9]);
  });

  it('§2 best match (T40): a type matches as its scales do, and a faint leaning matches less clearly', () => {
    proves('T40');
    expect(compatibilityOf(scalesOf(tallyOfType('INFP')), 'ENFJ')).toBe(compatibilityOf('INFP', 'ENFJ'));
    const faint = scalesOf({ E: 2, I: 3, S: 2, N: 3, T: 2, F: 3, J: 2, P: 3 });
    expect(compatibilityOf(faint, 'ENFJ')).toBe(76);
    expect(compatibilityOf(faint, 'ESTP')).toBeLessThan(76);
    expect(compatibilityOf(scalesOf(tallyOfType('')), 'ESTP')).toBe(70);
  });

  it('§2 best match (T40): each type has one, and it is each other’s', () => {
    proves('T40');
    for (const type of typeCodes) {
      const match = bestMatchOf(type);
      expect(match).not.toBe(type);
      expect(bestMatchOf(match)).toBe(type);
    }
    expect(new Set(typeCodes.map((type) => bestMatchOf(type))).size).toBe(16);
  });

  it('§2 best match (T40): a tie goes to the type of more people, then to the alphabet', () => {
    proves('T40');
    const undecided = scalesOf({ E: 1, I: 1, S: 0, N: 5, T: 0, F: 5, J: 0, P: 5 });
    expect(bestMatchOf(undecided)).toBe('ENFJ');
    expect(bestMatchOf(undecided, counts({ INFJ: 3, ENFJ: 2, ESTP: 900 }))).toBe('INFJ');
    expect(bestMatchOf(undecided, counts({ INFJ: 3, ENFJ: 3 }))).toBe('ENFJ');
  });
});

describe('§1 love probability (T40)', () => {
  beforeEach(() => proves('T40'));
  it('§1 love probability (T40): the mean compatibility, weighted by how many people there are', () => {
    proves('T40');
    expect(loveProbabilityOf('INFP', counts({ ENFJ: 1 }))).toBe(100);
    expect(loveProbabilityOf('INFP', counts({ ENFJ: 1, ISTP: 1 }))).toBe(
      Math.round((100 + compatibilityOf('INFP', 'ISTP')) / 2),
    );
    expect(loveProbabilityOf('INFP', counts({ ENFJ: 9, ISTP: 1 }))).toBeGreaterThan(90);
  });

  it('§1 love probability (T40): null when nobody is there', () => {
    proves('T40');
    expect(loveProbabilityOf('INFP', counts({}))).toBeNull();
    expect(loveProbabilityOf('INFP', counts({ ENFJ: 0 }))).toBeNull();
  });
});
