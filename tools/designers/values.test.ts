import { expect, it } from 'vitest';
import { inLanguages } from './values.ts';

it('gives the texts of a new piece the languages of the page, and leaves all else', () => {
  const seed = {
    id: 'quiz',
    title: { cn: '问题', en: 'Question' },
    rows: [{ label: { cn: '一' } }],
    art: {},
  };
  expect(inLanguages(seed, ['cn', 'en', 'th'])).toEqual({
    ...seed,
    title: { cn: '问题', en: 'Question', th: 'Question' },
    rows: [{ label: { cn: '一', en: '一', th: '一' } }],
  });
  expect(inLanguages({ cn: '问题', en: 'Question' }, ['en'])).toEqual({ en: 'Question' });
});
