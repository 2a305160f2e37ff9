// By turns, 20 s: lives through campaigns.
import { expect, it } from 'vitest';
import { databaseWithTables } from '../fixtures/database-with-tables.ts';
import type { SourceDocument } from '../kernel/campaigns.ts';
import { simulate } from './simulate.ts';
import type { Steps } from './steps.ts';
import { openWorld } from './world.ts';

/** A short campaign of few people, on a server whose statements are changed. */
const course = (seed: string, steps: number, change?: (sql: string) => string) => ({
  seed,
  steps,
  open: async () => openWorld(12, await databaseWithTables(), change),
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
  const refused = [...tally].filter(([, calls]) => calls.refused.size > 0);
  expect(done.length).toBeGreaterThan(12);
  expect(refused.length).toBeGreaterThan(5);
});

it('a server that sells more than it counts is found, and found again by the steps up to there', {
  timeout: 120_000,
}, async () => {
  // People earn and buy alone: somebody buys soon.
  const stretch = Array.from({ length: 60 }, (_, i) => i + 60);
  const broken = {
    ...course('stock', 200, (sql) => sql.replace('SET sold = sold + $3', 'SET sold = sold')),
    calls: ['recordGift', 'redeemItem'],
    only: stretch,
  };
  const wrong = await simulate(broken);
  expect(wrong?.saw).toContain('exchange');
  // How it gets shorter than that is a matter of shrink.test.ts.
  const upTo = stretch.filter((step) => step <= (wrong?.step ?? 0));
  expect(upTo.length).toBeLessThan(stretch.length);
  expect(await simulate({ ...broken, only: upTo })).toMatchObject({ step: wrong?.step, saw: wrong?.saw });
});

it('a server that answers one key with two answers is found', { timeout: 120_000 }, async () => {
  const broken = course('twice', 300, (sql) =>
    sql.replace('UPDATE idempotency_keys SET answer = $3', "UPDATE idempotency_keys SET answer = $3 || ' '"),
  );
  expect((await simulate(broken))?.saw).toContain('then');
});

it('a server that does not get on by itself is found, at the step', { timeout: 120_000 }, async () => {
  const broken = course('stuck', 200, (sql) => sql.replace('INSERT INTO settlements', 'INSERT INTO nowhere'));
  const wrong = await simulate(broken);
  expect(wrong).toMatchObject({ did: 'what a server does by itself' });
  expect(wrong?.saw).toContain('nowhere');
});

it('a step that breaks by itself is told with its number', { timeout: 120_000 }, async () => {
  const opened = course('broken', 40);
  const open = async () => {
    const world = await opened.open();
    return { ...world, read: () => Promise.reject(new Error('no way to read')) };
  };
  const wrong = await simulate({ ...opened, open });
  expect(wrong).toMatchObject({ did: 'a step', saw: expect.stringContaining('no way to read') });
});

it('what nobody may publish does not reach the server', { timeout: 120_000 }, async () => {
  const asked: unknown[] = [];
  const opened = course('unpublished', 300);
  const changed: unknown[] = [];
  const open = async () => {
    const world = await opened.open();
    return { ...world, change: async (document: SourceDocument) => void changed.push(document) };
  };
  const publishable = (document: SourceDocument): boolean => asked.push(document) % 3 === 0;
  expect(await simulate({ ...opened, open, publishable, calls: ['recordGift'] })).toBeNull();
  expect(changed.length).toBeGreaterThan(0);
  expect(changed).toEqual(asked.filter((_, index) => (index + 1) % 3 === 0));
});
