import { describe, expect, test } from 'vitest';
import { today } from '../tools/testing/part-of-day.ts';
import { faults } from './fault-table/faults.ts';
import { openLane } from './fault-table/lane.ts';
import { intoMoment } from './fault-table/moment.ts';
import { pages } from './fault-table/pages.ts';
import { failed, inWords, tryFault } from './fault-table/trial.ts';
import { phone, product, somebody, withBrowser } from './product/visit.ts';

withBrowser();

/** Trials in a run; `npm run faults` tries every page under every fault. */
const TRIALS = 1;

/** Another part of the table each day, the same all day long: a run that failed can be repeated. */
const trials = Array.from({ length: TRIALS }, (_, index) => {
  const at = today * TRIALS + index;
  // Pages and faults go round side by side: every pair comes up.
  const fault = faults[(at + Math.floor(at / (pages.length * faults.length))) % faults.length];
  const page = pages[at % pages.length];
  if (!fault || !page) throw new Error('The table of faults is empty.');
  return { ...page, fault, name: `${page.path}: ${fault.name}` };
});

describe('of the table of faults, the part of the day', () => {
  test.todo('the other trials: on other days, or with npm run faults');
  test.each(trials)(
    '$name: words, a way on, healed, nothing lost',
    { timeout: 120_000 },
    async ({ fault, name: _, ...page }) => {
      const lane = await openLane(product);
      const { userId, token } = somebody(0);
      const query = new URLSearchParams({ lang: 'en', user_id: userId, token });
      const { context, page: blank } = await phone({ expects: ['console', 'exceptions'] });
      await blank.close();
      await intoMoment(context, product, page.path);
      try {
        const outcomes = await tryFault(context, lane, page, query, fault);
        expect(outcomes.length).toBeGreaterThan(0);
        expect(outcomes.map(({ widget }) => widget)).toEqual(expect.arrayContaining([...page.widgets]));
        expect(outcomes.filter(failed).map(inWords)).toEqual([]);
      } finally {
        await lane.close();
      }
    },
  );
});
