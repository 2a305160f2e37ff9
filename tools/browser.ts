import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
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

/** Without them Chromium may draw before a picture is decoded, and by other instructions on another processor. */
const sameEverywhere = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--force-color-profile=srgb',
  '--run-all-compositor-stages-before-draw',
];

/** CHROMIUM_PATH, one on PATH, one that Playwright has installed, else the one inside @sparticuz/chromium. */
async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const found = onPath() ?? ofPlaywright() ?? (await packagedThatStarts())?.path;
  if (found) return found;
  throw new Error(
    'no Chromium: the one of @sparticuz/chromium is for Linux on x64 and does not start here. Install one, or name it by CHROMIUM_PATH.',
  );
}

function onPath(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

function ofPlaywright(): string | undefined {
  const installed = join(homedir(), '.cache/ms-playwright');
  if (!existsSync(installed)) return undefined;
  const names = readdirSync(installed).filter((one) => one.startsWith('chromium-'));
  return names
    .toSorted()
    .reverse()
    .map((one) => join(installed, one, 'chrome-linux/chrome'))
    .find(existsSync);
}

/** The one inside @sparticuz/chromium, unpacked. */
async function packagedChromium(): Promise<string> {
  // It unpacks its own libraries only when it believes to run there.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  mkdirSync('/tmp', { recursive: true });
  return chromium.executablePath();
}

/**
 * A Chromium with the faces that the tests bring: Latin, Vietnamese, Thai, both Chinese scripts and emoji.
 * Phones have faces of their own for all of these; a bare machine has none, and would draw nothing.
 */
const optionsOf = (executablePath: string, more: readonly string[] = []): LaunchOptions => ({
  executablePath,
  args: [...browserArgs, ...more],
  // Read after the search, which adds to the environment what the browser of the package needs.
  env: { ...process.env, FONTCONFIG_FILE: join(root, 'tools/testing/fonts.conf') },
});

/** A Chromium of this machine. */
export const launchOptions = async (more: readonly string[] = []): Promise<LaunchOptions> =>
  optionsOf(await findChromium(), more);

/** How often a browser is started anew that died before it said where it listens, as it does now and then on a machine short of room. */
const STARTS = 3;

/**
 * Starts a Chromium of this machine.
 *
 * @param untilClosed whoever started it answers the signals that end a process, and closes it; else these end it at once
 * @param args how it is started besides
 * @throws what the last start said, where none of three lived
 */
export async function startBrowser({
  untilClosed = false,
  args = [],
}: {
  untilClosed?: boolean;
  args?: readonly string[];
} = {}): Promise<Browser> {
  const options: LaunchOptions = {
    ...(await launchOptions(args)),
    ...(untilClosed && { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }),
  };
  for (let nth = 1; ; nth++) {
    try {
      return await chromium.launch(options);
    } catch (cause) {
      if (nth === STARTS) throw cause;
      console.warn(`Chromium died as it started, ${nth} of ${STARTS}: ${String(cause).split('\n', 1)[0]}`);
    }
  }
}

export interface PinnedBrowser {
  readonly options: LaunchOptions;
  /** As the browser tells it: `147.0.7727.0`. */
  readonly version: string;
}

/**
 * The Chromium of the pinned package, whatever else this machine has, so that it draws the same pixels everywhere.
 * @returns nothing where it does not start: the package is for Linux on x64
 */
export async function pinnedBrowser(): Promise<PinnedBrowser | undefined> {
  const found = await packagedThatStarts();
  return found && { options: optionsOf(found.path, sameEverywhere), version: found.version };
}

interface Packaged {
  readonly path: string;
  readonly version: string;
}
let packaged: Promise<Packaged | undefined> | undefined;

/** The one inside @sparticuz/chromium, asked once a process whether it starts here. */
function packagedThatStarts(): Promise<Packaged | undefined> {
  packaged ??= startPackaged();
  return packaged;
}

async function startPackaged(): Promise<Packaged | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const path = await packagedChromium();
    const env = optionsOf(path).env as NodeJS.ProcessEnv;
    const said = execFileSync(path, ['--version'], { env, encoding: 'utf8', stdio: 'pipe' });
    const version = /\d+(?:\.\d+){3}/.exec(said)?.[0];
    return version === undefined ? undefined : { path, version };
  } catch {
    return undefined;
  }
}
