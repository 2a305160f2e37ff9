import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { PRELOAD_ERROR_EVENT } from '../../engine/errors/page-texts.ts';
import { startBrowser } from '../../tools/browser.ts';
import { type PageFaults, watchPage } from './page-faults.ts';
import { NOT_YET, type Person, type Product } from './product.ts';

/** The product of the worker that runs this file: no other file uses it at the same time. */
export const product = await ownProduct();

async function ownProduct(): Promise<Product> {
  const answer = await fetch(`${inject('products')}/${process.env.VITEST_POOL_ID}`);
  if (answer.status === NOT_YET) return ownProduct();
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Product;
}

/** One phone with one page, and everything on it that must not have happened. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly requests: Request[];
  readonly faults: PageFaults;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Arrives as the app would: who it is stands in the query. */
  as?: Person | undefined;
  lang?: string;
  /** Holds the tools of a try-out, as those who build the pages do. */
  holdsTools?: boolean;
  /** px; 390 without. */
  width?: number;
  /** Runs on the phone before anything of the page. */
  before?: (context: BrowserContext, page: Page) => Promise<void>;
  /** Faults that this test makes happen. */
  expects?: readonly (keyof PageFaults)[];
}

/**
 * How many times slower than this machine's browser the phone is: `SLOWER=6 npm run test:e2e` finds what only a busy
 * phone meets, as answers that overtake each other.
 */
const slower = Number(process.env.SLOWER ?? 1);

let browser: Browser | undefined;
const open: { visit: Visit; expects: readonly string[] }[] = [];

/** Starts a browser for a file of tests. After each test, its pages must have been free of faults. */
export function withBrowser(): void {
  beforeAll(async () => {
    // Files of a worker share this module; each counts its people anew. Whoever has done nothing yet comes once.
    taken = 0;
    browser = await startBrowser();
  });
  afterEach(async () => {
    const closing = open.splice(0);
    await Promise.all(closing.map(({ visit }) => visit.context.close()));
    await moveClock(0);
    for (const { visit, expects } of closing) {
      for (const [kind, found] of Object.entries(visit.faults)) {
        if (!expects.includes(kind)) expect(found, `${kind} at ${visit.page.url()}`).toEqual([]);
      }
    }
  });
  afterAll(() => browser?.close());
}

let arrived = 0;
/** Somebody who has done nothing yet. */
export function newcomer(): Person {
  const person = product.newcomers[arrived++];
  if (!person) throw new Error('The product has too few newcomers for the tests.');
  return person;
}

/** The address of a page as the app, or a visitor's link, would have it; a route may bring a query of its own. */
export function addressOf(address: string, { as, lang = 'en' }: VisitOptions = {}): string {
  const [route = '', own = ''] = address.split('?');
  const query = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(own)),
    lang,
    ...(as ? { user_id: as.userId, token: as.token, device_id: 'device-7' } : {}),
  });
  return `${product.url}/h5_ac/${route === 'index' ? '' : route}?${query}`;
}

/** A phone that has not gone anywhere yet. */
export async function phone(options: VisitOptions = {}): Promise<Visit> {
  if (!browser) throw new Error('Call withBrowser() in this file.');
  const { as: _as, lang: _lang, width = 390, before, expects = [], holdsTools, ...rest } = options;
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...rest,
  });
  context.setDefaultTimeout(10_000);
  if (holdsTools) await context.addCookies([{ ...product.tools, url: product.url }]);
  const page = await context.newPage();
  if (slower > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  const faults = await watchPage(context, page);
  const visit: Visit = { context, page, requests: [], faults };
  open.push({ visit, expects });
  page.on('request', (request) => visit.requests.push(request));
  await before?.(context, page);
  return visit;
}

/** Opens a page and waits until its script has all of it; a page of static widgets has nothing to wait for. */
export async function visit(route: string, options: VisitOptions = {}): Promise<Visit> {
  const made = await phone(options);
  await made.page.goto(addressOf(route, options), { waitUntil: 'load' });
  if (options.javaScriptEnabled !== false) await hydrated(made.page);
  return made;
}

/** Until React has all live nodes. */
export async function hydrated(page: Page): Promise<void> {
  await until(() =>
    page.evaluate(
      () =>
        !document.querySelector('[data-island]') || performance.getEntriesByName('gala:hydrated').length > 0,
    ),
  );
}

/** Keeps the script with React from a page until the function that it returns is called. */
export async function holdReact(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Taps within 300 ms of another are the first one's echo (T63). */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 350));

/** Takes the network from a page that has been opened. */
export async function offline({ page, context }: Pick<Visit, 'page' | 'context'>): Promise<void> {
  await page.evaluate(
    (failed) => addEventListener(failed, () => document.documentElement.setAttribute('data-lacks-part', '')),
    PRELOAD_ERROR_EVENT,
  );
  await context.setOffline(true);
}

/** Gives it back. A page that lacks a part comes anew with it (T78): a phone that is closed on the way there may hang, so that this waits. */
export async function online({ page, context }: Pick<Visit, 'page' | 'context'>): Promise<void> {
  const comesAnew = (await page.locator('html[data-lacks-part]').count()) > 0;
  const anew = comesAnew ? page.waitForEvent('load') : undefined;
  await context.setOffline(false);
  await anew;
}

/** Waits for a condition; fails with the last value. */
export const until = (condition: () => Promise<unknown> | unknown, timeout = 10_000): Promise<void> =>
  expect.poll(condition, { timeout, interval: 40 }).toBeTruthy();

/** Taps for the next page of a list, until its rows are there and another tap would count. */
export async function tapForMore(button: Locator, rows: Locator): Promise<void> {
  const before = await rows.count();
  await button.click();
  await until(async () => (await rows.count()) > before);
  await pause();
}

/** Until the page has the answer to a request of its own whose path ends so; one that was given up is not waited for. */
export const answered = ({ requests }: Visit, end: string): Promise<void> =>
  until(() =>
    requests.some(
      (request) =>
        request.method() === 'GET' && request.url().endsWith(end) && request.timing().responseEnd >= 0,
    ),
  );

/** Puts the server's clock so many ms ahead of the machine's; it is put back after each test. */
export async function moveClock(ahead: number): Promise<void> {
  await fetch(`${product.control}/clock?ahead=${ahead}`);
}

/** Asks the API as the same person would from another phone. */
export async function api<Data>(
  path: string,
  as?: Person,
  init: RequestInit = {},
): Promise<{ code: number; message: string; data: Data }> {
  const response = await fetch(`${product.url}/api-server${path}`, {
    ...init,
    headers: { lang: 'en', ...(as ? { Authorization: `Bearer ${as.token}` } : {}), ...init.headers },
  });
  return (await response.json()) as { code: number; message: string; data: Data };
}

/** What somebody does in the app, as its server tells it. */
export async function tell(as: Person, ...facts: readonly object[]): Promise<void> {
  const all = facts.map((fact) => {
    return { id: crypto.randomUUID(), from: as.userId, at: Date.now(), ...fact };
  });
  const { data } = await api<{ facts: { became: string }[] }>('/v2/facts', undefined, {
    method: 'POST',
    body: JSON.stringify({ facts: all }),
    headers: { 'Content-Type': 'application/json', 'X-Service-Key': product.serviceKey },
  });
  expect(data.facts.map(({ became }) => became)).toEqual(all.map(() => 'counted'));
}

/** What someone has in a campaign. */
export async function accountOf(campaign: string, as: Person): Promise<{ amount: number; orders: string[] }> {
  const balance = await api<{ amount: number }>(`/v2/activities/${campaign}/balance`, as);
  const records = await api<{ items: { item: string }[] }>(`/v2/activities/${campaign}/exchange_records`, as);
  return { amount: balance.data.amount, orders: records.data.items.map(({ item }) => item) };
}

/** Someone else's phone redeems. */
export const redeemElsewhere = (campaign: string, item: string, as: Person) =>
  api(`/v2/activities/${campaign}/exchange/${item}`, as, {
    method: 'POST',
    body: new URLSearchParams({ count: '1' }),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });

let taken = 0;
/** Somebody whom no other test of this file uses; files begin at their own place in the list. */
export function somebody(from: number): Person {
  const person = product.people[from + taken++];
  if (!person) throw new Error('The product has too few people for the tests.');
  return person;
}

/** The reports that a page has sent, of all its batches. */
export const sentReports = (requests: readonly Request[]): { kind: string; message: string }[] =>
  requests
    .filter((request) => request.url().endsWith('/v2/reports'))
    .flatMap((request) => (JSON.parse(request.postData() ?? '{}') as { reports?: [] }).reports ?? []);

/** The events that a page has sent, of all its batches. */
export const sentEvents = (requests: readonly Request[]): { event: string; props: object }[] =>
  requests
    .filter((request) => request.url().endsWith('/v2/events'))
    .flatMap((request) => (JSON.parse(request.postData() ?? '{}') as { events?: [] }).events ?? []);
