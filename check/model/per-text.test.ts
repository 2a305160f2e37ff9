import { expect, it } from 'vitest';
import { perText, wordingOf } from './per-text.ts';

it('what is asked of equal texts is found out once, and each question has an answer of its own', () => {
  const asked: string[] = [];
  const length = perText((text) => {
    asked.push(text);
    return text.length;
  });
  const first = perText((text) => text[0] ?? null);
  const of = (text: string) => ({ wording: wordingOf(text) });
  expect([length(of('rose')), first(of('rose')), length(of('ro' + 'se'))]).toEqual([4, 'r', 4]);
  expect([length(of('halo')), first(of('halo')), first(of(''))]).toEqual([4, 'h', null]);
  expect([length(of('')), length(of(''))]).toEqual([0, 0]);
  expect(asked).toEqual(['rose', 'halo', '']);
});
