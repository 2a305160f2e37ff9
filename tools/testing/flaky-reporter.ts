import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Where it writes; nothing without it. */
export const FLAKY_FILE = 'GALA_FLAKY_FILE';

/**
 * Writes `file > name` of each test that passed only at its second attempt: vitest's own report does not say so. One
 * that is to fail does so twice.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[FLAKY_FILE];
    if (!file) return;
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky && !test.options.fails)
        .map((test) => `${relative(process.cwd(), module.moduleId)} > ${test.fullName}`),
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(flaky));
  }
}
