// By turns, 20 s: keys alone, in a browser.
import { describe, expect, test } from 'vitest';
import { coverOf, focus, press, restsAt, told } from './product/focus.ts';
import {
  addressOf,
  api,
  hydrated,
  moveClock,
  newcomer,
  product,
  somebody,
  tell,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const idol = product.people[0]?.userId ?? '';

describe('the focus is not lost', () => {
  test('when the last prize that one may have is redeemed, and its button is disabled', async () => {
    const { page } = await visit('trial_shop', { as: somebody(6) });
    const redeem = page
      .locator('.exchange-grid__card', { hasText: 'Ticket' })
      .locator('.exchange-grid__redeem');
    await until(() => redeem.isEnabled());
    await press(redeem);
    const yes = page.locator('dialog[open] .btn--primary');
    // Without a question it is ordered at once.
    if (await yes.isVisible()) await press(yes);
    await until(() => redeem.isDisabled());
    await restsAt(page, /^li\.exchange-grid__card/);
  });

  test('when a ticket is claimed, and its button is a stamp', async () => {
    const as = newcomer();
    await tell(as, { kind: 'watch', to: '100004', amount: 10 });
    const { page } = await visit('passport', { as });
    const claim = page.locator('.task-list__button', { hasText: 'Stamp it' }).first();
    await claim.waitFor();
    await press(claim);
    await page.locator('.task-list__stamp').first().waitFor();
    await restsAt(page, /^li\.task-list__ticket/);
  });

  test('when a team is founded and its form goes, and when it is left and the card goes', async () => {
    const { page } = await visit('activity_kaimai_challenge', { as: newcomer() });
    await page
      .locator('.team-card__field')
      .nth(0)
      .fill(`Keys ${Date.now() % 100_000}`);
    await press(page.locator('.team-card__entrance .btn--primary'));
    await page.locator('.team-card__name').waitFor();
    await restsAt(page, /^(?!body)/);
    await press(page.getByRole('button', { name: 'Leave the team' }));
    await press(page.locator('dialog[open] .btn--primary'));
    await page.locator('.team-card__entrance').first().waitFor();
    await restsAt(page, /^(?!body|button\.btn btn--primary)/);
  });

  test('when a note is pinned up', async () => {
    const { page } = await visit('activity_20241225', { as: newcomer() });
    await press(page.locator('.thanks-wall__send'));
    await until(async () => (await page.locator('.thanks-wall__left').textContent()) === '1 note left');
    await restsAt(page, /^(?!body)/);
  });

  test('when the last rewards of a pass are claimed, and the button that claimed them is disabled', async () => {
    const as = newcomer();
    await tell(as, { kind: 'watch', to: idol, amount: 1000 });
    const { page } = await visit('activity_20250725', { as });
    await press(page.locator('button.season-pass__reward').first());
    await until(async () => (await page.locator('button.season-pass__reward').count()) === 3);
    await restsAt(page, /^li\.season-pass__level/);
    await press(page.locator('.season-pass__all'));
    await until(async () => (await page.locator('button.season-pass__reward').count()) === 0);
    await restsAt(page, /^(?!body|button)/);
  });

  test('when a card is given away, and what waited for a friend is taken back', async () => {
    const as = newcomer();
    await tell(as, { kind: 'watch', to: idol, amount: 10 });
    const { page } = await visit('activity_20250212', {
      as,
      // Not every browser lets a tap copy without it.
      before: (context) => context.grantPermissions(['clipboard-write']),
    });
    const card = page.locator('.card-album__card:not(.is-missing)').first();
    await card.waitFor();
    await press(card);
    await press(page.locator('.card-album__detail .btn--primary'));
    await page.locator('.card-album__gift').waitFor();
    await restsAt(page, /^fieldset\.card-album__gift$/);
    // A button that copies is not lost while it does.
    await press(page.locator('.card-album__gift .btn--primary'));
    await page.locator('.toast', { hasText: 'Copied' }).waitFor();
    expect(await told(page)).toMatch(/^Copy code/);
    await press(page.locator('.card-album__gift .btn--secondary'));
    await page.locator('.card-album__gift').waitFor({ state: 'detached' });
    await restsAt(page, /^fieldset\.card-album__gifts$/);
    // The toast has said which card is back.
    await until(async () => (await page.locator('.card-album__news').textContent()) !== '');
    expect(await page.locator('.card-album__news').getAttribute('aria-live')).toBe('off');
  });

  test('when one has joined a team of the list, whose rows go: it is at what is there instead, and that is in sight', async () => {
    const path = '/v2/activities/activity_kaimai_challenge/teams';
    await api(path, newcomer(), {
      method: 'POST',
      body: new URLSearchParams({ name: `Row ${Date.now() % 100_000}`, join: 'list' }),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    const { page } = await visit('activity_kaimai_challenge', { as: newcomer(), width: 320 });
    await page.setViewportSize({ width: 320, height: 640 });
    await press(page.locator('.team-list__join').first());
    await page.locator('.team-card__name').waitFor();
    await restsAt(page, /^section\./);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }),
      )
      .toBe(true);
    // The toast has said it.
    expect(await page.locator('.team-card__welcome').getAttribute('aria-live')).toBe('off');
  });

  test('Enter in a field sends what it holds; words of a refusal do not push the button off the screen', async () => {
    const { page } = await visit('activity_kaimai_challenge', { as: newcomer(), width: 320 });
    await page.setViewportSize({ width: 320, height: 640 });
    const code = page.locator('.team-card__code');
    await code.fill('AAAAAA');
    await code.press('Enter');
    const fault = page.locator('.team-card__pass .team-card__fault');
    await until(async () => (await fault.textContent()) !== '');
    await restsAt(page, /^input\./);
    await code.fill('AAAAAB');
    // As somebody has it who comes down to it by Tab: at the lower edge.
    const join = page.locator('.team-card__pass .btn--secondary');
    await join.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.waitForTimeout(350);
    await join.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await until(async () => (await fault.textContent()) !== '');
    await expect
      .poll(() => join.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  });

  test('when a list that could not go on comes to its end, and its button goes', async () => {
    const as = newcomer();
    let broken = true;
    const { page } = await visit('overseas_points/detail', {
      as,
      expects: ['console'],
      before: async (_context, opened) => {
        await opened.route('**/overseas_points/points*', async (request) => {
          const last = request.request().url().includes('cursor');
          if (last && broken) return request.fulfill({ status: 500, body: 'broken' });
          const from = last ? 20 : 40;
          const items = Array.from({ length: 20 }, (_, nth) => {
            const id = from - nth;
            return { id: String(id), said: `Number ${id}`, at: 1_760_000_000_000, amount: 1, balance: id };
          });
          const data = { currency: 'stardust', amount: 40, lapses: null, items, next: last ? null : '20' };
          await request.fulfill({ json: { code: 0, message: '', data } });
        });
      },
    });
    const rows = page.locator('.points-details__row');
    await until(async () => (await rows.count()) >= 20);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const again = page.locator('.points-details__foot button');
    await until(async () => (await again.textContent()) === 'Try again');
    broken = false;
    await press(again);
    await until(async () => (await rows.count()) === 40);
    await again.waitFor({ state: 'detached' });
    await restsAt(page, /^(?!body)/);
  });

  test('when the last goal of a team is claimed, and its button is a stamp: it is told as claimed', async () => {
    const as = newcomer();
    const { page } = await visit('activity_kaimai_challenge', { as });
    await page
      .locator('.team-card__field')
      .nth(0)
      .fill(`Goal ${Date.now() % 100_000}`);
    await press(page.locator('.team-card__entrance .btn--primary'));
    await page.locator('.team-card__name').waitFor();
    await tell(as, ...Array.from({ length: 20 }, () => ({ kind: 'watch', to: idol, amount: 1000 })));
    await page.reload();
    const claim = page.locator('.team-card__claim');
    for (const left of [2, 1, 0]) {
      await until(async () => (await claim.count()) === left + 1);
      await press(claim.last());
      await until(async () => (await claim.count()) === left);
      await restsAt(page, /^li\.team-card__goal/);
      expect(await told(page)).toMatch(/Claimed$/);
    }
  });

  test.each(['Escape', 'its button', 'a tap beside it', 'the way back'])(
    'when a sheet is closed by %s: it is at what has opened it',
    async (way) => {
      const { page } = await visit('trial_platform');
      await press(page.getByRole('button', { name: 'Open the first', exact: true }));
      const sheet = page.locator('dialog[open]');
      await sheet.waitFor();
      // A second tap within 300 ms would be the first one.
      await page.waitForTimeout(350);
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'its button') await press(sheet.locator('.sheet__close'));
      else if (way === 'a tap beside it') await page.mouse.click(10, 10);
      else await page.evaluate(() => history.back());
      await until(async () => (await sheet.count()) === 0);
      await expect.poll(() => told(page)).toBe('Open the first');
    },
  );

  test('when cards are swapped, and there are no more to swap: its card is told with what is left', async () => {
    let left = 3;
    let id = '';
    const { page } = await visit('activity_20250212', {
      as: newcomer(),
      before: async (_context, opened) => {
        await opened.route('**/collection', async (request) => {
          const answer = await request.fetch();
          const json = await answer.json();
          ({ id } = json.data.cards[0]);
          Object.assign(json.data.cards[0], {
            count: left,
            kept: true,
            melt: left < 3 ? { reason: 'CARDS_FEW' } : { can: 'meltCards' },
          });
          await request.fulfill({ json });
        });
        await opened.route('**/collection/melts', async (request) => {
          left = 0;
          await request.fulfill({ json: { code: 0, message: '', data: { melted: id, alike: 3, card: id } } });
        });
      },
    });
    const card = page.locator('.card-album__card:not(.is-missing)').first();
    await card.waitFor();
    await press(card);
    await press(page.locator('.card-album__detail .btn--secondary'));
    await press(page.locator('dialog[open] .btn--primary'));
    await page.locator('.card-album__detail .btn--secondary').waitFor({ state: 'detached' });
    await restsAt(page, /^(?!body)/);
  });

  test('when the last note of a day is sent, and its button is disabled; and when a note is reported, and its flag goes', async () => {
    const { page } = await visit('activity_20241225', { as: newcomer() });
    const send = page.locator('.thanks-wall__send');
    await press(send);
    await until(async () => (await page.locator('.thanks-wall__left').textContent()) === '1 note left');
    // A second tap within 300 ms would be the first one.
    await page.waitForTimeout(350);
    await press(send);
    await until(() => send.isDisabled());
    await restsAt(page, /^(?!body|button)/);
    const flags = page.locator('.thanks-wall__report');
    await flags.first().waitFor();
    const before = await flags.count();
    await press(flags.first());
    const yes = page.locator('dialog[open] .btn--primary');
    const isGone = async () => (await flags.count()) === before - 1;
    // The question may take a moment to come.
    await until(async () => (await yes.isVisible()) || (await isGone()));
    if (await yes.isVisible()) await press(yes);
    await until(isGone);
    await restsAt(page, /^li\.thanks-wall__note/);
  });

  test('when one comes back signed in: the page begins anew, is told by its title, and Tab goes into it', async () => {
    const as = product.shortLived;
    const { page } = await visit('trial_shop', { as });
    await page.locator('.ranking-list__row').first().waitFor();
    await moveClock(2 * 3_600_000);
    await page.waitForURL('**/h5_ac/login');
    await moveClock(0);
    await press(page.getByRole('button', { name: 'Try again' }));
    await page.waitForURL('**/h5_ac/trial_shop');
    const title = await page.title();
    await page.goto(addressOf('trial_shop', { as: newcomer() }), { waitUntil: 'load' });
    await hydrated(page);
    expect([await focus(page), await page.title()]).toEqual(['body', title]);
    await page.keyboard.press('Tab');
    await restsAt(page, /^(?!body)/);
    expect(await told(page)).not.toBe('');
  });
});

describe('what the keyboard leads to is not covered (WCAG 2.4.11)', () => {
  const screens = { upright: { width: 390, height: 844 }, 'on its side': { width: 844, height: 390 } };
  test.each([
    ['activity_20250520', 'upright'],
    ['activity_20250520', 'on its side'],
  ] as const)('on %s, %s', async (route, held) => {
    const { page } = await visit(route, { as: somebody(8), reducedMotion: 'reduce' });
    await page.setViewportSize(screens[held]);
    await until(async () => (await page.locator('[aria-busy=true]').count()) === 0);
    const covered: string[] = [];
    let steps = 0;
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press(key);
        if ((await focus(page)) === 'body') break;
        steps++;
        const cover = await coverOf(page);
        if (cover) covered.push(`${key}: ${cover}`);
      }
    }
    expect(covered).toEqual([]);
    expect(steps).toBeGreaterThan(10);
  });
});
