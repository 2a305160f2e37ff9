// The check as one script in .cache/check, with what Node.js has compiled of it. JavaScript, because nothing has to be read in to run it.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { threadId } from 'node:worker_threads';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const folder = join(root, '.cache/check');

/**
 * V8 optimizes a function after about six times as many steps as by itself, in workers begun later as well: most runs are over
 * before an early optimization has paid for itself (decision 0141). A V8 that knows no such flag says so and goes on.
 */
export const optimizeLate = () => setFlagsFromString('--interrupt-budget=400000');

/** Changes with every byte of the files, with Node.js, and with where the project lies. @throws Error for a file that is gone */
export function stampOfFiles(files, read = readFileSync) {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${root}\n`);
  for (const file of files) {
    const bytes = read(file);
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Whole, or not at all, whoever else writes it or is ended meanwhile. */
export function writeWhole(file, content) {
  const half = `${file}.${process.pid}.${threadId}`;
  writeFileSync(half, content);
  renameSync(half, file);
}

function ifThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * What the script exports, `stamp` of its sources, and `keepCode`, which keeps what was compiled by a run; undefined where
 * a source has changed, or nothing was kept.
 */
export function loadKept() {
  try {
    const { stamp, files } = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'));
    return stampOfFiles(files) === stamp ? loadScript(stamp) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs a script that was put together here; `exports` are what it exports. It may ask for what the project may.
 * @param source what is in the file
 */
export function runScript(filename, source = readFileSync(filename, 'utf8')) {
  const cachedData = ifThere(`${filename}.code`);
  const whole = `(function (exports, require, module) {${source}\n})`;
  const script = new Script(whole, { filename, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(join(root, 'package.json')), module);
  const keepCode = () => {
    if (cachedData && !script.cachedDataRejected) return;
    try {
      writeWhole(`${filename}.code`, script.createCachedData());
    } catch {
      // It is as right without.
    }
  };
  return { exports: module.exports, keepCode };
}

/** The script of a stamp that is known to be right. */
export function loadScript(stamp) {
  const { exports, keepCode } = runScript(join(folder, `${stamp}.cjs`));
  return { ...exports, stamp, verdicts: join(folder, `${stamp}.verdicts`), keepCode };
}
