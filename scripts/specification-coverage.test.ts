import { describe, expect, it } from 'vitest';
import { allTitles, coverage, titlesIn } from './specification-coverage.ts';

describe('the coverage of the specification', () => {
  it('reads titles with their groups, tables of cases included', () => {
    const text = `
describe('§5 touch', () => {
  it('§5 second tap (T63): is cancelled', () => {});
  it.each([
    [1, 2],
  ])('§5 pinch: %s', () => {});
  describe('inside', () => {
    test(
      'deep',
      () => {},
    );
  });
});
it('alone', () => {});
`;
    expect(titlesIn('x.test.ts', text).map(({ title }) => title)).toEqual([
      '§5 touch',
      '§5 touch > §5 second tap (T63): is cancelled',
      '§5 touch > §5 pinch: %s',
      '§5 touch > inside',
      '§5 touch > inside > deep',
      'alone',
    ]);
  });

  it('names a rule that no test carries', () => {
    const rules = [
      { id: '5.1', says: 'One', tests: ['§5 second tap'] },
      { id: '5.2', says: 'Two', tests: ['§5 third tap'] },
    ];
    const { page, bare } = coverage(rules, [{ file: 'x.test.ts', title: '§5 second tap: is | cancelled' }]);
    expect(bare).toEqual(['5.2']);
    expect(page).toContain('| §5.1 | One |  | 1 | §5 second tap: is \\| cancelled (`x.test.ts`) |');
  });

  it('a pattern finds nothing that has no section', () => {
    expect(
      coverage([{ id: '5.1', says: 'One', tests: ['tap'] }], [{ file: 'x', title: 'a tap' }]).bare,
    ).toEqual(['5.1']);
  });

  it('finds the tests of this project', () => {
    expect(allTitles().length).toBeGreaterThan(500);
  });
});
