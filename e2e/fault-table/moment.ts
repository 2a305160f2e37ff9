import type { BrowserContext } from 'playwright-core';
import type { Product } from '../product/product.ts';

const HOUR = 3_600_000;

/**
 * Puts a phone into the moment that a page's address chooses, with the tools that this takes. Its own time as well: where nothing answers,
 * a page goes by that.
 */
export async function intoMoment(context: BrowserContext, product: Product, path: string): Promise<void> {
  const [, route] = /^\/h5_ac\/(.+)\?phase=ended$/.exec(path) ?? [];
  const schedule = route === undefined ? undefined : product.schedules[route];
  if (schedule === undefined) return;
  const ahead = schedule.settle + HOUR - Date.now();
  await context.addCookies([{ ...product.tools, url: product.url }]);
  await context.addInitScript(`{ const now = Date.now; Date.now = () => now() + ${ahead}; }`);
}
