// By turns, 120 s: every campaign after its end.
import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { moveClock, newcomer, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

const routes = loadDocuments()
  .filter(({ route, document }) => document.schedule !== undefined && !route.includes('['))
  .map(({ route, document }) => [route, document.schedule?.start ?? ''] as const);

/**
 * What a page may still let be pressed when all is over. Of a goal that was reached, a level and a task the reward; reading on, sharing,
 * questions and the way elsewhere.
 */
const SPENDS =
  '.exchange-grid__redeem, .lucky-draw__button, .lucky-draw__shell, .vote-poll__button, .check-in__button, .check-in__again, .season-pass__buy, .battle__join, .team-card__entrance .btn, .team-list__join, .thanks-wall__send, .form-steps .btn--primary';

describe('a campaign that is over', () => {
  test.each(routes)('%s: says its year, and sells nothing', async (route, begins) => {
    const { start, end, settle } = product.schedules[route] ?? { start: 0, end: 0, settle: 0 };
    await moveClock(settle + 3_600_000 - Date.now());
    const { page } = await visit(route, { as: newcomer(), expects: ['console'] });
    await until(async () => (await page.locator('.source[aria-busy=true]:visible').count()) === 0);
    expect(await page.locator('html').getAttribute('data-phase')).toBe('ended');
    // Also what a tap unfolds. No script and no style: the addresses that a page asks for have years in them.
    const text = await page.evaluate(() => {
      const said = document.body.cloneNode(true) as Element;
      for (const one of said.querySelectorAll('script, style')) one.remove();
      return said.textContent ?? '';
    });
    // A page inside of a campaign leads to the campaign's own, which has the rules.
    const years = [start, end, Date.parse(begins)].map((at) => String(new Date(at).getFullYear()));
    if (!route.includes('/'))
      expect(
        years.filter((year) => text.includes(year)),
        'the year',
      ).not.toEqual([]);
    const pressed = await page
      .locator(SPENDS)
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.checkVisibility() && !(one as HTMLButtonElement).disabled
            ? [`${one.className}: ${one.textContent}`]
            : [],
        ),
      );
    expect(pressed, 'what is over cannot be pressed').toEqual([]);
  });
});
