import type { Language } from './language.ts';

/** What stands between words, each with the blank that belongs to it. */
export interface Marks {
  /** Between a label and what it is of: `进度：看直播`. */
  readonly colon: string;
  /** Where one draws breath. */
  readonly comma: string;
  /** Between things of one kind. */
  readonly list: string;
}

const chinese: Marks = { colon: '：', comma: '，', list: '、' };
const latin: Marks = { colon: ': ', comma: ', ', list: ', ' };

/** Readers aloud pause at the marks of their own language; some spell out those of another. */
export const marksOf: Readonly<Record<Language, Marks>> = {
  cn: chinese,
  tw: chinese,
  en: latin,
  // Thai has no comma: a blank is one.
  th: { colon: ': ', comma: ' ', list: ' ' },
  vi: latin,
};
