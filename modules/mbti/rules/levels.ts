/** The levels of the test in the order of their numbers: 0 entry, 1 advanced, 2 in-depth (specification §3). */
export const levels = ['entry', 'advanced', 'in_depth'] as const;

export type Level = (typeof levels)[number];

export const isChinese = (lang: string): lang is 'cn' | 'tw' => lang === 'cn' || lang === 'tw';

/** Whether a level is written in a language: the entry level in all, the others in Chinese alone (T35). */
export const isWritten = (level: Level, lang: string): boolean => level === 'entry' || isChinese(lang);
