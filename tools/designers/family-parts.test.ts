import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ornamentsWhere } from '../../app/prerender/theme.ts';
import { root } from '../../build/schemas.ts';
import { partsIn } from './family-parts.ts';

it('reads from a table what each part is, and several of a line one by one', () => {
  const table = ['| file | view box |', '|---|---|', '| `a.svg`, `b.svg` | 1x1 | whole | a lamp |'];
  expect(
    partsIn([...table, '| `c-1.svg` to `c-3.svg` | 1x1 | | steps |', 'no `x.svg` here'].join('\n')),
  ).toEqual([
    { file: 'a.svg', about: 'a lamp' },
    { file: 'b.svg', about: 'a lamp' },
    { file: 'c-1.svg', about: 'steps' },
    { file: 'c-2.svg', about: 'steps' },
    { file: 'c-3.svg', about: 'steps' },
  ]);
});

it('finds in docs/art.md every part that a page may ask a family for', () => {
  const told = partsIn(readFileSync(join(root, 'docs/art.md'), 'utf8')).map(({ file }) => file);
  expect([...told].sort()).toEqual(
    ornamentsWhere(() => true)
      .map(([file]) => file)
      .sort(),
  );
});
