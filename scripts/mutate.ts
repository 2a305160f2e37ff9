// npm run mutate [-- --room <room> --sample <n> --seed <n> --fixed --seconds <n>]: plants small mistakes in the code, one
// at a time, and tells which of them no unit test sees. docs/mutation.md says how to read it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fixedMutants, placeOf } from './mutate/fixed.ts';
import { createJudge } from './mutate/judge.ts';
import { type Mutant, mutantsOf, mutated } from './mutate/mutants.ts';
import { sample } from './mutate/random.ts';
import { ReachingTests } from './mutate/reaching-tests.ts';
import { Results } from './mutate/results.ts';
import { rooms, sourcesOf, unitTests } from './mutate/rooms.ts';
import { root } from './schemas.ts';

const { values } = parseArgs({
  options: {
    room: { type: 'string' },
    sample: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    fixed: { type: 'boolean', default: false },
    seconds: { type: 'string' },
  },
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function chosen(): { room: string; mutant: Mutant }[] {
  const { room: only } = values;
  if (only !== undefined && !Object.hasOwn(rooms, only))
    throw new Error(`--room: expected one of ${Object.keys(rooms).join(', ')}, got ${only}`);
  const all = Object.entries(rooms)
    .filter(([room]) => only === undefined || room === only)
    .flatMap(([room, folders]) =>
      sourcesOf(folders).flatMap((file) => mutantsOf(file, read(file)).map((mutant) => ({ room, mutant }))),
    );
  const fixed = fixedMutants().map((one) => ({ room: 'fixed', mutant: placeOf(one) }));
  return values.fixed ? fixed : [...fixed, ...sample(all, Number(values.sample), Number(values.seed))];
}

const judge = createJudge();
const results = new Results(join(root, '.cache/mutation.jsonl'));
const reaching = new ReachingTests(unitTests());
const sound = new Map<string, Promise<boolean>>();
/** A test that fails without any mutant says nothing of one. */
const isSound = (test: string): Promise<boolean> => {
  const known = sound.get(test) ?? judge.judge({ tests: [test] }).then(({ failed }) => failed === undefined);
  sound.set(test, known);
  return known;
};

async function run({ id, file, ...change }: Mutant): Promise<string | undefined> {
  const known = results.get(id, file);
  if (known?.failed !== undefined) reaching.killed(file, known.failed);
  if (known) return known.failed;
  const text = mutated(read(file), change);
  const tests = reaching.of(file);
  for (const test of tests) {
    const { failed } = await judge.judge({ file, text, tests: [test] });
    if (failed === undefined || !(await isSound(test))) continue;
    reaching.killed(file, test);
    results.put(id, file, [test], test);
    return test;
  }
  results.put(id, file, tests, undefined);
  return undefined;
}

const ended = values.seconds === undefined ? Infinity : Date.now() + Number(values.seconds) * 1000;
const score = new Map<string, { killed: number; all: number }>();
const survivors: Mutant[] = [];
try {
  for (const one of chosen()) {
    if (Date.now() > ended) break;
    const failed = await run(one.mutant);
    const room = score.get(one.room) ?? { killed: 0, all: 0 };
    room.all += 1;
    if (failed === undefined) survivors.push(one.mutant);
    else room.killed += 1;
    score.set(one.room, room);
    const { file, line, from, to } = one.mutant;
    if (failed === undefined) console.log(`survived ${file}:${line} ${from} -> ${to || 'nothing'}`);
  }
} finally {
  judge.close();
}
const percent = (killed: number, all: number): string => `${((100 * killed) / all).toFixed(1)} %`;
const rows = [...score].map(
  ([room, { killed, all }]) => `${room.padEnd(12)} ${killed} of ${all} killed, ${percent(killed, all)}`,
);
const sampled = [...score].filter(([room]) => room !== 'fixed').map(([, one]) => one);
const sum = (key: 'killed' | 'all'): number => sampled.reduce((total, one) => total + one[key], 0);
console.log(['', ...rows].join('\n'));
if (sum('all') > 0)
  console.log(`all of the sample: ${sum('killed')} of ${sum('all')}, ${percent(sum('killed'), sum('all'))}`);
const fixedLeft = survivors.filter(({ id }) => id.startsWith('fixed:'));
process.exitCode = fixedLeft.length > 0 ? 1 : 0;
