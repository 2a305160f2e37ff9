import { expect, it } from 'vitest';
import { newDatabase } from '../fixtures/new-database.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';
import type { Steps } from './steps.ts';
import { openWorld } from './world.ts';

/** A short campaign of few people, on a server whose statements are changed. */
const course = (seed: string, steps: number, change?: (sql: string) => string) => ({
  seed,
  steps,
  open: () => openWorld(12, newDatabase(), change),
});

it('a campaign goes by with every audit at zero, and people get something done in it', {
  timeout: 120_000,
}, async () => {
  let tally: Steps['tally'] = new Map();
  const told = (_: number, calls: Steps['tally']): void => {
    tally = calls;
  };
  expect(await simulate({ ...course('quiet', 200), told })).toBeNull();
  const done = [...tally].filter(([, calls]) => calls.done > 0).map(([call]) => call);
  const refused = [...tally].filter(([, calls]) => calls.refused > 0);
  expect(done.length).toBeGreaterThan(12);
  expect(refused.length).toBeGreaterThan(5);
});

it('a server that sells more than it counts is found, and few steps are enough to show it', {
  timeout: 240_000,
}, async () => {
  const broken = course('stock', 300, (sql) => sql.replace('SET sold = sold + $3', 'SET sold = sold'));
  const wrong = await simulate(broken);
  expect(wrong?.saw).toContain('exchange');
  const upTo = Array.from({ length: (wrong?.step ?? 0) + 1 }, (_, i) => i);
  let tries = 0;
  const fails = async (only: readonly number[]): Promise<boolean> => {
    tries += 1;
    return (await simulate({ ...broken, only })) !== null;
  };
  // How short it gets in the end is a matter of shrink.test.ts; each try takes a second.
  const least = await shrink(upTo, fails, () => tries < 3);
  expect(least.length).toBeLessThan(upTo.length / 1.5);
  expect((await simulate({ ...broken, only: least }))?.saw).toContain('exchange');
});

it('a server that answers one key with two answers is found', { timeout: 120_000 }, async () => {
  const broken = course('twice', 300, (sql) =>
    sql.replace('UPDATE idempotency_keys SET answer = $3', "UPDATE idempotency_keys SET answer = $3 || ' '"),
  );
  expect((await simulate(broken))?.saw).toContain('then');
});
