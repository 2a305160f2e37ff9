// npm run baseline [-- widget ...]: the main story of each widget beside its picture, in two families. --update makes the pictures
// that are missing or other; more options are vitest's.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSchemas, root } from '../build/schemas.ts';
import { widgetNames } from '../engine/document/schema-set.ts';
import { nearestName } from '../engine/expression/nearest.ts';
import { contentsOf, keepSmall, removeLeft, weightOf } from '../tools/baseline/keep.ts';
import {
  baselineFolder,
  madeWith,
  madeWithFile,
  picturesIn,
  updateCommand,
} from '../tools/baseline/pictures.ts';
import { UPDATE } from '../tools/baseline/run.ts';
import { pinnedBrowser } from '../tools/browser.ts';

const folder = join(root, baselineFolder);
const all = widgetNames(loadSchemas());

/** @returns the exit code of the runner */
function runTests(widgets: readonly string[], options: readonly string[]): number {
  // What was other the last time is no longer to be looked at.
  rmSync(join(root, 'dist/baseline'), { recursive: true, force: true });
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'tools/baseline/vitest.config.ts', ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, GALA_BASELINE: widgets.join(' ') } },
  );
  return status ?? 1;
}

/** Puts back what an update has taken away and not made again. */
function putBack(before: ReadonlyMap<string, Buffer>): void {
  const there = picturesIn(folder);
  for (const [path, png] of before)
    if (!there.includes(path)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), png);
    }
}

/**
 * Makes the pictures of these widgets, or of all, that are missing or not as the stories are.
 * @returns the exit code
 */
async function update(widgets: readonly string[], options: readonly string[]): Promise<number> {
  const browser = await pinnedBrowser();
  if (!browser)
    throw new Error(
      'Pictures are made in the Chromium of @sparticuz/chromium alone, and it does not start here: it is for Linux on x64.',
    );
  const made = madeWith(folder);
  if (made !== browser.version && widgets.length > 0)
    throw new Error(
      `Chromium ${made} made the pictures, this is ${browser.version}, and one browser makes them all: ${updateCommand()}`,
    );
  for (const path of widgets.length > 0 ? [] : removeLeft(folder, all))
    console.log(`removed ${baselineFolder}/${path}`);
  const before = contentsOf(folder);
  // Within the tolerance a picture would stay as another browser drew it.
  if (made !== browser.version) for (const path of before.keys()) rmSync(join(folder, path));
  const code = runTests(widgets, [UPDATE, 'pictures', ...options]);
  putBack(before);
  if (code === 0) writeFileSync(join(folder, madeWithFile), `{ "chromium": "${browser.version}" }\n`);
  for (const path of keepSmall(folder, before)) console.log(`wrote ${baselineFolder}/${path}`);
  console.log(`${picturesIn(folder).length} pictures, ${(weightOf(folder) / 1e6).toFixed(2)} MB`);
  return code;
}

async function main(given: readonly string[]): Promise<number> {
  const isOption = (one: string): boolean => one.startsWith('-');
  const widgets = given.filter((one) => !isOption(one));
  const options = given.filter((one) => isOption(one) && one !== '--update');
  for (const one of widgets)
    if (!all.includes(one))
      throw new Error(`There is no widget "${one}". Nearest: ${nearestName(one, all) ?? 'none'}.`);
  return given.includes('--update')
    ? update(widgets, options)
    : runTests(widgets, ['--update=none', ...options]);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
