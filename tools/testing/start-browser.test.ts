import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '../../build/schemas.ts';
import { launchOptions, startBrowser } from '../browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-starts-'));
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A browser that dies so many times as it starts. */
async function diesAtStart(times: number): Promise<{ starts: () => number }> {
  const { executablePath } = await launchOptions();
  const started = join(folder, 'started');
  writeFileSync(started, '');
  const path = join(folder, 'chromium');
  writeFileSync(
    path,
    // By the shell alone: a bare machine has few tools.
    `#!/bin/sh\nbefore=$(cat ${started})\nprintf x >> ${started}\n[ \${#before} -lt ${times} ] && exit 1\nexec ${executablePath} "$@"\n`,
  );
  chmodSync(path, 0o755);
  vi.stubEnv('CHROMIUM_PATH', path);
  return { starts: () => readFileSync(started, 'utf8').length };
}

describe('a browser of the tests', () => {
  test('that dies as it starts is started again, and it is told', async () => {
    const { starts } = await diesAtStart(2);
    const browser = await startBrowser();
    try {
      expect(await (await browser.newPage()).evaluate('6 * 7')).toBe(42);
    } finally {
      await browser.close();
    }
    expect(starts()).toBe(3);
    expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(2);
  });

  test('that never lives is no endless work', async () => {
    const { starts } = await diesAtStart(100);
    await expect(startBrowser()).rejects.toThrow(/launch/);
    expect(starts()).toBe(3);
  });
});

/** Starts a browser in a process of its own, which tells after each signal whether the browser still answers, and closes it when it is told to. */
const holder = `
const { startBrowser } = await import('./tools/browser.ts');
const browser = await startBrowser({ untilClosed: true });
const page = await browser.newPage();
for (const signal of ['SIGHUP', 'SIGTERM', 'SIGINT'])
  process.on(signal, () => page.evaluate('6 * 7').then((said) => console.log(signal, said), () => console.log(signal, 'gone')));
console.log('open');
for await (const _ of process.stdin);
await browser.close();
console.log('closed');
`;

test('a browser that is held until it is closed outlives every signal that ends a process', async () => {
  const held = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', holder], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(held, 'exit');
  const told: string[] = [];
  for await (const line of createInterface({ input: held.stdout })) {
    told.push(line);
    const signal = (['SIGHUP', 'SIGTERM', 'SIGINT'] as const)[told.length - 1];
    if (signal === undefined) held.stdin.end();
    else held.kill(signal);
  }
  expect(told).toEqual(['open', 'SIGHUP 42', 'SIGTERM 42', 'SIGINT 42', 'closed']);
  expect(await ended).toEqual([0, null]);
});

describe('which browser tests take', () => {
  const beside = (): string => {
    const other = join(folder, 'chromium');
    writeFileSync(other, '');
    vi.stubEnv('PATH', folder);
    return other;
  };

  test('the one on PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const other = beside();
    expect((await launchOptions()).executablePath).toBe(other);
  });

  test('but the one that is named before it', async () => {
    beside();
    const named = join(folder, 'named');
    writeFileSync(named, '');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect((await launchOptions()).executablePath).toBe(named);
  });
});
