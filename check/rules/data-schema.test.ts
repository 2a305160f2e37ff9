import { describe, expect, it } from 'vitest';
import { mendedData, onlyOfData, soundData } from '../testing/data-workbench.ts';
import { drop, rename, set, swap } from '../testing/workbench.ts';

const WAY = '../../../schemas/modules/mbti/topics.schema.json';
const named = (way: unknown, text = soundData) => set('/$schema', way, text);

describe('check data-schema', () => {
  it('a missing $schema is added where one schema alone fits', () => {
    const wrong = drop('/$schema', soundData);
    expect(onlyOfData(wrong)).toMatchObject({
      rule: 'data-schema',
      pointer: '',
      line: 1,
      column: 1,
      expected: `\`${WAY}\``,
      got: 'no such key',
      nearest: WAY,
      page: 'docs/checks/data-schema.md',
    });
    expect(mendedData(wrong)).toBe(soundData);
  });

  it.each([
    ['a misspelt name', '../../../schemas/modules/mbti/topisc.schema.json'],
    ['the right name in the wrong folder', './topics.schema.json'],
    ['a schema of the same module that does not fit', '../../../schemas/modules/mbti/types.schema.json'],
    ['a part that schemas share', '../../../schemas/modules/mbti/text.schema.json'],
    ['the schema of a screen', '../../../schemas/modules/mbti-test.schema.json'],
    ['the schema of documents', '../../../schemas/activity.schema.json'],
    ['nothing', ''],
    ['another type', 7],
    ['null', null],
  ])('%s: one error with the nearest that is valid', (_, way) => {
    const finding = onlyOfData(named(way));
    expect(finding).toMatchObject({ rule: 'data-schema', pointer: '/$schema', line: 2, nearest: WAY });
    expect(finding.allowed).toContain(WAY);
    expect(finding.allowed).not.toContain('../../../schemas/modules/mbti/text.schema.json');
  });

  it('a wrong name is mended where one schema alone fits', () => {
    expect(mendedData(named('./topics.schema.json'))).toBe(soundData);
    expect(mendedData(named(7))).toBe(soundData);
  });

  it.each(['$shema', 'schema', 'zqzqzq'])('$schema written as %s is told once, and mended', (key) => {
    const wrong = rename('/$schema', key, soundData);
    expect(onlyOfData(wrong)).toMatchObject({
      rule: 'data-schema',
      pointer: `/${key}`,
      line: 2,
      column: 3,
      expected: '`$schema`',
      got: `\`${key}\``,
    });
    expect(mendedData(wrong)).toBe(soundData);
  });

  it('where no schema can be known, the rest of the file is not judged', () => {
    const wrong = named('./nosuch.schema.json', rename('/topics', 'nothing', soundData));
    expect(onlyOfData(wrong).fix).toBeUndefined();
    expect(onlyOfData(wrong).rule).toBe('data-schema');
  });

  it('where one can be known, the rest is judged by it', () => {
    const wrong = swap('"id": "roses-or-tulips"', '"id": "Roses"', named('./topics.schema.json', soundData));
    expect(() => onlyOfData(wrong)).toThrow(/got 2: 2 data-schema .* \| 5 schema /);
  });

  it('a module without schemas is told where they belong', () => {
    const finding = onlyOfData(soundData, 'modules/nosuch/data/topics.json');
    expect(finding).toMatchObject({
      rule: 'data-schema',
      expected: 'a schema below schemas/modules/nosuch/',
    });
    expect(finding.nearest).toBeUndefined();
  });

  it('the way is longer from a folder below', () => {
    const finding = onlyOfData(soundData, 'modules/mbti/data/deep/topics.json');
    expect(finding.nearest).toBe(`../${WAY}`);
  });
});
