/** Writes the pictures of the personality test to modules/mbti/art; run `npx tsx scripts/art/mbti/write.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prune, tighten } from '../prune.ts';
import { hero } from './hero.ts';
import { emblem, ground } from './little.ts';
import { moreTests } from './more-tests.ts';
import { shortTests } from './short-tests.ts';
import { types } from './types.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../modules/mbti/art');

function write(name: string, text: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const pictures = {
  ...types,
  ...moreTests,
  ...shortTests,
  'hero.svg': hero(),
  'ground.svg': ground(),
  'emblem.svg': emblem(),
};

for (const [name, body] of Object.entries(pictures)) {
  // Several pictures may be inlined into one page, so ids carry the picture's name; the hero's are many, so it is cut.
  const own = name.replace(/^.*\//, '').replace('.svg', '');
  const prefix = own === 'hero' ? 'ho' : `${own}-`;
  // The first stop of a gradient lies at 0 anyway.
  write(name, tighten(prune(body)).replaceAll('~', prefix).replaceAll(' offset="0"', ''));
}
