// By turns, 150 s: every board of the product, scrolled through.
import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

/** Where a board stands on the page itself, and not in a popup or behind a parameter. */
const routes = loadDocuments()
  .filter(({ route }) => !route.includes('['))
  .filter(({ document }) => JSON.stringify(document.body ?? []).includes('"ranking-list"'))
  .map(({ route }) => route);

/** What one's own row does wrong while a board goes up the screen, step by step. Runs on the phone. */
const scrollThrough = `(() => {
  const wrong = new Set();
  let seen = 0;
  for (const board of document.querySelectorAll('.ranking-list')) {
    const own = board.querySelector('.ranking-list__own');
    const rows = board.querySelector('.ranking-list__row');
    if (!own || !rows || own.getClientRects().length === 0) continue;
    seen++;
    const podium = board.querySelector('.ranking-list__podium');
    const name = board.closest('[id]')?.id ?? '?';
    const from = board.getBoundingClientRect().top + scrollY - innerHeight;
    const to = board.getBoundingClientRect().bottom + scrollY;
    for (let y = Math.max(0, from); y < to; y += 60) {
      scrollTo({ top: y, behavior: 'instant' });
      const [plate, first] = [own.getBoundingClientRect(), rows.getBoundingClientRect()];
      const steps = podium?.getBoundingClientRect();
      if (steps && plate.top < steps.bottom - 1 && plate.bottom > steps.top + 1) wrong.add(name + ': on the podium');
      const inView = plate.top < innerHeight && plate.bottom > 0;
      if (inView && first.top >= innerHeight) wrong.add(name + ': before the first row is in view');
      const room = plate.height + parseFloat(getComputedStyle(own).bottom || '0');
      const whole = first.bottom + room <= innerHeight && first.top >= 0;
      if (whole && !(plate.bottom <= innerHeight + 1 && plate.top >= 0)) wrong.add(name + ': not there with the first row');
    }
  }
  return { wrong: [...wrong], seen };
})()`;

/** Who looks, and does nothing else. */
const reader = product.people[30];
let found = 0;

describe('one’s own row of a board', () => {
  test.each(routes)('%s: is there once row four is in view, and never on the podium', async (route) => {
    const { page } = await visit(route, { as: reader });
    await until(async () => (await page.locator('.ranking-list [aria-busy=true]').count()) === 0);
    const { wrong, seen } = (await page.evaluate(scrollThrough)) as { wrong: string[]; seen: number };
    found += seen;
    expect(wrong).toEqual([]);
  });

  test('most pages with a board have one that is looked at', () => {
    expect(found).toBeGreaterThan(routes.length / 2);
  });
});
