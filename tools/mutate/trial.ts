// One long-lived vitest in a process of its own: what a mutant makes run for ever ends with that process.
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { root } from '../../build/schemas.ts';
import { apartProject, unitProject } from '../testing/unit-project.ts';
import { isLate } from './late.ts';

/** A test file to run, and a file with another text, or none. */
export interface Trial {
  readonly file?: string;
  readonly text?: string;
  readonly test: string;
  /** Where to write which lines the test leaves out, by file; a file that it does not load is not named. */
  readonly unreached?: string;
}
/** `late`: nothing failed but that something did not come in time. */
export type Verdict = 'passed' | 'failed' | 'late';

let changed: { path: string; text: string } | undefined;

const open = (): Promise<Vitest> =>
  createVitest(
    'test',
    {
      ...apartProject,
      include: unitProject.include,
      config: false,
      root,
      watch: false,
      // How long tests take and which failed is no news from here.
      cache: false,
      reporters: [{}],
      runner: join(root, 'tools/mutate/runner.ts'),
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

/** What failed in a file: its tests, and what runs around them. */
const errorsOf = (module: TestModule): unknown[] => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((one) => one.errors()),
  ...[...module.children.allTests('failed')].flatMap((one) => one.result().errors ?? []),
];

async function judge(vitest: Vitest, { file, text, test, unreached }: Trial): Promise<Verdict> {
  const before = changed?.path;
  changed = file === undefined || text === undefined ? undefined : { path: join(root, file), text };
  for (const path of [before, changed?.path]) if (path) vitest.invalidateFile(path);
  const [own] = (await vitest.globTestSpecifications([test])).filter(
    ({ moduleId }) => moduleId === join(root, test),
  );
  if (!own) throw new Error(`${test}: no such test file`);
  // The run answers with every file that this vitest has ever run: what is read here is this file's, of this run.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  if (unreached === undefined) delete process.env.GALA_UNREACHED;
  else process.env.GALA_UNREACHED = unreached;
  const { unhandledErrors } = await vitest.runTestSpecifications([own]);
  vitest.state.clearErrors();
  const state = own.testModule?.state();
  if (unhandledErrors.length > 0) return 'failed';
  if (state === 'passed' || state === 'skipped') return 'passed';
  if (state !== 'failed' || !own.testModule) throw new Error(`${test} did not run to its end: ${state}`);
  return isLate(errorsOf(own.testModule)) ? 'late' : 'failed';
}

if (process.send) {
  const vitest = await open();
  process.on('message', (trial: Trial) => {
    void judge(vitest, trial).then(
      (verdict) => process.send?.({ verdict }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send({ ready: true });
}
