import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
