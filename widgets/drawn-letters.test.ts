import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../build/files-below.ts';
import { root } from '../build/schemas.ts';

/** What a style sheet draws with letters, where it says nothing of how that is heard. */
const saidIn = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(
      ([, , inside = '']) => /content: "[^"]+";/.test(inside) && !/content: "[^"]+" \/ "";/.test(inside),
    )
    .map(([, selector = '']) => selector.trim().split('\n').at(-1) ?? '');

it('a tick, an arrow or a cross that is drawn is not read out as a word of the text beside it', () => {
  const files = ['widgets', 'modules', 'engine', 'app'].flatMap((room) =>
    filesBelow(join(root, room))
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(room, file)),
  );
  expect(files.length).toBeGreaterThan(80);
  const said = files.flatMap((file) =>
    saidIn(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(said).toEqual([]);
  expect(saidIn('.mine::before { content: "✓ "; }')).toEqual(['.mine::before']);
});
