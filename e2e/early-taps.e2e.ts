import { describe, expect, test } from 'vitest';
import { addressOf, holdReact, hydrated, phone, withBrowser } from './product/visit.ts';

withBrowser();

describe('taps before React is there', () => {
  test('§8 a button does what it does and a tab shows its panel while React is still on its way', async () => {
    const { page } = await phone({ expects: ['console'] });
    const release = await holdReact(page);
    await page.goto(addressOf('trial_faults'), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('gala:usable').length > 0);
    await page.getByRole('button', { name: 'Press me' }).click();
    await expect.poll(() => page.locator('.toast').textContent()).toBe('Alive');
    const right = page.getByRole('tab', { name: 'Right' });
    await right.click();
    expect(await right.getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel', { name: 'Right' }).isVisible()).toBe(true);
    expect(
      await page.evaluate(() => performance.getEntriesByName('gala:hydrated').length),
      'all of that without React',
    ).toBe(0);
    release();
    await hydrated(page);
    await expect.poll(() => right.getAttribute('aria-selected')).toBe('true');
    const left = page.getByRole('tab', { name: 'Left' });
    await left.click();
    expect(await left.getAttribute('aria-selected')).toBe('true');
    expect(await right.getAttribute('aria-selected')).toBe('false');
  });

  test('§8 a tap while the end of the page is still read is answered, once', async () => {
    const { page } = await phone({ expects: ['console'] });
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const button = [...document.querySelectorAll<HTMLElement>('[data-island] button')].find(
          (one) => one.textContent === 'Press me',
        );
        if (!button || !window.galaStart) return;
        watch.disconnect();
        button.click();
        performance.mark('tapped');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto(addressOf('trial_faults'), { waitUntil: 'commit' });
    await expect.poll(() => page.locator('.toast').textContent()).toBe('Alive');
    const [tapped, usable] = await page.evaluate(() =>
      ['tapped', 'gala:usable'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
    );
    expect(tapped).toBeLessThan(usable ?? 0);
    expect(await page.locator('.toast').count()).toBe(1);
  });
});
