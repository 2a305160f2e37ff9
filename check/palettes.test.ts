import { describe, expect, it } from 'vitest';
import { sourceOf } from './disk/source.ts';
import { check, fixtures, lineOf, only } from './testing/workbench.ts';
import { applyEdits, removeAt, replaceAt } from './text/edits.ts';

const PATH = 'activities/art/rose/palette.json';
const palette = sourceOf(fixtures)(PATH);
const withColour = (value: unknown): string => applyEdits(palette, replaceAt(palette, '/accent', value));

describe('the check of palettes', () => {
  it('a sound one has nothing to mend', () => expect(check(palette, PATH)).toEqual([]));

  it('a misspelt key comes with the right one', () => {
    expect(only(palette.replace('"mutedInk"', '"mutdInk"'), PATH)).toMatchObject({
      rule: 'schema',
      file: PATH,
      line: lineOf('"mutedInk"', palette),
      nearest: 'mutedInk',
      fix: expect.anything(),
    });
  });

  it('a colour that is missing is named', () => {
    expect(only(applyEdits(palette, removeAt(palette, '/danger')), PATH)).toMatchObject({
      rule: 'schema',
      expected: '`danger`',
    });
  });

  it.each(['#f0476', 'red', 'rgb(1, 2, 3)', 7])('%j is no colour', (value) => {
    expect(only(withColour(value), PATH)).toMatchObject({
      rule: 'schema',
      pointer: '/accent',
      line: lineOf('"accent"', palette),
    });
  });

  it('a broken one, and one that is no object, are told', () => {
    expect(only(palette.replace('",', '"'), PATH)).toMatchObject({ rule: 'json-syntax', file: PATH });
    expect(only('[]', PATH)).toMatchObject({ rule: 'schema', message: 'a palette is one object' });
  });
});
