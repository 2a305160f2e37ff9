import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import { languageTag } from '../../engine/i18n/language.ts';
import { MOMENT_COOKIE } from '../../product/moments.ts';
import type { Cell } from '../../tools/contact-sheet/cells.ts';
import type { Look } from '../../tools/contact-sheet/sheet.ts';
import { violations } from '../product/axe.ts';
import type { Person, Product } from '../product/product.ts';
import { tooWide } from '../product/too-wide.ts';

const HEIGHT = 844;
/** ms; who does not come to rest until then is looked at as it is, and that is told. */
const PATIENCE = 15_000;

/** Runs on the phone before the page. */
function watch(): void {
  const seen: Window['galaLook'] = { shift: 0, mismatches: [], violations: [] };
  window.galaLook = seen;
  new PerformanceObserver((list) => {
    // Nobody taps here; the browser calls what comes soon after the size of a phone is set an input as well.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('gala:mismatch'))
      seen.mismatches.push(String((entry as PerformanceMark).detail));
  }).observe({ type: 'mark', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    seen.violations.push(`${effectiveDirective} ${blockedURI}`);
  });
}

declare global {
  interface Window {
    galaLook: { shift: number; mismatches: string[]; violations: string[] };
  }
}

/** Until React has all live nodes, what was asked is answered, and nothing is a skeleton any more. */
async function rested(page: Page): Promise<boolean> {
  const ready = (): boolean =>
    (!document.querySelector('[data-island]') || performance.getEntriesByName('gala:hydrated').length > 0) &&
    ![...document.querySelectorAll('.skeleton')].some((one) => one.checkVisibility());
  try {
    await page.waitForFunction(ready, undefined, { timeout: PATIENCE, polling: 100 });
    await page.waitForLoadState('networkidle', { timeout: PATIENCE });
    return true;
  } catch {
    return false;
  }
}

/** Lets what comes only when it is near come, as a reader does who scrolls through. */
async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += HEIGHT) {
    await page.mouse.wheel(0, HEIGHT);
    await page.waitForTimeout(60);
  }
}

/**
 * Looks at one cell with a cold cache.
 *
 * @param as who is signed in; a visitor without
 * @param out folder for the pictures; `screens` are taken from the top, a screen's height apart
 */
export async function lookAt(
  browser: Browser,
  product: Product,
  cell: Cell,
  { as, out, screens }: { as: Person | undefined; out: string; screens: number },
): Promise<Look> {
  const { route, lang, width, moment, at } = cell;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  try {
    const cookies = [{ ...product.tools, url: product.url }];
    if (at !== undefined)
      cookies.push({ name: MOMENT_COOKIE, value: String(Math.round(at - Date.now())), url: product.url });
    await context.addCookies(cookies);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const told: Record<'console' | 'exception', string[]> = { console: [], exception: [] };
    page.on('console', (message) => {
      if (message.type() === 'error') told.console.push(message.text());
    });
    page.on('pageerror', (error) => told.exception.push(String(error)));
    const session = await context.newCDPSession(page);
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await session.send('Network.enable');
    const query = new URLSearchParams({
      lang,
      ...(as ? { user_id: as.userId, token: as.token, device_id: 'device-7' } : {}),
    });
    const own = route === 'index' ? '' : route;
    const answer = await page.goto(`${product.url}${BASE_PATH}${own}?${query}`, { waitUntil: 'load' });
    const isAtRest = await rested(page);
    await scrollThrough(page);
    const name = [route.replaceAll('/', '~'), lang, width, moment].join('.');
    const paths: string[] = [];
    for (let screen = 0; screen < screens; screen++) {
      const isThere = await page.evaluate(
        ([y, least]) => {
          scrollTo(0, y);
          return document.documentElement.scrollHeight - y > least;
        },
        [screen * HEIGHT, HEIGHT / 4] as const,
      );
      if (screen > 0 && !isThere) break;
      await page.waitForTimeout(120);
      const path = join('pictures', `${name}.${screen + 1}.jpg`);
      mkdirSync(dirname(join(out, path)), { recursive: true });
      await page.screenshot({ path: join(out, path), type: 'jpeg', quality: 70 });
      paths.push(path);
    }
    const seen = await page.evaluate(() => ({
      ...window.galaLook,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      lang: document.documentElement.lang,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    return {
      ...cell,
      screens: paths,
      firstPaint: seen.paint,
      bytes,
      requests,
      shift: seen.shift,
      faults: {
        address: answer?.ok() ? [] : [`${route} answers ${answer?.status()}`],
        rest: isAtRest ? [] : [`something still loads after ${PATIENCE / 1000} s`],
        console: told.console,
        exception: told.exception,
        policy: seen.violations,
        hydration: seen.mismatches,
        language: seen.lang === languageTag[lang] ? [] : [`asked for ${lang}, answers in ${seen.lang}`],
        width: await tooWide(page),
        axe: await violations(page),
      },
    };
  } finally {
    await context.close();
  }
}
