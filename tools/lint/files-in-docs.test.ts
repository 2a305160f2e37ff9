import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';

/** Names that a guide gives to what its reader is to write. */
const examples =
  /^(activities\/(activity_20260214|trip\/\[city\]|rookie\/\[city\])\.json|(mechanics|schemas\/mechanics)\/ping\b|(modules|schemas\/modules)\/(pong|fans)\b)/;

const rooms = readdirSync(root, { withFileTypes: true })
  .filter(
    (one) => one.isDirectory() && !one.name.startsWith('.') && !['node_modules', 'dist'].includes(one.name),
  )
  .map(({ name }) => name);
const path = new RegExp(`\`((?:${rooms.join('|')})/[\\w./[\\]-]+)\``, 'g');

/** Files and folders, from the project's root, that a page names in code and that there are not. */
const goneIn = (text: string): readonly string[] =>
  [...text.matchAll(path)].flatMap(([, named = '']) =>
    examples.test(named) || existsSync(join(root, named)) ? [] : [named],
  );

describe('a file that a page of the docs names', () => {
  const pages = [
    'README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];

  it('is there', () => {
    expect(pages.length).toBeGreaterThan(200);
    const gone = pages.flatMap((page) =>
      goneIn(readFileSync(join(root, page), 'utf8')).map((file) => `${page}: ${file}`),
    );
    expect(gone).toEqual([]);
  });

  it('and one that is not is told', () => {
    expect(goneIn('See `tools/lint/house.ts`, `tools/lint/` and `tools/lint/horse.ts`.')).toEqual([
      'tools/lint/horse.ts',
    ]);
    expect(goneIn('`mechanics/ping/room.ts` is yours, `dist/pages/x.json` the build’s')).toEqual([]);
  });
});
