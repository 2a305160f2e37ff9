import type { Page } from 'playwright-core';
import { product } from './visit.ts';

/** The page comes without the answers that the server usually draws it with, and with the policy that its own styles and scripts need. */
export async function withoutAnswers(page: Page, route: string, lang = 'en'): Promise<void> {
  const drawn = await fetch(`${product.control}/bare?route=${route}&lang=${lang}`);
  const policy = drawn.headers.get('content-security-policy') ?? '';
  const body = await drawn.text();
  await page.route(`**/h5_ac/${route}?*`, async (asked) => {
    const response = await asked.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await asked.fulfill({ response, headers, body });
  });
}
