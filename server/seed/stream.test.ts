import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { fair, noon } from '../fixtures/harness.ts';
import { readCampaigns } from '../kernel/campaigns.ts';
import type { Mechanic } from '../kernel/mechanic.ts';
import { createLifeStream } from './stream.ts';

const campaign = (route: string, start: string, end: string) => {
  const { schedule, ...rest } = fair.document as { schedule: object };
  return { route, document: { ...rest, campaign: {}, schedule: { ...schedule, start, end, settle: end } } };
};
const [before, during, after] = ['2025-06-01', '2025-06-10', '2025-06-20'].map(
  (day) => `${day}T00:00:00+08:00`,
) as [string, string, string];
const campaigns = readCampaigns(
  [
    campaign('over', before, during),
    campaign('live', during, after),
    campaign('soon', after, '2025-06-30T00:00:00+08:00'),
  ],
  [],
);

let stirred: string[];
let meanwhile: () => void;
const bell = {
  name: 'bell',
  life: async () => ({
    stir: async (_db: unknown, _all: unknown, { id }: { id: string }) => {
      stirred.push(id);
      meanwhile();
      return true;
    },
  }),
} as unknown as Mechanic;
const streamOf = (clock: () => number, all = campaigns) =>
  createLifeStream({ db: {} as Database, campaigns: () => all, mechanics: [bell], clock, interval: 1000 });

beforeEach(() => {
  vi.useFakeTimers();
  stirred = [];
  meanwhile = () => undefined;
});
afterEach(() => vi.useRealTimers());

it('something happens in the campaigns that are live at the moment, and in no other', async () => {
  let now = noon;
  const stream = streamOf(() => now);
  stream.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(stirred)).toEqual(new Set(['live']));
  expect(stream.sent).toBe(stirred.length);
  expect(stirred.length).toBeGreaterThan(5);
  now = Date.parse(after);
  stirred = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(stirred)).toEqual(new Set(['soon']));
  await stream.stop();
});

it('what is stopped in the middle of a round does nothing in the campaigns that are left of it', async () => {
  const both = readCampaigns([campaign('one', during, after), campaign('two', during, after)], []);
  const stream = streamOf(() => noon, both);
  meanwhile = () => void stream.stop();
  stream.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stirred).toHaveLength(1);
  expect(stream.running).toBe(false);
});

it('rests twice as long as each thing took: whoever opens a page does not wait behind all that happens', async () => {
  const both = readCampaigns([campaign('one', during, after), campaign('two', during, after)], []);
  const stream = streamOf(() => noon, both);
  const at: number[] = [];
  meanwhile = () => {
    at.push(performance.now());
    // So long the database has to do with it.
    vi.advanceTimersByTime(300);
  };
  stream.start();
  await vi.advanceTimersByTimeAsync(1500);
  await vi.advanceTimersByTimeAsync(600);
  await stream.stop();
  const [first = 0, second = 0] = at;
  expect(at.length).toBeGreaterThan(1);
  expect(second - first).toBeGreaterThanOrEqual(900);
});

it('what is stopped while it rests is stopped at once', async () => {
  const both = readCampaigns([campaign('one', during, after), campaign('two', during, after)], []);
  const stream = streamOf(() => noon, both);
  meanwhile = () => vi.advanceTimersByTime(60_000);
  stream.start();
  await vi.advanceTimersByTimeAsync(1500);
  expect(stirred).toEqual(['one']);
  await stream.stop();
  expect(stirred).toEqual(['one']);
});
