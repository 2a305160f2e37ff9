import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { FLAKY_FILE } from './flaky-reporter.ts';
import { partOfDay, today } from './part-of-day.ts';
import { leftToOtherDays } from './turns.ts';

/** One command of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The command writes a vitest report: its tests are counted, not the command. */
  readonly report?: string;
  /** Beside it the names of tests that passed only at their second attempt. */
  readonly flaky?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const script = (name: string, ...rest: string[]): string[] => [bin('tsx'), `scripts/${name}.ts`, ...rest];
const tests = (project: string, name = project, ...rest: string[]): Step =>
  reported(name, [bin('vitest'), 'run', '--project', project, ...rest]);

/**
 * A command that hands options on to vitest. A test that fails is tried once more, and named where it then passes: its cause is to
 * be found, and nobody's work waits for it.
 */
const reported = (name: string, command: readonly string[]): Step => ({
  name: `tests: ${name}`,
  command: [
    ...command,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=dist/test/${name}.json`,
    '--reporter=./tools/testing/flaky-reporter.ts',
    '--retry=1',
  ],
  report: `dist/test/${name}.json`,
  flaky: `dist/test/${name}.flaky.json`,
  env: { [FLAKY_FILE]: `dist/test/${name}.flaky.json` },
});

/** Data with which products of end-to-end tests begin: made by the first who needs it. */
const prepared = { GALA_PREPARED: join(root, 'dist/test/prepared') };

/**
 * Steps of the day's simulated campaign. With 3,000 it has to come to every call, and to a refusal of each: every fourth day, never that of
 * the speed guard, which takes as long.
 */
const stepsOf = (all: boolean, day: number): number => {
  if (all) return 100_000;
  return day % 4 === 0 ? 3000 : 800;
};

/** The speed guard has every fourth day. */
const isGuarded = (all: boolean, day: number): boolean => all || day % 4 === 1;

/** What takes no tests, in lanes that need nothing of each other; the steps of a lane follow each other. */
export const lanesOf = (all: boolean, day: number = today): readonly (readonly Step[])[] => [
  // The longest first, and each has one processor at most. In a run of all parts hours lie between this and the end-to-end tests, and
  // tokens of people end: there they make it.
  ...(all
    ? []
    : [
        [
          {
            name: 'data for end to end',
            command: [bin('tsx'), 'e2e/product/prepare.ts'],
            env: prepared,
          },
        ],
      ]),
  [
    {
      name: 'a simulated campaign',
      command: script('simulate', '--seed', `day ${day}`, '--steps', String(stepsOf(all, day))),
    },
  ],
  [
    { name: 'scripts build', command: [bin('vite'), 'build', '--logLevel', 'error'] },
    { name: 'pages pre-render', command: script('prerender') },
    { name: 'size budgets', command: script('size') },
    // What stories of documents and of titles show.
    {
      name: 'answers for Storybook',
      command: script('record-storybook'),
      env: { GALA_TESTS: all ? 'all' : 'day' },
    },
  ],
  [{ name: 'generated files are fresh', command: script('types', '--check') }],
  [{ name: 'specification covered', command: script('specification-coverage', '--check') }],
  [{ name: 'documents', command: script('check') }],
  [{ name: 'no two pages alike', command: script('likeness') }],
  [{ name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] }],
  [{ name: 'style', command: [bin('biome'), 'check', '.', '--max-diagnostics=40'] }],
  [{ name: 'imports', command: script('lint-imports') }],
  [{ name: 'unused code', command: [bin('knip'), '--no-config-hints'] }],
];

/** 1, 2, 3 … */
const upTo = (parts: number): number[] => Array.from({ length: parts }, (_, index) => index + 1);

/** The stories in English at 390 px. */
const plainStories: readonly Step[] = upTo(12).map((part) =>
  tests('stories', `stories-${part}`, `--shard=${part}/12`),
);

/** The stories once more, as they look where words are longest or letters twice as large: each dress in seventeen parts. */
const dresses: readonly Step[] = [
  { name: 'th-320', env: { STORYBOOK_LANGUAGE: 'th', STORYBOOK_WIDTH: '320', STORYBOOK_THEME: 'carnival' } },
  { name: 'vi-320', env: { STORYBOOK_LANGUAGE: 'vi', STORYBOOK_WIDTH: '320' } },
  { name: 'large', env: { STORYBOOK_TEXT: '200' } },
].flatMap(({ name, env }) =>
  upTo(17).map((part) => {
    const step = tests('stories', `stories-${name}-${part}`, `--shard=${part}/17`);
    return { ...step, env: { ...step.env, ...env } };
  }),
);

/** The runs of tests: of what takes long another part each day, the same all day long, or all of it. */
export function testSteps(all: boolean, day: number = today): { run: Step[]; otherDays: string[] } {
  const plain = partOfDay(plainStories, plainStories.length, day, all);
  const dressed = partOfDay(dresses, dresses.length, day, all);
  const whole = (step: Step): Step => ({ ...step, env: { ...step.env, GALA_TESTS: all ? 'all' : 'day' } });
  const started = (step: Step): Step => ({ ...step, env: { ...step.env, ...prepared } });
  const guard = started({
    name: 'speed guard',
    command: [bin('tsx'), 'e2e/bench/run.ts', '--rounds', '3', '--guard'],
  });
  return {
    run: [
      whole(tests('unit*', 'unit')),
      ...plain,
      ...dressed,
      whole(reported('baseline', script('baseline'))),
      whole(reported('heard', script('heard'))),
      started(whole(tests('e2e'))),
      ...(isGuarded(all, day) ? [guard] : []),
      // Last: it reads what the others report.
      whole({
        name: 'specification proved',
        command: script('specification-coverage', '--run', '--whole', '--check'),
      }),
    ],
    otherDays: [
      ...[...plainStories, ...dresses]
        .filter((one) => !plain.includes(one) && !dressed.includes(one))
        .map(({ name }) => name),
      ...(isGuarded(all, day) ? [] : [guard.name]),
      ...(all ? [] : leftToOtherDays(undefined, day)),
    ],
  };
}
