import { randomInt } from 'node:crypto';
import { isLookAlike } from './look-alike.ts';

/**
 * Letters and digits of any script with their marks; one space, or one of a few marks, between them. No letter or mark is among them
 * that has no shape: two names would look the same, or one like nothing.
 */
const form = /^(?!.*\p{DI})[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ ·.'’&-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;

/** How long a name is as people count: what is put on a letter counts with it. */
const lengthOf = (name: string): number => [...name.replaceAll(/\p{M}/gu, '')].length;

/**
 * The name of a team as it is kept, or null for what is none: signs that nobody sees, or that turn lines around, are no
 * letters, and so is everything that markup is made of; nor is what reads as another name in Latin letters.
 *
 * @param written as somebody wrote it
 * @param length at least and at most so many letters
 */
export function nameOf(
  written: string,
  { least, most }: { readonly least: number; readonly most: number },
): string | null {
  const name = written.normalize('NFC').trim();
  const length = lengthOf(name);
  return form.test(name) && !isLookAlike(name) && name.length <= 40 && length >= least && length <= most
    ? name
    : null;
}

/** What two names share that people take for the same: small or large, wide or narrow, with or without marks between. */
export const keyOfName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Letters of codes: none that is taken for another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new code: 6 of 32 letters, from the system's source of chance. */
export const newCode = (): string => Array.from({ length: 6 }, () => letters[randomInt(32)]).join('');

/** A code as it is kept, however it was written. */
export const codeOf = (written: string): string => written.toUpperCase().replaceAll(/[\s-]/g, '');
