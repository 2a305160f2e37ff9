// By turns: drafts at any moment, journey by journey.
import { describe, expect, test } from 'vitest';
import { addressOf, api, hydrated, pause, phone, until, withBrowser } from './product/visit.ts';

withBrowser();

const document = (widget: string): string =>
  JSON.stringify(
    {
      $schema: '../schemas/generated/activity.editor.gen.json',
      version: 1,
      title: { en: 'A letter to spring' },
      languages: ['en'],
      theme: { preset: 'rose-night' },
      schedule: {
        preview: '2026-02-20T00:00:00+08:00',
        start: '2026-03-01T00:00:00+08:00',
        end: '2026-03-09T00:00:00+08:00',
      },
      body: [
        { widget, to: 'start', visible: "phase == 'preview'" },
        { widget: 'rich-text', text: { en: 'It has begun.' }, visible: "phase == 'live'" },
        { widget: 'rich-text', text: { en: 'It is over.' }, visible: "phase == 'ended'" },
      ],
    },
    null,
    2,
  );

describe('decision 0109: documents before they are committed', () => {
  test('a document is pasted, mended at its line, and opened at its moments', async () => {
    const { page } = await phone({ holdsTools: true, expects: ['console'] });
    await page.goto(addressOf('tt'));
    expect(page.url()).toMatch(/\/h5_ac\/activity_testing\?lang=en$/);
    await hydrated(page);
    const field = page.locator('.draft-desk__text');
    await until(async () => (await field.count()) === 1);
    const send = page.getByRole('button', { name: 'Check it' });
    await field.fill(document('countdwn'));
    await send.click();
    const mistake = page.locator('.draft-desk__mistake').first();
    await until(async () => (await mistake.count()) > 0);
    expect(await mistake.textContent()).toMatch(/^20:\d+ .*countdown/);
    expect(await field.inputValue(), 'what was typed stays').toContain('countdwn');
    await pause();
    await field.fill(document('countdown'));
    await send.click();
    const open = page.locator('.draft-desk__draft a', { hasText: 'Open' });
    await until(async () => (await open.count()) === 1);
    const [id = ''] = /draft-[0-9a-f]{16}/.exec((await open.getAttribute('href')) ?? '') ?? [];

    for (const [moment, said] of [
      ['ended', 'It is over.'],
      ['live', 'It has begun.'],
    ] as const) {
      await page.goto(addressOf(`test_tt/${id}/${moment}`));
      await hydrated(page);
      expect(page.url()).toContain(`/activity_testing/${id}?lang=en&phase=${moment}`);
      await until(async () => page.getByText(said).isVisible());
    }
    const listed = await api<{ items: { id: string }[] }>('/v2/activities?size=100');
    expect(JSON.stringify(listed), 'a draft is announced to nobody').not.toContain(id);
    const { page: other } = await phone({ expects: ['console'] });
    expect((await other.goto(addressOf(`activity_testing/${id}`)))?.status()).toBe(404);
  });

  test('an id of a committed page opens it, what is none says which is near, and strangers find nothing', async () => {
    // The tests' product has no simulator to load.
    const { page } = await phone({ holdsTools: true, expects: ['console'] });
    await page.goto(addressOf('test_tt/20250520/ended'));
    expect(page.url()).toContain('/h5_ac/activity_20250520?lang=en&phase=ended');
    await page.goto(addressOf('activity_testing/activity_2025052'));
    await hydrated(page);
    const near = page.getByRole('link', { name: 'Did you mean activity_20250520?' });
    await until(async () => (await near.count()) === 1);
    await near.click();
    await until(async () => page.url().includes('/h5_ac/activity_20250520'));

    const { page: stranger } = await phone({ expects: ['console'] });
    for (const path of [
      'tt',
      'tt/20250520',
      'test_tt/20250520/ended',
      'activity_testing',
      'activity_testing/x',
    ])
      expect((await stranger.goto(addressOf(path)))?.status(), path).toBe(404);
  });
});
