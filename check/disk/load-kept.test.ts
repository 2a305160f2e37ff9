// By turns, 7 s: starts processes, and counts what they compile.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';

const run = promisify(execFile);

/** What a process of its own prints: V8's flags hold for all of it, and would for the tests beside. */
async function printed(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, { cwd: root });
  return stdout;
}

/** Counts how often a function of a hundred rounds is called until V8 has optimized it, in a worker begun after `first`. */
const callsUntilOptimized = async (first: string): Promise<number> => {
  const counting = `
    import { parentPort } from 'node:worker_threads';
    const one = new Function('let sum = 0; for (let i = 0; i < 100; i += 1) sum += i % 7; return sum;');
    const status = new Function('one', 'return %GetOptimizationStatus(one)');
    let calls = 0;
    for (; calls < 100_000 && (status(one) & 64) === 0; calls += 1) one();
    parentPort.postMessage(calls);`;
  const script = `
    import { Worker } from 'node:worker_threads';
    import { optimizeLate } from './check/disk/load-kept.mjs';
    ${first}
    new Worker(${JSON.stringify(counting)}, { eval: true }).on('message', console.log);`;
  // Compiled where it is called, and whole functions alone, so that the count is the same each time.
  const flags = ['--allow-natives-syntax', '--no-concurrent-recompilation', '--no-use-osr'];
  return Number(await printed(...flags, '--input-type=module', '--eval', script));
};

it('a function is optimized after several times as many steps, in workers as well (decision 0141)', async () => {
  const [own, late] = [await callsUntilOptimized(''), await callsUntilOptimized('optimizeLate();')];
  expect(own).toBeGreaterThan(0);
  expect(late).toBeLessThan(100_000);
  expect(late / own).toBeGreaterThan(4);
});

it('npm run check asks for that before it reads anything', async () => {
  const recorder = `
    import { syncBuiltinESMExports } from 'node:module';
    import fs from 'node:fs';
    import v8 from 'node:v8';
    const { setFlagsFromString } = v8;
    const { readFileSync } = fs;
    let said = false;
    v8.setFlagsFromString = (flag) => { console.log(flag); said = true; setFlagsFromString(flag); };
    fs.readFileSync = (...args) => {
      if (!said && String(args[0]).includes('.cache/check')) console.log('read before');
      return readFileSync(...args);
    };
    syncBuiltinESMExports();`;
  const lines = await printed(
    '--import',
    `data:text/javascript,${encodeURIComponent(recorder)}`,
    'scripts/check.mjs',
    'activities/login.json',
  );
  expect(lines.split('\n')[0]).toBe('--interrupt-budget=400000');
}, 60_000);
