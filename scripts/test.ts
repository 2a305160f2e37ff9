// npm test: everything that CI looks at, in the order in which it is cheapest to know.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './schemas.ts';

interface Step {
  name: string;
  command: string[];
  /** The command writes a vitest report: its tests are counted, not the command. */
  report?: string;
  env?: Record<string, string>;
}

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const script = (name: string, ...rest: string[]): string[] => [bin('tsx'), `scripts/${name}.ts`, ...rest];
const tests = (project: string, name = project): Step => ({
  name: `tests: ${name}`,
  command: [
    bin('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=dist/test/${name}.json`,
  ],
  report: `dist/test/${name}.json`,
});

/** All stories once more, as they look where words are longest. */
const dresses: readonly Step[] = [
  {
    ...tests('stories', 'stories-th-320'),
    env: { STORYBOOK_LANGUAGE: 'th', STORYBOOK_WIDTH: '320', STORYBOOK_THEME: 'carnival' },
  },
  {
    ...tests('stories', 'stories-vi-320'),
    env: { STORYBOOK_LANGUAGE: 'vi', STORYBOOK_WIDTH: '320' },
  },
];

const DAY = 86_400_000;

/** Of steps that take long, another one each day, the same all day long; `npm test -- --all` takes all. */
const ofTheDay = (of: readonly Step[]): Step[] =>
  process.argv.includes('--all')
    ? [...of]
    : of.filter((_, index) => index === Math.floor(Date.now() / DAY) % of.length);

const steps: Step[] = [
  { name: 'generated files are fresh', command: script('types', '--check') },
  { name: 'specification covered', command: script('specification-coverage', '--check') },
  { name: 'documents', command: script('check') },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'style', command: [bin('biome'), 'check', '.', '--max-diagnostics=40'] },
  { name: 'imports', command: script('lint-imports') },
  {
    name: 'unused code',
    command: [
      bin('knip'),
      '--include',
      'files,dependencies,unlisted,unresolved,exports',
      '--no-config-hints',
    ],
  },
  { name: 'scripts build', command: [bin('vite'), 'build', '--logLevel', 'error'] },
  { name: 'pages pre-render', command: script('prerender') },
  { name: 'size budgets', command: script('size') },
  tests('unit'),
  tests('stories'),
  ...ofTheDay(dresses),
  tests('e2e'),
];

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

/** What a runner reports of itself; a runner that leaves no report, or says that it ran nothing, has failed. */
function tallyOf(step: Step, code: number): Tally {
  if (!step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const file = join(root, step.report);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = report.numFailedTests;
  const broken = failed === 0 && (code !== 0 || report.numPassedTests === 0) ? 1 : 0;
  return { passed: report.numPassedTests, failed: failed + broken, skipped: report.numPendingTests };
}

const run = (step: Step): Promise<number> =>
  new Promise((resolve) => {
    const [command = '', ...rest] = step.command;
    const child = spawn(command, rest, { cwd: root, stdio: 'inherit', env: { ...process.env, ...step.env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

async function main(): Promise<void> {
  rmSync(join(root, 'dist/test'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist/test'), { recursive: true });
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n--- ${step.name}`);
    const started = Date.now();
    const tally = tallyOf(step, await run(step));
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    lines.push(
      `${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(26)} ${seconds.padStart(6)} s  ${tally.passed} passed, ${tally.failed} failed`,
    );
  }
  writeFileSync(join(root, 'dist/test/total.json'), JSON.stringify(total));
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main();
