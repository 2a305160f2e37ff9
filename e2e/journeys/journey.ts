import type { Locator, Page } from 'playwright-core';
import type { Person } from '../product/product.ts';
import {
  api,
  newcomer,
  pause,
  somebody,
  until,
  type Visit,
  type VisitOptions,
  visit,
} from '../product/visit.ts';

/** What somebody does on a page, and how it is seen that it is done. */
export interface Journey {
  /** Folder of `activities/art` that the page is dressed in. */
  readonly family: string;
  /** What is done there. */
  readonly does: string;
  readonly route: string;
  /** It costs points: one of the people who have some. Without it somebody new. */
  readonly spends?: true;
  /** What happens in the app before. */
  readonly before?: (as: Person) => Promise<void>;
  /** From the open page to where it can be done. */
  readonly goes?: (page: Page) => Promise<void>;
  /** What is tapped first, where the page asks whether one is sure. */
  readonly asks?: (page: Page) => Locator;
  /** Where that tap goes. */
  readonly tap: (page: Page) => Locator;
  /** Path of the call that does it, below `/v2/activities/<id>`. */
  readonly call: string;
  /** How often the server has done it for somebody. */
  readonly times: (as: Person) => Promise<number>;
  /** The page says that it is done. */
  readonly told: (page: Page) => Promise<boolean>;
  /** The page says so as long as it is looked at, and no longer: prizes that are lifted out. */
  readonly passes?: true;
}

/** Asks for what somebody reads of the campaign behind a page. */
export const readOf = async <Data>(route: string, path: string, as?: Person): Promise<Data> =>
  (await api<Data>(`/v2/activities/${encodeURIComponent(route)}${path}`, as)).data;

/** Somebody is on the page, one tap before it is done. */
export async function arrived(
  journey: Journey,
  more: VisitOptions = {},
): Promise<Visit & { as: Person; before: number }> {
  const as = journey.spends ? somebody(0) : newcomer();
  await journey.before?.(as);
  const before = await journey.times(as);
  const visited = await visit(journey.route, { as, ...more });
  await journey.goes?.(visited.page);
  await ready(journey, visited.page);
  return { ...visited, as, before };
}

/** To where the next tap does it: one that is counted with the tap before is none. */
export async function ready({ asks, tap }: Journey, page: Page): Promise<void> {
  for (const one of asks ? [asks, tap] : [tap]) {
    await until(() => one(page).isEnabled());
    await pause();
    if (one === asks) await one(page).tap();
  }
}

/** Ends of the paths that a page posted to so far. */
export const callsOf = ({ requests }: Visit, { call }: Journey): number =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith(call)).length;

/** The server does what is asked for and its answers never arrive, until the next tap after `finds`; nor does any news till then. */
export async function loseAnswers(
  page: Page,
  { call }: Journey,
): Promise<{ keys: readonly string[]; finds: () => void }> {
  const keys: string[] = [];
  let losing = true;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v2/activities/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') await released;
    if (request.method() !== 'POST' || !request.url().endsWith(call)) return route.continue();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (losing) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    release();
    return route.continue();
  });
  return {
    keys,
    finds: () => {
      losing = false;
    },
  };
}
