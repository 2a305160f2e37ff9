import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';

/** Rooms whose style reaches a phone. */
const rooms = ['engine', 'widgets', 'modules', 'app', 'activities'] as const;

const DECLARATION = /(?<![\w-])(font-size|font|line-height)\s*:\s*([^;}]*)/g;

/** A choice among lengths, without another inside. */
const CHOICE = /(min|max|clamp)\(((?:[^()]|var\([^()]*\))*)\)/g;

/** How far letters must be able to grow with the reader's size before px end it: a third. */
const GROWS = 4 / 3;

/** px in which a choice may hold letters: none of them keeps these from following the reader. */
function mayHold(kind: string, lengths: readonly string[]): boolean {
  const rem = lengths.map((one) => /^([\d.]+)rem$/.exec(one)?.[1]).find((one) => one !== undefined);
  // Letters as wide as their place are a picture of letters.
  if (rem === undefined) return kind === 'min' && lengths.some((one) => /vw|cqi/.test(one));
  // A smallest size is one for a field that a phone would zoom into; a largest one ends what follows the reader.
  const ends = { min: lengths, max: [], clamp: lengths.slice(-1) }[kind] ?? [];
  return ends.every((one) => !one.endsWith('px') || Number.parseFloat(one) >= GROWS * 16 * Number(rem));
}

/** A value without what may be written in px. */
const withoutChoices = (value: string): string =>
  value.replace(CHOICE, (written, kind: string, inside: string) =>
    mayHold(
      kind,
      inside.split(',').map((one) => one.trim()),
    )
      ? ''
      : written,
  );

/**
 * Sizes of letters that do not follow the size that readers have set on their phone: px, for which rem belongs there.
 * What is drawn as wide as its place (`min(…vw …)` without rem) is a picture of letters, and stays, as does a choice that lets
 * letters grow by a third.
 *
 * @param file its name, for the line
 * @param css a style sheet
 * @returns one line for each: where, what is written, and what to write
 */
export function fixedLetters(file: string, css: string): string[] {
  return [...css.matchAll(DECLARATION)].flatMap(({ 0: written, 2: value = '', index }) => {
    const [, px] = /(?<![\w.-])(\d+(?:\.\d+)?)px\b/.exec(withoutChoices(value)) ?? [];
    if (px === undefined || px === '0') return [];
    const line = css.slice(0, index).split('\n').length;
    return [`${file}:${line} ${written.trim()}: letters in px; write ${Number(px) / 16}rem for ${px}px`];
  });
}

/** All of them in the style of the rooms whose style reaches a phone. */
export const fixedLettersOfHouse = (): string[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => fixedLetters(`${room}/${file}`, readFileSync(join(root, room, file), 'utf8'))),
  );
