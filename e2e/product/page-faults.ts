import type { BrowserContext, Page } from 'playwright-core';

/** What must not happen on a page, as far as the page itself or its browser tells. */
export interface PageFaults {
  /** Violations of the content security policy and of Trusted Types. */
  readonly violations: string[];
  /** Where the phone's markup was not the server's. */
  readonly mismatches: string[];
  readonly exceptions: string[];
  readonly console: string[];
}

/** Something that moved though nobody moved it. */
export interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    galaTold(kind: string, text: string): void;
    galaShifts: Shift[];
  }
}

/** Collects the faults of a page from before its first script: of it alone, or, told of its context, of all that it opens afterwards too. */
export async function watchPage(
  where: Pick<BrowserContext, 'exposeBinding' | 'addInitScript'>,
  page: Page,
): Promise<PageFaults> {
  const faults: PageFaults = { violations: [], mismatches: [], exceptions: [], console: [] };
  page.on('pageerror', (error) => faults.exceptions.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.console.push(`${message.text()} ${message.location().url}`);
  });
  await where.exposeBinding('galaTold', (_source, kind: 'violations' | 'mismatches', text: string) => {
    faults[kind].push(text);
  });
  await where.addInitScript(watch);
  return faults;
}

/** Runs on the phone; without functions of its own names, for which tsx would leave something outside. */
function watch(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    window.galaTold('violations', `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('gala:mismatch')) {
      window.galaTold('mismatches', String((entry as PerformanceMark).detail));
    }
  }).observe({ type: 'mark', buffered: true });
  const shifts: Shift[] = [];
  window.galaShifts = shifts;
  type Moved = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    // All of them: the browser calls what comes soon after the size of a phone is set an input as well.
    for (const entry of list.getEntries() as Moved[]) {
      const parts = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.nodeName ?? '');
        return `${name} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
      });
      shifts.push({ value: entry.value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved since the page was opened: in all, and what moved most. */
export async function shiftOf(page: Page): Promise<{ sum: number; most: string }> {
  const shifts = await page.evaluate(() => window.galaShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, most: shifts.toSorted((a, b) => b.value - a.value)[0]?.parts.join('; ') ?? '' };
}
