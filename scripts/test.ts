// npm test: everything that CI looks at, in the order in which it is cheapest to know.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/schemas.ts';
import { lanesOf, type Step, testSteps } from '../tools/testing/steps.ts';
import { firstLine, type Outcome, outcomeOf, type VitestReport } from '../tools/testing/vitest-report.ts';

interface Done extends Outcome {
  readonly step: Step;
  readonly seconds: number;
  /** `file > name` of each test that passed only at its second attempt. */
  readonly flaky: readonly string[];
}

/** Runs a command. Beside others it keeps what it says until it has ended, so that lines of two never mix. */
async function run(step: Step, beside: boolean): Promise<Done> {
  const title = `\n--- ${step.name}`;
  const started = Date.now();
  if (!beside) console.log(title);
  let said = '';
  const code = await new Promise<number>((resolve) => {
    const [command = '', ...rest] = step.command;
    const child = spawn(command, rest, {
      cwd: root,
      stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
      env: { ...process.env, ...step.env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on('error', () => resolve(1));
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  if (beside) console.log(`${title}\n${said.trimEnd()}`);
  const flaky = (readReport(step.flaky) ?? []) as string[];
  return { ...outcome(step, code, said), step, seconds: (Date.now() - started) / 1000, flaky };
}

/** What a step has left in a file; nothing where it has left none. */
function readReport(path: string | undefined): unknown {
  const file = path && join(root, path);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function outcome({ report }: Step, code: number, said: string): Outcome {
  if (report === undefined) {
    const failures = code === 0 ? [] : [firstLine(said) || `ended with ${code}`];
    return {
      passed: 1 - failures.length,
      failed: failures.length,
      skipped: 0,
      failures,
      left: [],
      files: [],
    };
  }
  return outcomeOf(readReport(report) as VitestReport | undefined, code, root);
}

/** Lanes side by side, as many as the machine has processors. */
async function runLanes(all: boolean): Promise<Done[]> {
  const waiting = [...lanesOf(all)];
  const done: Done[] = [];
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift())
      for (const step of lane) done.push(await run(step, true));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return done;
}

const sum = (all: readonly Done[], key: 'passed' | 'failed' | 'skipped'): number =>
  all.reduce((total, one) => total + one[key], 0);

/** What all steps may take together, added up whether they run side by side or not. */
const MOST_MINUTES = 20;

/** Table of steps, slowest files, what was left out, and last, where a reader of a log looks first, what failed. */
function tell(all: readonly Done[], otherDays: readonly string[]): void {
  const rows = all.map(
    ({ step, seconds, passed, failed, skipped }) =>
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  const slowest = all
    .flatMap(({ step, files }) => files.map((one) => ({ ...one, step })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds, step }) => `${seconds.toFixed(1).padStart(11)} s  ${file} (${step.name})`);
  const left = [
    ...all.flatMap((one) => one.left),
    ...otherDays.map((name) => `${name}: on another day, or with npm test -- --all`),
  ];
  const flaky = all.flatMap(({ step, flaky: own }) => own.map((one) => `${step.name}: ${one}`));
  const failures = all.flatMap(({ step, failures: own }) => own.map((one) => `${step.name}: ${one}`));
  const list = (head: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', head, ...lines.map((one) => `  ${one}`)];
  const minutes = all.reduce((total, { seconds }) => total + seconds, 0) / 60;
  console.log(
    [
      '',
      ...rows,
      `     all steps, added up      ${minutes.toFixed(1).padStart(6)} min of ${MOST_MINUTES}`,
      ...list('The slowest files:', slowest),
      ...list('Left out:', left),
      ...list('Passed only at the second attempt:', flaky),
      ...list('Failed:', failures),
    ].join('\n'),
  );
}

async function main(): Promise<void> {
  rmSync(join(root, 'dist/test'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist/test'), { recursive: true });
  const everyPart = process.argv.includes('--all');
  const { run: runs, otherDays } = testSteps(everyPart);
  const all = await runLanes(everyPart);
  for (const step of runs) all.push(await run(step, false));
  const total = { passed: sum(all, 'passed'), failed: sum(all, 'failed'), skipped: sum(all, 'skipped') };
  writeFileSync(join(root, 'dist/test/total.json'), JSON.stringify(total));
  tell(all, otherDays);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main();
