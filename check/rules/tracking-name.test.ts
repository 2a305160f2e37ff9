import { describe, expect, it } from 'vitest';
import { checkAll, set } from '../testing/workbench.ts';

const named = (name: string, path: string): Record<string, string> => ({
  [path]: set('/title', { cn: path, en: path }, set('/tracking', { name })).replace(
    '"aliases": ["/roses"],',
    '',
  ),
});
const told = (texts: Record<string, string>) =>
  checkAll(texts).map((one) => [one.file, one.rule, one.nearest]);

describe('check tracking-name', () => {
  it('a name that is that of another page is told at the page that has taken it', () => {
    const [early, late] = ['activities/early.json', 'activities/late.json'];
    expect(told({ ...named('late', early), ...named('late', late) })).toEqual([
      [early, 'tracking-name', 'early'],
    ]);
    expect(told({ ...named('early', early), ...named('early', late) })).toEqual([
      [late, 'tracking-name', 'late'],
    ]);
    expect(told({ ...named('both', early), ...named('both', late) })).toEqual([
      [late, 'tracking-name', 'late'],
    ]);
  });

  it('names of their own are fine, whatever they are', () => {
    expect(
      told({ ...named('spring', 'activities/early.json'), ...named('late', 'activities/late.json') }),
    ).toEqual([]);
  });
});
