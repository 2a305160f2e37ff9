import { describe, expect, it } from 'vitest';
import { check, lineOf, only } from './testing/workbench.ts';

const PATH = 'activities/art/rose/shape.json';
const shape = `{
  "panelRadius": 12,
  "cardRadius": 4,
  "numbers": "serif",
  "steps": [132, 108, 92],
  "stepGap": 4,
  "podium": "stairs",
  "motion": "rise"
}
`;

describe('the check of shapes', () => {
  it('sound ones have nothing to mend, nor have none', () => {
    expect(check(shape, PATH)).toEqual([]);
    expect(check('{}', PATH)).toEqual([]);
  });

  it('a misspelt key comes with the right one', () => {
    expect(only(shape.replace('"cardRadius"', '"cardRadus"'), PATH)).toMatchObject({
      rule: 'schema',
      file: PATH,
      line: lineOf('"cardRadius"', shape),
      nearest: 'cardRadius',
      fix: expect.anything(),
    });
  });

  it.each([
    ['"cardRadius": 4', '"cardRadius": 40', '/cardRadius'],
    ['"cardRadius": 4', '"cardRadius": 4.5', '/cardRadius'],
    ['"cardRadius": 4', '"cardRadius": "4px"', '/cardRadius'],
    ['"stepGap": 4', '"stepGap": 13', '/stepGap'],
    ['"serif"', '"sans"', '/numbers'],
    ['"stairs"', '"stair"', '/podium'],
    ['"rise"', '"explode"', '/motion'],
    ['[132, 108, 92]', '[132, 108]', '/steps'],
    ['[132, 108, 92]', '[132, 108, 20]', '/steps/2'],
  ])('%s as %s is told once, where it stands', (sound, wrong, pointer) => {
    expect(only(shape.replace(sound, wrong), PATH)).toMatchObject({
      rule: 'schema',
      pointer,
      line: lineOf(sound, shape),
    });
  });

  it('broken ones, and what is no object, are told', () => {
    expect(only(shape.replace('"serif",', '"serif"'), PATH)).toMatchObject({
      rule: 'json-syntax',
      file: PATH,
    });
    expect(only('[]', PATH)).toMatchObject({ rule: 'schema', message: 'a shape is one object' });
  });
});
