import { describe, expect, it } from 'vitest';
import { only, set, told } from '../testing/workbench.ts';

describe('check references: ids of another list', () => {
  it('several of them are one mistake, told at the first', () => {
    const found = only(set('/body/5/gifts', ['first', 'second']));
    expect(found).toMatchObject({
      rule: 'references',
      pointer: '/body/5/gifts/0',
      message: '`first` and 1 more of this list are each a milestone, and here stands a gift',
      got: '`first`, `second`',
    });
  });

  it('one alone, in another block, is no proof: a definition may have another name now', () => {
    expect(told('references', set('/body/5/gifts/0', 'first'))).toMatchObject([
      { message: expect.stringContaining('there is no gift `first`') },
    ]);
  });
});
