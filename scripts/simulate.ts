// npm run simulate [-- --seed <word> --steps <n> --people <n> --only <steps> --shrink <seconds>]: lives through a campaign with
// everything that people, the network and the server do, and asks the audits. docs/testing.md says how to read it.
import { parseArgs } from 'node:util';
import { newDatabase, setup } from '../server/fixtures/new-database.ts';
import { shrink } from '../server/simulate/shrink.ts';
import { simulate } from '../server/simulate/simulate.ts';
import { inWords, missedIn, type Tally } from '../server/simulate/tally.ts';
import { openWorld } from '../server/simulate/world.ts';

/** From so many steps on each call is done at least once, and refused at least once. */
const WHOLE = 3000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '10000' },
    people: { type: 'string', default: '2000' },
    only: { type: 'string' },
    shrink: { type: 'string', default: '300' },
  },
});

const [steps, people] = [Number(values.steps), Number(values.people)];
if (!Number.isSafeInteger(steps) || steps < 1 || !Number.isSafeInteger(people) || people < 3)
  throw new Error('--steps and --people: expected whole numbers, steps from 1, people from 3');
await setup();
const begun = Date.now();
const course = { seed: values.seed, steps, open: () => openWorld(people, newDatabase()) };
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
