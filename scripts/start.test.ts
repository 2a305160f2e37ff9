// By turns, 20 s: starts the whole product, some times over.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../build/schemas.ts';
import { readStartOptions } from '../product/start-options.ts';
import { makeCheckout } from '../tools/testing/checkout.ts';

const folder = mkdtempSync(join(tmpdir(), 'gala-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` prints on its error channel when it stops by itself. */
function start(checkout: string, ...options: string[]): { code: number | null; errors: string } {
  const command = join(root, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(command, ['scripts/start.ts', ...options], {
    cwd: checkout,
    encoding: 'utf8',
    timeout: 80_000,
    env: { ...process.env, DATABASE_URL: '' },
  });
  expect(stdout.split('\n')[0], 'the first line').toMatch(/^Gala, a try-out/);
  // A stack trace is nothing that the person at the terminal can do something about.
  expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+\)?(\n|$)/);
  return { code: status, errors: stderr.trim() };
}

// Each one is a process of its own; on a busy machine that takes its time.
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

describe('the options of npm start', () => {
  const read =
    (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    () =>
      readStartOptions(args, environment);

  it('stand above the environment, which stands above what is usual', () => {
    expect(read([])()).toMatchObject({ port: 4173, host: '127.0.0.1', data: join(root, '.data') });
    const environment = { PORT: '5000', HOST: '0.0.0.0', GALA_DATA: '/srv/gala' };
    expect(read([], environment)()).toMatchObject({ port: 5000, host: '0.0.0.0', data: '/srv/gala' });
    const said = ['--port', '6000', '--host', '127.0.0.2', '--data', '/tmp/x', '--real-dates'];
    expect(read(said, environment)()).toMatchObject({
      port: 6000,
      host: '127.0.0.2',
      data: '/tmp/x',
      'real-dates': true,
      fresh: false,
    });
  });

  it.each(['web', '-1', '65536', '1.5'])('take no port %s', (port) => {
    expect(read([`--port=${port}`])).toThrow(`--port takes a number from 0 to 65535, not "${port}".`);
  });

  const postgres = { DATABASE_URL: 'postgres://gala@127.0.0.1:1/gala' };
  it.each([
    ['--fresh', postgres, ['--fresh'], /--fresh is for the embedded/],
    ['--data', postgres, ['--data', 'x'], /one of them\.$/],
    ['what npm kept', { npm_config_real_dates: 'true' }, [], /Say: npm start -- --real-dates$/],
    ['what npm kept', { npm_config_stream: '' }, [], /Say: npm start -- --no-stream$/],
  ])('are not left aside: %s with %j', (_, environment, args, expected) => {
    expect(read(args, environment)).toThrow(expected);
  });
});
