import { describe, expect, it } from 'vitest';
import { only, set } from '../workbench.ts';

describe('check unused', () => {
  it.each([
    ['/data/spare', { get: '/v2/time' }],
    ['/state/spare', { type: 'number', initial: '1' }],
    ['/popups/spare', { title: { cn: '空', en: 'Empty' }, body: [] }],
  ])('%s is a warning at its name', (pointer, value) => {
    expect(only(set(pointer, value))).toMatchObject({ rule: 'unused', severity: 'warning', pointer });
  });
});
