// By turns, 25 s: what loops, in the pages that have most of it: off the screen it stands still, and on it it wakes nothing of the page.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { somebody, visit, withBrowser } from './product/visit.ts';

withBrowser();

/** What loops, by its name, and whether it runs: where the box that it moves in is on the screen, and elsewhere. */
const loops = (page: Page) =>
  page.evaluate(() => {
    const seen: [string, string][] = [];
    const unseen: [string, string][] = [];
    for (const one of document.getAnimations() as CSSAnimation[]) {
      const effect = one.effect as KeyframeEffect;
      if (effect.getTiming().iterations !== Number.POSITIVE_INFINITY) continue;
      const box = effect.pseudoElement ? effect.target : effect.target?.parentElement;
      const at = box?.getBoundingClientRect();
      if (!at || at.height === 0) continue;
      (at.bottom > 0 && at.top < innerHeight ? seen : unseen).push([one.animationName, one.playState]);
    }
    return { seen, unseen };
  });

const states = (all: readonly [string, string][]) => [...new Set(all.map(([, state]) => state))];

test.each([
  ['activity_20250520', 'part-fall'],
  ['index', 'activity-list-pulse'],
  ['live_activity', 'live-rooms-bars'],
])('%s: off the screen nothing loops, and what comes back goes on', async (route, name) => {
  const { page } = await visit(route, { as: somebody(4) });
  const scroll = (to: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to);
  const met = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await scroll(y);
    // A turn of the observer: in the same poll, all that is seen runs and nothing else does.
    await expect.poll(async () => states((await loops(page)).unseen)).not.toContain('running');
    const { seen } = await loops(page);
    expect(states(seen)).not.toContain('paused');
    for (const [one] of seen) met.add(one);
  }
  await scroll(0);
  await expect.poll(async () => states((await loops(page)).unseen)).not.toContain('running');
  await expect.poll(async () => states((await loops(page)).seen)).not.toContain('paused');
  // What falls in a hero begins once its drawings are there.
  await expect.poll(async () => [...met, ...(await loops(page)).seen.map(([one]) => one)]).toContain(name);
});

test.each(['index', 'activity_20250520', 'activity_20241225'])(
  '%s: the rounds of what loops wake nothing on the page',
  async (route) => {
    const { page, context } = await visit(route, { as: somebody(4) });
    await expect.poll(async () => states((await loops(page)).seen)).toContain('running');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const drawn = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    };
    // Once the page rests; what counts down has its seconds.
    await expect
      .poll(
        async () => {
          const before = await drawn();
          await page.waitForTimeout(3000);
          return (await drawn()) - before;
        },
        { timeout: 30_000 },
      )
      .toBeLessThanOrEqual(6);
  },
);
