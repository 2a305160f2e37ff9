// One long-lived vitest in a process of its own: what a mutant makes run for ever ends with that process.
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { root } from '../schemas.ts';
import { unitProject } from '../test/unit-project.ts';

/** A file with another text, or none, and the tests to run until one fails. */
export interface Trial {
  readonly file?: string;
  readonly text?: string;
  readonly tests: readonly string[];
}
export interface Verdict {
  /** The first file of tests that failed. */
  readonly failed?: string | undefined;
}

let changed: { path: string; text: string } | undefined;

const open = (): Promise<Vitest> =>
  createVitest(
    'test',
    {
      ...unitProject,
      config: false,
      root,
      watch: false,
      reporters: [{}],
      bail: 1,
      maxWorkers: 1,
      silent: true,
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_code, id) => (id === changed?.path ? { code: changed.text, map: null } : undefined),
        },
      ],
      logLevel: 'silent',
    },
  );

async function judge(vitest: Vitest, { file, text, tests }: Trial): Promise<Verdict> {
  const before = changed?.path;
  changed = file === undefined || text === undefined ? undefined : { path: join(root, file), text };
  for (const path of [before, changed?.path]) if (path) vitest.invalidateFile(path);
  for (const test of tests) {
    const specifications = await vitest.globTestSpecifications([test]);
    const own = specifications.filter(({ moduleId }) => moduleId === join(root, test));
    if (own.length === 0) throw new Error(`${test}: no such test file`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(own);
    vitest.state.clearErrors();
    if (unhandledErrors.length > 0 || testModules.some((one) => !one.ok())) return { failed: test };
  }
  return {};
}

if (process.send) {
  const vitest = await open();
  process.on('message', (trial: Trial) => {
    void judge(vitest, trial).then(
      (verdict) => process.send?.(verdict),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send({ ready: true });
}
