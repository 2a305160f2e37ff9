import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

const title = (en: string): string => set('/body/6/label', { cn: '去看看', en });

describe('check placeholders', () => {
  it.each(['TODO', 'Win TODO points', 'lorem ipsum dolor', 'XXX'])('%s is told', (text) => {
    expect(only(title(text))).toMatchObject({
      rule: 'placeholders',
      severity: 'warning',
      pointer: '/body/6/label/en',
    });
  });

  it.each(['My todo list', 'XXL prizes', 'TODOS'])('%s is a text', (text) => {
    expect(check(title(text))).toEqual([]);
  });
});
