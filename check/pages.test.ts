import { describe, expect, it } from 'vitest';
import { rules } from './rules/index.ts';
import { blockOf, type Example, exampleOf } from './testing/examples.ts';
import { pieces } from './testing/pieces.ts';
import { planted } from './testing/planted.ts';
import { told } from './testing/workbench.ts';

describe('the example of a page of the check', () => {
  it('is planted here', () => {
    expect([...Object.keys(planted), ...Object.keys(pieces)].sort()).toEqual(
      rules.map(({ id }) => id).sort(),
    );
  });

  it.each(Object.keys(planted))('of %s: what is wrong is told, and what is right is not', (id) => {
    const plant = planted[id] as (example: Example) => string;
    expect(told(id, plant(exampleOf(id, 'Wrong'))).length).toBeGreaterThan(0);
    expect(told(id, plant(exampleOf(id, 'Right')))).toEqual([]);
  });

  it.each(Object.keys(pieces))('of %s: all that is wrong in it is told, and what is right is not', (id) => {
    const judge = pieces[id] as (typeof pieces)[string];
    const toldOf = (heading: 'Wrong' | 'Right') =>
      judge(blockOf(id, heading)).map((all) => all.filter(({ rule }) => rule === id));
    const [wrong, right] = [toldOf('Wrong'), toldOf('Right')];
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.map((all) => all.length > 0)).toEqual(wrong.map(() => true));
    expect(right).toEqual(right.map(() => []));
  });
});
