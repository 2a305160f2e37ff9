// By turns, 75 s: builds pages again and again.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { type Checkout, makeCheckout } from '../tools/testing/checkout.ts';

/** What a start makes, in a process of its own as every start is. */
const MAKE = `
import './product/production.ts';
import { startSources, stampOf } from './build/build-stamp.ts';
import { demandSound, makePages, simulatorOf } from './product/make-or-keep.ts';
const stamp = stampOf(startSources);
await demandSound(stamp, console.log);
await makePages(stamp, false, console.log);
console.log('simulator', (await simulatorOf(stamp)).text?.length);
`;

const few =
  /^(art|mbti|(seed_rule|egg_rule|not_found|no_pc|index|login|mbti|activity_(center|live_rank|20250725))\.json)$/;

let checkout: Checkout;
beforeAll(() => {
  checkout = makeCheckout();
  // What is made of a few documents is made as of all. These lead to no others.
  for (const one of readdirSync(at('activities')))
    if (!few.test(one)) rmSync(at(`activities/${one}`), { recursive: true });
  writeFileSync(at('make.mts'), MAKE);
});
afterAll(() => checkout.remove());

const at = (path: string): string => join(checkout.folder, path);

function make(): { lines: string[]; errors: string } {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/tsx'), ['make.mts'], {
    cwd: checkout.folder,
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), errors: stderr };
}

// Processes that build and draw; on a busy machine that takes its time.
describe('a start', { timeout: 240_000 }, () => {
  const document = 'activities/seed_rule.json';
  let sound: string;
  let first: string[];
  let pages: number;
  /** What is told where so many pages were drawn again. */
  const drawn = (again: number): string[] => [`${pages} pages pre-rendered, ${again} of them anew`];

  it('keeps no judgement of a broken document', () => {
    sound = readFileSync(at(document), 'utf8');
    writeFileSync(at(document), sound.replace('"title"', '"titel"'));
    expect(make().errors).toContain('there is no key `titel` here');
    expect(make().errors).toContain('there is no key `titel` here');
  });

  it('makes everything the first time, and nothing again without a change', () => {
    writeFileSync(at(document), sound);
    first = make().lines;
    const again = make().lines;
    expect(first).toEqual([
      expect.stringMatching(/^\d+ documents checked$/),
      'scripts built',
      expect.stringMatching(/^(\d+) pages pre-rendered, \1 of them anew$/),
      expect.stringMatching(/^simulator \d{4,}$/),
    ]);
    pages = Number.parseInt(first[2] ?? '', 10);
    expect(again).toEqual([
      `${first[0]} before, and nothing has changed since`,
      'scripts built before, and nothing has changed since',
      `${pages} pages pre-rendered before, and nothing has changed since`,
      first[3],
    ]);
  });

  it('judges, builds and draws again after a change of a document', () => {
    writeFileSync(at(document), sound.replace('"en": "', '"en": "Changed: '));
    // One page, in five languages.
    expect(make().lines).toEqual([first[0], first[1], ...drawn(5), first[3]]);
    const changed = readdirSync(at('dist/pages')).filter((one) => /^seed_rule\.en\.html$/.test(one));
    expect(changed.map((one) => readFileSync(at(`dist/pages/${one}`), 'utf8'))).toEqual([
      expect.stringContaining('Changed: '),
    ]);
  });

  it('makes again what is gone', () => {
    const [script = ''] = readdirSync(at('dist/client/assets')).filter((one) => /^kernel-.*\.js$/.test(one));
    rmSync(at(`dist/client/assets/${script}`));
    expect(make().lines.slice(1, 3)).toEqual(['scripts built', ...drawn(0)]);
    rmSync(at('dist/pages'), { recursive: true });
    expect(make().lines.slice(1, 3)).toEqual([
      'scripts built before, and nothing has changed since',
      ...drawn(pages),
    ]);
  });
});
