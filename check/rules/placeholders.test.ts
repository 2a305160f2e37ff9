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

  it('a name that is no more than a number is told once, whatever language it is in', () => {
    const named = set('/campaign/gifts/0/name', { cn: '礼物 2', en: 'Gift 2' });
    expect(only(named)).toMatchObject({
      rule: 'placeholders',
      severity: 'warning',
      pointer: '/campaign/gifts/0/name/cn',
      message: 'this stands for a name that is still to be given',
    });
  });

  it.each(['My todo list', 'XXL prizes', 'TODOS'])('%s is a text', (text) => {
    expect(check(title(text))).toEqual([]);
  });
});
