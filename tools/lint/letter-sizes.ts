import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';

/** Rooms whose style reaches a phone. */
const rooms = ['engine', 'widgets', 'modules', 'app', 'activities'] as const;

const DECLARATION = /(?<![\w-])(font-size|font|line-height)\s*:\s*([^;}]*)/g;

/**
 * Sizes of letters that do not follow the size that readers have set on their phone: px, for which rem belongs there.
 * What is drawn as wide as its place (`min(…vw …)` without rem) is a picture of letters, and stays.
 *
 * @param file its name, for the line
 * @param css a style sheet
 * @returns one line for each: where, what is written, and what to write
 */
export function fixedLetters(file: string, css: string): string[] {
  return [...css.matchAll(DECLARATION)].flatMap(({ 0: written, 2: value = '', index }) => {
    const [, px] = /(?<![\w.-])(\d+(?:\.\d+)?)px\b/.exec(value) ?? [];
    // The root of a size in rem; a smallest size for a field that a phone would zoom into; letters as wide as their place.
    if (px === undefined || px === '0' || /rem|vw|cqi/.test(value)) return [];
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
