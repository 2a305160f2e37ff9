// npm run simulate [-- --seed <word> --steps <n> --people <n> --only <steps> --shrink <seconds> --runs <n> --processes <n>]: lives
// through a campaign with everything that people, the network and the server do, and asks the audits. docs/testing.md says how to
// read it.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { databaseWithTables } from '../server/fixtures/database-with-tables.ts';
import { fair } from '../server/fixtures/fair.ts';
import { setup } from '../server/fixtures/new-database.ts';
import { seedsOf, sideBySide, summaryOf } from '../server/simulate/runs.ts';
import { shrink } from '../server/simulate/shrink.ts';
import { simulate } from '../server/simulate/simulate.ts';
import { inWords, missedIn, type Tally } from '../server/simulate/tally.ts';
import { openWorld } from '../server/simulate/world.ts';
import { publishableBeside } from '../tools/simulate/publishable.ts';

/** From so many steps on each call is done at least once, and refused at least once. */
const WHOLE = 3000;

const USAGE = `npm run simulate -- [--seed word] [--steps 10000] [--people 2000] [--only steps] [--shrink seconds] [--runs 1] [--processes n]`;

/** A call that cannot be meant: told in a line, without a trace. */
function misused(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

const options = {
  seed: { type: 'string', default: '1' },
  steps: { type: 'string', default: '10000' },
  people: { type: 'string', default: '2000' },
  only: { type: 'string' },
  shrink: { type: 'string', default: '300' },
  runs: { type: 'string', default: '1' },
  processes: { type: 'string', default: String(availableParallelism()) },
} as const;

const { values } = (() => {
  try {
    return parseArgs({ options });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
})();

const [steps, people] = [Number(values.steps), Number(values.people)];
if (!Number.isSafeInteger(steps) || steps < 1 || !Number.isSafeInteger(people) || people < 3)
  misused('--steps and --people: expected whole numbers, steps from 1, people from 3');
const [runs, processes] = [Number(values.runs), Number(values.processes)];
if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(processes) || processes < 1)
  misused('--runs and --processes: expected whole numbers from 1');
await setup();
const begun = Date.now();
if (runs > 1) {
  await many();
  process.exit();
}

/** A campaign of each seed, in processes side by side: each prints what it comes to when it is over. */
async function many(): Promise<void> {
  await databaseWithTables();
  const done = await sideBySide(seedsOf(values.seed, runs), processes, async (seed) => {
    const started = Date.now();
    let said = '';
    const own = [
      '--seed',
      seed,
      '--steps',
      values.steps,
      '--people',
      values.people,
      '--shrink',
      values.shrink,
    ];
    const child = fork(fileURLToPath(import.meta.url), own, { silent: true });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    const seconds = (Date.now() - started) / 1000;
    console.log(code === 0 ? `ok   ${seed}, ${Math.round(seconds)} s` : `FAIL ${seed}\n${said.trimEnd()}`);
    return { seed, seconds, wrong: code === 0 ? null : said };
  });
  for (const line of summaryOf(done, steps, (Date.now() - begun) / 1000)) console.log(line);
  process.exitCode = done.every(({ wrong }) => wrong === null) ? 0 : 1;
}

const course = {
  seed: values.seed,
  steps,
  open: async () => openWorld(people, await databaseWithTables()),
  publishable: publishableBeside(fair),
};
const only = values.only?.split(',').map(Number) ?? Array.from({ length: steps }, (_, i) => i);
const again = (some: readonly number[]): string =>
  `npm run simulate -- --seed ${values.seed} --steps ${steps} --people ${people} --only ${some.join(',')}`;
let calls: Tally = new Map();
const wrong = await simulate({
  ...course,
  only,
  told: (gone, tally) => {
    calls = tally;
    if (gone % 1000 === 0) console.log(`${gone} steps, ${Math.round((Date.now() - begun) / 1000)} s`);
  },
});
for (const line of inWords(calls)) console.log(line);
const missed = values.only === undefined && steps >= WHOLE ? missedIn(calls) : [];
if (wrong === null && missed.length === 0)
  console.log(`${only.length} steps of seed ${values.seed}: every audit at zero, nothing answered twice`);
else if (wrong === null) {
  process.exitCode = 1;
  console.log(
    `nobody came to it in ${steps} steps:\n  ${missed.join('\n  ')}\n  give it a play, or more weight, in \`plays\` of the fair.ts of its room`,
  );
} else {
  process.exitCode = 1;
  console.log(`step ${wrong.step}: ${wrong.did}\n  ${wrong.saw}`);
  const until = Date.now() + Number(values.shrink) * 1000;
  const upTo = only.slice(0, only.indexOf(wrong.step) + 1);
  // Of what is left out, something else may be wrong: what is looked for is the same thing.
  const [sign = ''] = wrong.saw.split(':', 2);
  const least = await shrink(
    upTo,
    async (some) => (await simulate({ ...course, only: some }))?.saw.startsWith(sign) === true,
    () => Date.now() < until,
  );
  console.log(`${least.length} steps are enough:\n  ${again(least)}`);
}
