// By turns, 10 s: a journey of a mechanic, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Person } from './product/product.ts';
import { api, newcomer, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const vouchers = 'ac_exchange_verification';
const path = `/v2/activities/${vouchers}/forms`;

interface Entry {
  readonly state: string;
  readonly answers: readonly { field: string; value: string }[] | null;
  readonly files: readonly { id: string; sort: string; size: number }[];
}
const entryOf = async (as: Person): Promise<Entry | undefined> =>
  (await api<{ forms: Entry[] }>(path, as)).data.forms[0];
const filesOf = async (as: Person) => (await entryOf(as))?.files ?? [];

const input = (page: Page) => page.locator('.form-steps input[type=file]');
const said = async (page: Page) => (await page.locator('.form-steps__files').textContent()) ?? '';
const says = (page: Page, words: string) => until(async () => (await said(page)).includes(words));
const go = (page: Page) => page.locator('.form-steps__go .btn--primary');
const pause = (page: Page) => page.waitForTimeout(350);

/** A photo with a place in it, of so many px: drawn in the browser, and its Exif put in behind the first marker. */
async function photo(page: Page, side = 320): Promise<Buffer> {
  const address = await page.evaluate((px) => {
    const canvas = document.createElement('canvas');
    canvas.width = px;
    canvas.height = px;
    const paper = canvas.getContext('2d');
    for (let nth = 0; paper && nth < 60; nth++) {
      paper.fillStyle = `hsl(${nth * 6} 80% 50%)`;
      paper.fillRect((nth * px) / 60, 0, px / 60, px);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, side);
  const plain = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const text = Buffer.from('Exif\0\0MM\0*GPS 22.2783 N 114.1747 E', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, text.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, text, plain.subarray(2)]);
}
const pick = (page: Page, buffer: Buffer, name = 'voucher.jpg') =>
  input(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer });

async function opened(more: Parameters<typeof visit>[1] = {}) {
  const as = newcomer();
  const visited = await visit(vouchers, { as, ...more });
  const { page } = visited;
  await until(async () => (await go(page).textContent()) === 'Hand it in');
  await input(page).scrollIntoViewIfNeeded();
  return { as, ...visited };
}

describe('files in a form', () => {
  test('a photo leaves without its place, is seen, kept through a reload, sent, and read by whoever reviews it alone', async () => {
    const { as, page } = await opened();
    const taken = await photo(page, 3000);
    await pick(page, taken);
    await says(page, 'Uploaded');
    expect(
      await page.locator('img.form-steps__thumb').evaluate((one: HTMLImageElement) => one.naturalWidth),
    ).toBe(112);
    const [file] = await filesOf(as);
    expect(file?.sort).toBe('jpeg');
    await page.reload();
    await says(page, 'Uploaded');
    await pause(page);
    await go(page).tap();
    await until(
      async () =>
        (await page.locator('.form-steps__alert').textContent())?.includes('What went wrong') === true,
    );
    await pause(page);
    await page.locator('.form-steps__option', { hasText: 'It got wet' }).tap();
    await pause(page);
    await go(page).tap();
    await until(async () => (await entryOf(as))?.state === 'sent');
    expect((await entryOf(as))?.answers).toContainEqual({ field: 'voucher', value: file?.id });
    const read = (where: string, headers: Record<string, string>) =>
      fetch(`${product.url}/api-server${path}/smudged/${where}/${file?.id}?as=file`, { headers });
    const reviewed = await read('submissions', { 'X-Service-Key': product.serviceKey });
    const bytes = Buffer.from(await reviewed.arrayBuffer());
    expect([reviewed.headers.get('content-type'), reviewed.headers.get('content-disposition')]).toEqual([
      'image/jpeg',
      `attachment; filename="${file?.id}.jpeg"`,
    ]);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.length).toBeLessThan(taken.length);
    const stranger = await read('files', { Authorization: `Bearer ${newcomer().token}` });
    expect(((await stranger.json()) as { code: number }).code).toBe(1102);
  });

  test('an answer that is lost, and a network that is gone, make no second file', async () => {
    let lose = true;
    const { as, page, context, requests } = await opened({ expects: ['console'] });
    await page.route('**/forms/smudged/files', async (route) => {
      if (!lose) return route.continue();
      lose = false;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await pick(page, await photo(page));
    await says(page, 'Uploaded');
    expect(await filesOf(as)).toHaveLength(1);
    const keys = requests
      .filter((one) => one.method() === 'POST' && one.url().endsWith('/smudged/files'))
      .map((one) => one.headers()['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await context.setOffline(true);
    await pick(page, await photo(page, 200), 'second.jpg');
    await says(page, "You're offline");
    await context.setOffline(false);
    await until(async () => (await page.locator('.form-steps__file.is-there').count()) === 2);
    expect(await filesOf(as)).toHaveLength(2);
    expect(await input(page).isDisabled(), 'two are all it takes').toBe(true);
  });

  test('what is no picture does not leave, whatever it is called; what is cancelled is gone', async () => {
    const { as, page, requests } = await opened({ expects: ['console'] });
    await pick(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await says(page, "This kind of file can't be sent here");
    await pause(page);
    await page.getByRole('button', { name: 'Remove: voucher.jpg' }).tap();
    await pick(page, (await photo(page)).subarray(0, 30));
    await says(page, "This file can't be opened");
    await pause(page);
    await page.getByRole('button', { name: 'Remove: voucher.jpg' }).tap();
    expect(requests.some((one) => one.url().endsWith('/smudged/files'))).toBe(false);
    await page.route('**/forms/smudged/files', () => undefined);
    await pick(page, await photo(page));
    await until(
      async () => (await page.getByRole('progressbar', { name: 'Uploading voucher.jpg' }).count()) === 1,
    );
    await pause(page);
    await page.getByRole('button', { name: 'Cancel: voucher.jpg' }).tap();
    await until(async () => (await page.locator('.form-steps__file').count()) === 0);
    expect(await filesOf(as)).toEqual([]);
    await pause(page);
    await go(page).tap();
    await until(
      async () => (await page.locator('.form-steps__fault').first().textContent()) === 'Please answer this',
    );
  });

  test('a visitor is led to sign in', async () => {
    const { page } = await visit(vouchers);
    await until(async () => (await go(page).textContent()) === 'Sign in to send this');
    expect(await input(page).count()).toBe(1);
  });
});
