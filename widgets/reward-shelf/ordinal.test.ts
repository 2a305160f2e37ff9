import { expect, it } from 'vitest';
import { ordinal } from './ordinal.ts';

it('a place is said as English says it, from 11th to 13th too', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 50, 102, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '10th',
    '11th',
    '12th',
    '13th',
    '21st',
    '50th',
    '102nd',
    '111th',
  ]);
});

it('of each place it says what the platform’s own rules say', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  for (let place = 1; place <= 1200; place++)
    expect(ordinal(place)).toBe(`${place}${endings[rules.select(place)] ?? 'th'}`);
});
