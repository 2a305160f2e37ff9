// By turns, 14 s: keys alone, in a browser.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newcomer, somebody, tell, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

/** What has the focus: the nearest named class, and whether it is the page's own body. */
const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one === null || one === document.body ? 'body' : `${one.localName}.${one.className}`;
  });

/** Presses a button as who has no pointer does. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** Once the page has come to rest, the focus is where it was put, not at the top of the page. */
const restsAt = (page: Page, place: RegExp) => expect.poll(() => focus(page)).toMatch(place);

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
});
