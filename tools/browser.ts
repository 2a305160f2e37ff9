import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { root } from '../build/schemas.ts';

/** How Chromium is started here; never @sparticuz/chromium's own arguments, which switch web security off. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH, one on PATH, one that Playwright has installed, else the one inside @sparticuz/chromium. */
async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  const installed = join(homedir(), '.cache/ms-playwright');
  if (existsSync(installed)) {
    for (const entry of readdirSync(installed)
      .filter((one) => one.startsWith('chromium-'))
      .sort()
      .reverse()) {
      const path = join(installed, entry, 'chrome-linux/chrome');
      if (existsSync(path)) return path;
    }
  }
  // It unpacks its own libraries only when it believes to run there.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  mkdirSync('/tmp', { recursive: true });
  return chromium.executablePath();
}

/**
 * A Chromium of this machine, with the faces that the tests bring: Latin, Vietnamese, Thai, both Chinese scripts and emoji.
 * Phones have faces of their own for all of these; a bare machine has none, and would draw nothing.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findChromium();
  // Read after the search, which adds to the environment what the browser of the package needs.
  const env = { ...process.env, FONTCONFIG_FILE: join(root, 'tools/testing/fonts.conf') };
  return { executablePath, args: browserArgs, env };
}
