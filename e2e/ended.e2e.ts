// By turns, 120 s: every campaign after its end.
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { type Promised, promisedBy } from '../tools/testing/promised.ts';
import { moveClock, newcomer, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

const routes = loadDocuments()
  .filter(({ route, document }) => document.schedule !== undefined && !route.includes('['))
  .map(({ route, document }) => [route, document] as const);

/**
 * What a page may still let be pressed when all is over. Of a goal that was reached, a level and a task the reward; reading on, sharing,
 * questions and the way elsewhere.
 */
const SPENDS =
  '.exchange-grid__redeem, .lucky-draw__button, .lucky-draw__shell, .vote-poll__button, .check-in__button, .check-in__again, .season-pass__buy, .battle__join, .team-card__entrance .btn, .team-list__join, .thanks-wall__send, .form-steps .btn--primary';

/** Of a widget that says how it ended: what stands there only once it has said so, with names. */
const OUTCOMES: Readonly<Record<string, string>> = {
  champion: '.champion:has(.champion__face):has(.champion__name:not(:empty))',
  'ranking-list': '.ranking-list:has(.ranking-list__settled:not([data-phases])):has([data-user])',
  'hall-of-fame': '.hall-of-fame:has(.hall-of-fame__step.is-1 .hall-of-fame__name:not(:empty))',
  'draw-winners': '.draw-winners:has(.draw-winners__win)',
  'battle-bar': '.battle:has(.battle__champion, .battle__won, .battle__outcome)',
};

/** The product of the tests settles by the machine's clock, which is not moved: a battle whose bell has long gone would count for ever. */
const settleBattles = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/battles(\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { battles: { settled: boolean }[] } | null };
    for (const battle of json.data?.battles ?? []) battle.settled = true;
    await route.fulfill({ response, json });
  });
};

/** What a page that is over owes: each outcome that its document promises, so often. */
const owed = ({ widgets }: Promised): [string, number][] =>
  Object.keys(OUTCOMES).flatMap((name) => (widgets.has(name) ? [[name, widgets.get(name) ?? 0]] : []));

describe('a campaign that is over', () => {
  test.each(routes)(
    '%s: says its year and how it ended, sells nothing, and leads on',
    async (route, owner) => {
      const begins = owner.schedule?.start ?? '';
      const promised = promisedBy(owner);
      const { start, end, settle } = product.schedules[route] ?? { start: 0, end: 0, settle: 0 };
      await moveClock(settle + 3_600_000 - Date.now());
      const { page } = await visit(route, {
        as: newcomer(),
        expects: ['console'],
        before: settleBattles,
      });
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
      const shown = async () => {
        const counts = owed(promised).map(async ([name]) => {
          return [name, await page.locator(`${OUTCOMES[name]}:visible`).count()];
        });
        return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
      };
      await expect.poll(shown, { message: 'how it ended' }).toEqual(Object.fromEntries(owed(promised)));
      // What a document asks to be labelled leads by its label; the last one is what the page ends with.
      const labelled = promised.ways.findLast(({ label }) => label !== undefined);
      const way = labelled ?? promised.ways.at(-1);
      if (way === undefined) return;
      const seen = page.locator('.btn:visible, a:visible');
      await (way.label === undefined
        ? page.locator(`a[href^="/h5_ac${way.to}"]:visible`)
        : seen.filter({ hasText: way.label })
      )
        .last()
        .click();
      await until(() => new URL(page.url()).pathname.startsWith(`/h5_ac${way.to}`));
    },
  );
});
