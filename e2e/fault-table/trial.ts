import type { BrowserContext, Page } from 'playwright-core';
import type { Fault } from './faults.ts';
import type { Lane } from './lane.ts';
import { type Look, lookAtParts } from './look.ts';
import { openPart } from './open-part.ts';
import type { TriedPage } from './pages.ts';

/** How long a page may take to begin to ask, in ms: how fast it opens is measured elsewhere. */
const OPENS_MOST = 30_000;
/** How long words may take from a page's first question on, in ms. */
const WORDS_MOST = 10_000;
/** How long healing may take from the moment the server is well, in ms, where a fault says nothing else. */
const HEALS_MOST = 15_000;

/** What became of one part under one fault. */
export interface Outcome {
  readonly part: string;
  readonly widget: string;
  readonly fault: Fault;
  /** ms from the page's first question until there was something to read; undefined: never. */
  readonly words: number | undefined;
  readonly way: boolean;
  /** ms from the moment the server was well until the part was filled; undefined: never. */
  readonly healed: number | undefined;
  /** With an earlier answer: it stayed, and was marked where the fault takes the newer one away. */
  readonly kept: boolean;
  /** What was wrong, in words; empty where nothing was. */
  readonly wrong: string;
}

const isLate = (ms: number | undefined, most: number): boolean => ms === undefined || ms > most;

/** @returns whether a part was blank, late, without a way on, or lost what it had shown */
export const failed = ({ fault, words, way, healed, kept, wrong }: Outcome): boolean =>
  isLate(words, WORDS_MOST) || !way || isLate(healed, fault.heals ?? HEALS_MOST) || !kept || wrong !== '';

/** @returns an outcome in one line, for whoever reads that it failed */
export const inWords = ({ part, words, way, healed, kept, wrong }: Outcome): string =>
  `${part}: words ${words ?? 'never'}, way ${way}, healed ${healed ?? 'never'}, kept ${kept}, wrong '${wrong}'`;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Opens a page under a fault, mends it, breaks it again with the answers in place, and mends it again. Of what stands in a tab or
 * a pop-up: opens the page as it should be, and that under the fault.
 * @param as who opens it, as a query says it
 */
export async function tryFault(
  context: BrowserContext,
  lane: Lane,
  { path, widgets, behind }: TriedPage,
  as: URLSearchParams,
  fault: Fault,
): Promise<Outcome[]> {
  const page = await context.newPage();
  // What runs TypeScript may name functions by a helper that a phone does not have.
  await page.addInitScript('globalThis.__name ??= (one) => one;');
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(String(error)));
  lane.bare = true;
  lane.fault = behind ? undefined : fault;
  lane.asked = undefined;
  const begun = Date.now();
  // Pictures and scripts may wait behind answers that never come: there are six connections. Offline is who has had the page.
  await page.goto(`${lane.url}${path}${path.includes('?') ? '&' : '?'}${as}`, {
    waitUntil: fault.offline ? 'load' : 'commit',
  });
  while (lane.asked === undefined && Date.now() - begun < OPENS_MOST) await pause(20);
  let opened = lane.asked ?? begun;
  if (fault.offline && !behind) await context.setOffline(true);
  if (behind) {
    const open = (broken: Fault | undefined) =>
      openPart(page, String(widgets[0]), async () => {
        lane.fault = broken;
        await context.setOffline(broken?.offline === true);
      });
    // Told in words that it cannot be opened, somebody taps again once it can.
    if (!(await open(fault)) && !(await open(undefined)))
      throw new Error(`${widgets[0]} does not open again`);
    opened = Date.now();
  }
  const look = lookAt(page, behind ? widgets : undefined);
  const words = new Map<string, number>();
  let seen = await look();
  const told = ({ content, notice, wrong }: Look): boolean => wrong === '' && (content || notice !== '');
  const settled = ({ content, notice, wrong }: Look): boolean =>
    wrong === '' && (fault.shows ? content && notice === '' : content || notice !== '');
  while (Date.now() - opened < WORDS_MOST) {
    seen = await look();
    for (const one of seen.parts)
      if (told(one) && !words.has(one.part)) words.set(one.part, Date.now() - opened);
    // What fails is looked at until it has failed for good, or is known to be waited for.
    if (Date.now() - opened > 6500 && seen.parts.every(settled)) break;
    await pause(150);
  }
  const broken = seen;
  const wrongs = new Map(broken.parts.map((one) => [one.part, one.wrong]));
  const note = (part: string, wrong: string): void => {
    if (wrong !== '' && !wrongs.get(part)) wrongs.set(part, wrong);
  };

  const firstHeal = await heal(context, look, lane, fault.heals);
  // Now with an answer in place: whoever comes back to a page asks anew.
  lane.fault = fault;
  if (fault.offline) await context.setOffline(true);
  await comeBack(page);
  await pause(4000);
  let again = await look();
  const waited = Date.now();
  const kept = (one: Look): boolean => one.content && (fault.shows === true || one.notice !== '');
  while (Date.now() - waited < WORDS_MOST && !again.parts.every(kept)) {
    await pause(200);
    again = await look();
  }
  for (const one of again.parts) note(one.part, one.wrong && `later: ${one.wrong}`);
  const secondHeal = await heal(context, look, lane, fault.heals);
  const all = [broken, again];
  if (all.some(({ wide }) => wide)) for (const { part } of broken.parts) note(part, 'wider than the screen');
  if (all.some(({ hacked }) => hacked))
    for (const { part } of broken.parts) note(part, 'ran what it was told');
  for (const error of exceptions) for (const { part } of broken.parts) note(part, error);
  await page.close();
  return broken.parts.map(({ part, widget, way, notice }) => {
    const heals = [firstHeal.get(part), secondHeal.get(part)];
    const found = again.parts.find((one) => one.part === part);
    return {
      part,
      widget,
      fault,
      words: words.get(part),
      way: way || notice === '',
      healed: heals.includes(undefined) ? undefined : Math.max(...(heals as number[])),
      kept: found?.content === true,
      wrong: wrongs.get(part) ?? '',
    };
  });
}

/** Mends the server or the network; how long each part took until it was filled again. */
async function heal(
  context: BrowserContext,
  look: () => ReturnType<typeof looked>,
  lane: Lane,
  most = HEALS_MOST,
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  lane.fault = undefined;
  await context.setOffline(false);
  const begun = Date.now();
  for (;;) {
    const { parts } = await look();
    for (const { part, content, notice, wrong } of parts)
      if (content && notice === '' && wrong === '' && !times.has(part)) times.set(part, Date.now() - begun);
    if (parts.every(({ part }) => times.has(part)) || Date.now() - begun > most) return times;
    await pause(150);
  }
}

/** A page that lost its scripts with the network opens anew with it: it is looked at when it has. */
const looked = async (page: Page): Promise<ReturnType<typeof lookAtParts>> => {
  for (;;) {
    try {
      return await page.evaluate(lookAtParts);
    } catch (error) {
      if (!/context was destroyed|navigat/.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
};

/** @returns what looks at the parts of the page, or at some of its widgets alone */
const lookAt =
  (page: Page, some: readonly string[] | undefined): (() => ReturnType<typeof looked>) =>
  async () => {
    const all = await looked(page);
    return some === undefined
      ? all
      : { ...all, parts: all.parts.filter(({ widget }) => some.includes(widget)) };
  };

/** As when the app comes to the front again. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
