import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from './schemas.ts';
import { makeCheckout } from './test/checkout.ts';

const folder = mkdtempSync(join(tmpdir(), 'gala-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` prints on its error channel when it stops by itself. */
function start(checkout: string, ...options: string[]): { code: number | null; errors: string } {
  return startIn({}, checkout, ...options);
}

function startIn(environment: Record<string, string>, checkout: string, ...options: string[]) {
  const command = join(root, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(command, ['scripts/start.ts', ...options], {
    cwd: checkout,
    encoding: 'utf8',
    timeout: 80_000,
    env: { ...process.env, DATABASE_URL: '', ...environment },
  });
  expect(stdout.split('\n')[0], 'the first line').toMatch(/^Gala, a try-out/);
  // A stack trace is nothing that the person at the terminal can do something about.
  expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+\)?(\n|$)/);
  return { code: status, errors: stderr.trim() };
}

// Each one loads the whole build; on a busy machine that takes its time.
describe('npm start stops with one clear message', { timeout: 90_000 }, () => {
  const blocker = createServer();
  let taken = 0;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        blocker.listen(0, '127.0.0.1', () => {
          const address = blocker.address();
          taken = typeof address === 'object' && address ? address.port : 0;
          resolve();
        });
      }),
  );
  afterAll(() => new Promise((resolve) => blocker.close(resolve)));

  it('when the port is in use: names it and another one', () => {
    const { code, errors } = start(root, '--port', String(taken), '--data', join(folder, 'data'));
    expect(code).toBe(1);
    expect(errors.split('\n')).toEqual([expect.stringContaining(`Port ${taken} is in use`)]);
    expect(errors).toMatch(/npm start -- --port \d+$/);
  });

  it('when the data folder cannot be written: names it and the option', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, errors } = start(root, '--port', '0', '--data', join(file, 'data'));
    expect(code).toBe(1);
    expect(errors).toContain(`The data folder ${join(file, 'data')} cannot be written`);
    expect(errors).toContain('--data <folder>');
  });

  it('when an option is not known: names it and those that are', () => {
    const { code, errors } = start(root, '--prot', '4000');
    expect(code).toBe(1);
    expect(errors).toContain("'--prot'");
    expect(errors).toContain('--real-dates');
  });

  it('when a port is no number', () => {
    expect(start(root, '--port', 'web')).toEqual({
      code: 1,
      errors: '--port takes a number from 0 to 65535, not "web".',
    });
  });

  it.each([
    [
      '--fresh',
      { DATABASE_URL: 'postgres://gala@127.0.0.1:1/gala' },
      ['--fresh'],
      /--fresh is for the embedded/,
    ],
    ['--data', { DATABASE_URL: 'postgres://gala@127.0.0.1:1/gala' }, ['--data', 'x'], /one of them\.$/],
    ['npm', { npm_config_real_dates: 'true' }, [], /Say: npm start -- --real-dates$/],
    ['npm', { npm_config_stream: '' }, [], /Say: npm start -- --no-stream$/],
  ])('when %s would be left aside: %j', (_, environment, options, expected) => {
    const { code, errors } = startIn(environment, root, ...options);
    expect(code).toBe(1);
    expect(errors).toMatch(expected);
  });

  it('when a document is broken: the error as npm run check prints it, and nothing is built', () => {
    const checkout = makeCheckout();
    onTestFinished(checkout.remove);
    const file = join(checkout.folder, 'activities/seed_rule.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"title"', '"titel"'));
    const { code, errors } = start(checkout.folder, '--port', '0', '--data', join(folder, 'data'));
    expect(code).toBe(1);
    expect(errors.match(/:\d+:\d+ {2}error {2}/g)).toHaveLength(1);
    expect(errors).toMatch(/activities\/seed_rule\.json:\d+:\d+ {2}error {2}there is no key `titel` here/);
    expect(errors).toMatch(/Mend the documents above, then start again\.$/);
  });
});
