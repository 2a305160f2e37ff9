import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { launchOptions, pinnedBrowser, startBrowser } from '../browser.ts';

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

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('which browser tests take', () => {
  test("the packages' own, whatever the machine has beside it", async () => {
    const other = join(folder, 'chromium');
    writeFileSync(other, '#!/bin/sh\nexit 1\n');
    chmodSync(other, 0o755);
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    vi.stubEnv('CHROMIUM_PATH', '');
    const pinned = await pinnedBrowser();
    expect(pinned).toBeDefined();
    expect((await launchOptions()).executablePath).toBe(pinned?.options.executablePath);
  });

  test('but the one that is named before it', async () => {
    const other = join(folder, 'chromium');
    writeFileSync(other, '');
    vi.stubEnv('CHROMIUM_PATH', other);
    expect((await launchOptions()).executablePath).toBe(other);
  });
});
