// npm run mutate [-- --room <room> --sample <n> --seed <n> --fixed --survivors --part <k/n> --tests <n> --seconds <n>]: plants small
// mistakes in the code, one at a time, and tells which of them no unit test sees. docs/mutation.md says how to read it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/schemas.ts';
import { alikeMutants } from '../tools/mutate/alike.ts';
import { Decider, MOST_TESTS } from '../tools/mutate/decide.ts';
import { fixedMutants, placeOf } from '../tools/mutate/fixed.ts';
import { createJudge } from '../tools/mutate/judge.ts';
import { Leavings } from '../tools/mutate/leavings.ts';
import { type Mutant, mutantsOf, mutated } from '../tools/mutate/mutants.ts';
import { sample } from '../tools/mutate/random.ts';
import { ReachingTests } from '../tools/mutate/reaching-tests.ts';
import { type Decision, Results } from '../tools/mutate/results.ts';
import { rooms, sourcesOf, unitTests } from '../tools/mutate/rooms.ts';
import { Score } from '../tools/mutate/score.ts';

const { values } = parseArgs({
  options: {
    room: { type: 'string' },
    sample: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    fixed: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    tests: { type: 'string', default: String(MOST_TESTS) },
    seconds: { type: 'string' },
  },
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const results = new Results(join(root, '.cache/mutation.jsonl'));

function chosen(): { room: string; mutant: Mutant }[] {
  const { room: only } = values;
  if (only !== undefined && !Object.hasOwn(rooms, only))
    throw new Error(`--room: expected one of ${Object.keys(rooms).join(', ')}, got ${only}`);
  const fixed = fixedMutants().map((one) => ({ room: 'fixed', mutant: placeOf(one) }));
  if (values.fixed) return fixed;
  const all = Object.entries(rooms)
    .filter(([room]) => only === undefined || room === only)
    .flatMap(([room, folders]) =>
      sourcesOf(folders).flatMap((file) => mutantsOf(file, read(file)).map((mutant) => ({ room, mutant }))),
    );
  if (values.survivors) {
    const survived = new Set(results.survivors());
    return [...fixed, ...all].filter(({ mutant }) => survived.has(mutant.id));
  }
  const drawn = sample(all, Number(values.sample), Number(values.seed), ({ mutant }) => mutant.id);
  return [...fixed, ...drawn];
}

const judge = createJudge();
const most = Number(values.tests);
const decider = new Decider(judge, new Leavings(join(root, '.cache/unreached')), most);
const reaching = new ReachingTests(unitTests());

async function run({ id, file, met, ...change }: Mutant): Promise<Decision> {
  const before = results.get(id, file);
  // A test that is new may see what had survived.
  const known = values.survivors && before?.failed === undefined ? undefined : before;
  const tests = reaching.of(file, 2 * most);
  const decision = known ?? (await decider.decide({ file, text: mutated(read(file), change) }, met, tests));
  const { failed } = decision;
  if (failed !== undefined) reaching.killed(file, failed);
  if (!known) results.put(id, file, failed === undefined ? tests : [failed], decision);
  return decision;
}

const ended = values.seconds === undefined ? Infinity : Date.now() + Number(values.seconds) * 1000;
const score = new Score();
const alike = alikeMutants();
/** Several commands at once may each judge a part: what they know they share. */
const [part = 1, parts = 1] = values.part.split('/').map(Number);
try {
  for (const { room, mutant } of chosen().filter((_, i) => i % parts === part - 1)) {
    if (Date.now() > ended) break;
    const decision = await run(mutant);
    score.add(room, decision, alike.has(mutant.id));
    const { id, file, line, from, to } = mutant;
    const change = `${file}:${line} ${from} -> ${to || 'nothing'}`;
    if (decision.failed === undefined) console.log(`survived ${change} (${id})`);
    else if (alike.has(id))
      console.log(`seen, and yet in alike.json: ${change} (${id}), by ${decision.failed}`);
  }
} finally {
  judge.close();
}
console.log(`\n${score.lines().join('\n')}`);
for (const test of decider.unsound)
  console.log(`fails without any mistake, or takes too long, and was not asked: ${test}`);
process.exitCode = score.left('fixed') > 0 ? 1 : 0;
