// By turns, 90 s: starts the check again and again.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Checkout, makeCheckout } from '../tools/testing/checkout.ts';

let checkout: Checkout;
beforeAll(() => {
  checkout = makeCheckout();
});
afterAll(() => checkout?.remove());

const at = (path: string): string => join(checkout.folder, path);

/** The command, as package.json calls it. */
function call(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs', ...args], {
    cwd: checkout.folder,
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  });
  return { status, stdout: stdout.replaceAll(/\d+ ms/g, 'no time'), stderr };
}

/** The script that was put together. */
const script = (): string =>
  at(`.cache/check/${readdirSync(at('.cache/check')).find((one) => one.endsWith('.cjs'))}`);

function change(path: string, before: string, after: string): void {
  const text = readFileSync(at(path), 'utf8');
  expect(text).toContain(before);
  writeFileSync(
    at(path),
    text.replace(before, () => after),
  );
}

it('npm run check: from the sources where nothing is kept, then from what was put together, and never from what is stale', () => {
  const sound = { status: 0, stdout: 'ok  1 document in no time: nothing to mend\n', stderr: '' };
  expect(existsSync(at('.cache'))).toBe(false);
  expect(call('activities/index.json')).toEqual(sound);

  // The script alone says this: it is what runs now, and its verdicts are kept.
  writeFileSync(
    script(),
    readFileSync(script(), 'utf8').replace('nothing to mend', 'nothing to mend, says the script'),
  );
  const kept = { ...sound, stdout: sound.stdout.replace('mend', 'mend, says the script') };
  expect(call('activities/index.json')).toEqual(kept);
  expect(call('activities/index.json')).toEqual(kept);
  expect(call('--wrong')).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run check') });

  change('activities/index.json', '"title"', '"titel"');
  expect(call()).toMatchObject({ status: 1, stdout: expect.stringContaining('rename `titel` to `title`') });
  expect(call('--fix').stdout).toContain('mended activities/index.json');
  expect(call('activities/index.json')).toEqual(kept);

  // A source of the check that says something else.
  change('check/formats/terminal.ts', 'nothing to mend', 'all is well');
  const other = { ...sound, stdout: sound.stdout.replace('nothing to mend', 'all is well') };
  expect(call('activities/index.json')).toEqual(other);
  expect(call('activities/index.json')).toEqual(other);

  rmSync(script());
  expect(call('activities/index.json')).toEqual(other);
}, 120_000);

/** Pages that are right, broken in several ways, unreadable, and that know of each other across the whole list. */
function plantMany(): void {
  const sound = readFileSync(at('activities/not_found.json'), 'utf8');
  for (let i = 0; i < 140; i++) {
    const name = i % 20 === 3 ? 'same' : `many_${i}`;
    const alias = i % 30 === 7 ? 'shared' : `also_${i}`;
    const title = `"aliases": ["/${alias}"], "tracking": { "name": "${name}" }, "title"`;
    const text = sound
      .replace('"title"', i % 11 === 5 ? '"titel"' : title)
      .replace(/"to": "[^"]*"/, `"to": "/many_${(i * 37) % 150}"`);
    writeFileSync(at(`activities/many_${i}.json`), i % 50 === 9 ? text.slice(0, 300) : text);
  }
}

it('what many processors say is what one says, to the letter', () => {
  plantMany();
  const ran = at('a-worker-ran');
  change(
    'check/disk/worker.mjs',
    'loadScript(',
    `(await import('node:fs')).writeFileSync(${JSON.stringify(ran)}, '');\nloadScript(`,
  );
  const said = (): string => call('--format', 'json').stdout.replace(/"duration": ?[\d.]+/, '"duration": 0');
  const alone = said();
  const { errors, warnings, files } = JSON.parse(alone);
  expect({ isMuch: errors > 20 && warnings > 3, files: files.length > 140 }).toEqual({
    isMuch: true,
    files: true,
  });
  expect(existsSync(ran)).toBe(false);

  const together = said();
  expect(existsSync(ran)).toBe(availableParallelism() > 1);
  expect(together).toBe(alone);
  expect(said()).toBe(alone);

  // A worker that says nothing of its share leaves it to who waits.
  change('check/disk/parts.ts', 'tell(make());', 'throw new Error();');
  expect(said()).toBe(alone);
  expect(said()).toBe(alone);
}, 240_000);
