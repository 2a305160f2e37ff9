import type { BrowserContext } from 'playwright-core';

/** Takes the rules out of every page by which a browser fetches other pages ahead. */
export const withoutRules = async (context: BrowserContext): Promise<void> =>
  void (await context.addInitScript(() => {
    new MutationObserver(() => document.querySelector('script[type=speculationrules]')?.remove()).observe(
      document,
      { childList: true, subtree: true },
    );
  }));
