import { describe, expect, it } from 'vitest';
import { only, set } from '../testing/workbench.ts';

describe('check anchors', () => {
  it('an id that stands twice is told at the second, with the first', () => {
    const found = only(set('/body/1/id', 'top'));
    expect(found).toMatchObject({ rule: 'anchors', pointer: '/body/1/id' });
    expect(found.related).toHaveLength(1);
  });
});
