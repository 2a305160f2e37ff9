import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import { parametersOf } from '../../engine/document/anywhere/match-route.ts';
import { languageTag } from '../../engine/i18n/language.ts';
import { MOMENT_COOKIE } from '../../product/moments.ts';
import type { Cell } from '../../tools/contact-sheet/cells.ts';
import { type Look, MOST_SHIFT, overBudget } from '../../tools/contact-sheet/sheet.ts';
import { violations } from '../product/axe.ts';
import { cutText, enlarge } from '../product/cut-text.ts';
import { shiftOf } from '../product/page-faults.ts';
import type { Person, Product } from '../product/product.ts';
import { tooWide } from '../product/too-wide.ts';
import type { ReusedPhone } from './reused-phone.ts';

const HEIGHT = 844;
/** ms; who does not come to rest until then is looked at as it is, and that is told. */
const PATIENCE = 15_000;

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

/** No picture on the screen is still on its way; runs in the page. */
const picturesAreThere = (): boolean =>
  [...document.querySelectorAll<HTMLImageElement>('img[data-lazy]')].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isSeen || (image.complete && image.dataset.src === undefined);
  });

/** Addresses of the pictures on the screen that still wait to be asked for, though there is nothing left to wait for; runs in the page. */
const heldPictures = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('img[data-lazy][data-src]')]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    })
    .map((image) => `${image.dataset.src} was never asked for`);

/** Addresses of the pictures that came to nothing: none is there, or what came is no picture; runs in the page. */
const brokenPictures = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('img[src]')]
    .filter(
      (image) =>
        image.checkVisibility() &&
        (image.classList.contains('is-broken') || (image.complete && image.naturalWidth === 0)),
    )
    .map((image) => `${image.getAttribute('src')} cannot be shown`);

/** Lets what comes only when it is near come, as a reader does who scrolls through. */
async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += HEIGHT) {
    await page.mouse.wheel(0, HEIGHT);
    await page.waitForTimeout(60);
  }
}

/** Scrolls there, and stays there: what the wheel has set off may still come while the machine has other work. */
async function standAt(page: Page, y: number): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(120);
    const stands = await page.evaluate((top) => {
      const most = document.documentElement.scrollHeight - innerHeight;
      return Math.abs(scrollY - Math.min(top, most)) < 2;
    }, y);
    if (stands) return;
  }
}

/** Below the product's base, as somebody opens it who knows of no parameters. */
const pathOf = (route: string): string =>
  route === 'index'
    ? ''
    : route
        .split('/')
        .filter((step) => !parametersOf(step).some(({ optional }) => optional))
        .join('/');

async function cutEnlarged(page: Page, times: number): Promise<string[]> {
  await enlarge(page, times);
  return cutText(page);
}

export interface Looking {
  /** Who is signed in where the cell is not a visitor's. */
  readonly as: Person | undefined;
  /** Folder for the pictures. */
  readonly out: string;
  /** How many are taken from the top, a screen's height apart. */
  readonly screens: number;
  /** So many ms later than the server gives it comes each answer of the API: a page then has been painted for long, as on a slow network. */
  readonly late?: number;
  /** So many times as large come the letters after all else was looked at, as a reader may have set them; 1 leaves them. */
  readonly letters?: number;
}

/** Looks at one cell as on a phone that nobody has used; a page that cannot be opened at all is a look as well. */
export async function lookAt(phone: ReusedPhone, product: Product, cell: Cell, how: Looking): Promise<Look> {
  try {
    return await opened(phone, product, cell, how);
  } catch (error) {
    const nothing = { bytes: 0, pageBytes: 0, scriptBytes: 0, requests: 0, shift: 0 };
    const faults = { look: [String(error).split('\n')[0] ?? ''] };
    return { ...cell, ...nothing, screens: [], firstPaint: undefined, faults };
  }
}

async function opened(
  phone: ReusedPhone,
  product: Product,
  cell: Cell,
  { as: person, out, screens, late = 0, letters = 1 }: Looking,
): Promise<Look> {
  const { route, lang, width, moment, at, who } = cell;
  const as = who === 'visitor' ? undefined : person;
  const { page, session, told } = await phone.open(product.url, width, HEIGHT);
  try {
    const cookies = [{ ...product.tools, url: product.url }];
    if (at !== undefined)
      cookies.push({ name: MOMENT_COOKIE, value: String(Math.round(at - Date.now())), url: product.url });
    await page.context().addCookies(cookies);
    if (late > 0)
      await page.route('**/api-*/**', async (asked) => {
        await new Promise((done) => setTimeout(done, late));
        // A page that has been closed meanwhile wants no answer.
        await asked.continue().catch(() => undefined);
      });
    const bytes = { page: 0, scripts: 0, all: 0 };
    const kinds = new Map<string, string>();
    let requests = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      bytes.all += encodedDataLength;
      if (kind === 'Document') bytes.page += encodedDataLength;
      if (kind === 'Script') bytes.scripts += encodedDataLength;
      requests++;
    });
    const query = new URLSearchParams({
      lang,
      ...(as ? { user_id: as.userId, token: as.token, device_id: 'device-7' } : {}),
    });
    const answer = await page.goto(`${product.url}${BASE_PATH}${pathOf(route)}?${query}`, {
      waitUntil: 'load',
    });
    const isAtRest = await rested(page);
    await scrollThrough(page);
    const name = [route.replaceAll('/', '~'), lang, width, moment, who].join('.');
    const paths: string[] = [];
    const held: string[] = [];
    for (let screen = 0; screen < screens; screen++) {
      const isThere = await page.evaluate(([y, least]) => document.documentElement.scrollHeight - y > least, [
        screen * HEIGHT,
        HEIGHT / 4,
      ] as const);
      if (screen > 0 && !isThere) break;
      await standAt(page, screen * HEIGHT);
      // What does not come in this time is seen to be missing.
      await page
        .waitForFunction(picturesAreThere, undefined, { timeout: 2000 })
        .catch(async () => held.push(...(await page.evaluate(heldPictures))));
      const path = join('pictures', `${name}.${screen + 1}.jpg`);
      mkdirSync(dirname(join(out, path)), { recursive: true });
      await page.screenshot({ path: join(out, path), type: 'jpeg', quality: 70 });
      paths.push(path);
    }
    const seen = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      lang: document.documentElement.lang,
      // A page that fell after its first paint is empty as well.
      isBlank:
        document.body.innerText.trim() === '' &&
        ![...document.querySelectorAll('img, svg, canvas, video')].some((one) => one.checkVisibility()),
    }));
    const pictures = new Set([...held, ...(await page.evaluate(brokenPictures))]);
    const { sum: shift, most } = await shiftOf(page);
    return {
      ...cell,
      screens: paths,
      firstPaint: seen.paint,
      bytes: bytes.all,
      pageBytes: bytes.page,
      scriptBytes: bytes.scripts,
      requests,
      shift,
      faults: {
        blank: seen.isBlank || seen.paint === undefined ? ['nothing is seen of the page'] : [],
        address: answer?.ok() ? [] : [`${route} answers ${answer?.status()}`],
        rest: isAtRest ? [] : [`something still loads after ${PATIENCE / 1000} s`],
        picture: [...pictures],
        console: told.console,
        exception: told.exceptions,
        policy: told.violations,
        hydration: told.mismatches,
        language: seen.lang === languageTag[lang] ? [] : [`asked for ${lang}, answers in ${seen.lang}`],
        moved: shift > MOST_SHIFT ? [most] : [],
        budget: overBudget(bytes.page, bytes.scripts),
        width: await tooWide(page),
        cut: await cutText(page),
        axe: await violations(page),
        // Last: all else is looked at as the page is.
        large: letters === 1 ? [] : await cutEnlarged(page, letters),
      },
    };
  } finally {
    await page.close();
  }
}
