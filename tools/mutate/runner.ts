import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname, join } from 'node:path';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { unreachedLines } from './unreached.ts';

// Loaded into windows as well: what needs Node's own addresses cannot be imported here.
/** Where to write what the tests of this file leave out, if that is asked for. */
const target = process.env.GALA_UNREACHED;

/** The first test that fails has seen the mistake: what follows in its file is left out. vitest's own `bail` would also
 * cancel the run, and with it the one after. */
export default class extends TestRunner {
  readonly #session = new Session();

  async onBeforeCollect(): Promise<void> {
    if (target === undefined) return;
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.cancel('test-failure');
  }

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    if (target === undefined) return;
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    await this.#session.post('Debugger.enable');
    const unreached: Record<string, number[]> = {};
    const root = join(this.config.root, '/');
    for (const { url, scriptId, functions } of result) {
      const file = url.replace(/^file:\/\//, '');
      if (!file.startsWith(root) || file.includes('/node_modules/')) continue;
      const { scriptSource } = await this.#session.post('Debugger.getScriptSource', { scriptId });
      const name = file.slice(root.length);
      const lines = unreachedLines(scriptSource, functions);
      // What is loaded anew each time it is asked for runs a line if one of them does.
      unreached[name] = unreached[name]?.filter((line) => lines.includes(line)) ?? lines;
    }
    this.#session.disconnect();
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(unreached));
  }
}
