import type { Page } from 'playwright-core';

/** How long what opens a part may take to be there, ms: it may stand on one that waits for its data. */
const THERE_MOST = 20_000;
/** How long a part may take to be there once it is opened, ms. */
const OPENS_MOST = 3000;

/** Runs on the phone: the key of the first part that is this widget, and buttons that may open what it stands in. */
function wayTo(widget: string): { key: string; buttons: string } {
  interface Node {
    readonly key?: unknown;
    readonly widget?: unknown;
  }
  const { islands, model } = JSON.parse(document.getElementById('gala')?.textContent ?? '{}') as {
    islands?: object;
    model?: { popups?: object };
  };
  const visit = (value: unknown, near: string, found: (node: Node, near: string) => void): void => {
    if (typeof value !== 'object' || value === null) return;
    const node: Node = value;
    const own = typeof node.key === 'string' ? node.key : near;
    found(node, own);
    for (const one of Object.values(value)) visit(one, own, found);
  };
  const keys: string[] = [];
  visit([islands, model?.popups], '', (node, own) => void (node.widget === widget && keys.push(own)));
  const [key = ''] = keys;
  const [, tabs, tab] = /^(.+)\.tabs\.(\d+)\./.exec(key) ?? [];
  if (tabs !== undefined)
    return { key, buttons: `[data-node="${tabs}"] [role="tab"]:nth-child(${Number(tab) + 1})` };
  const [, name] = /^popup-(.+?)-\d/.exec(key) ?? [];
  const step = JSON.stringify({ do: 'popup', name });
  const openers: string[] = [];
  visit(islands, '', (node, own) => void (JSON.stringify(node) === step && openers.push(own)));
  const parts = openers.map((one) => `[data-node="${one}"]`).join();
  // A row's button is of the row, never of what is folded away.
  return { key, buttons: `:is(${parts || 'none'}) button:not([data-item])` };
}

/**
 * Opens the tab or the pop-up that a part stands in, by the button that people have for it.
 * @param before what is done when the button is there, before it is tapped
 * @returns whether it opened; not where the page says in words that it cannot, as its script is not there yet
 * @throws where no button of the page leads to it
 */
export async function openPart(page: Page, widget: string, before: () => Promise<void>): Promise<boolean> {
  await page.waitForFunction(() => performance.getEntriesByName('gala:hydrated').length > 0);
  const { key, buttons } = await page.evaluate(wayTo, widget);
  const ways = page.locator(buttons);
  await ways.last().waitFor({ timeout: THERE_MOST });
  // Counted before the network changes: some wait for a moment then, and a tap waits with them.
  const count = await ways.count();
  await before();
  const toast = page.locator('.toast');
  const part = page.locator(`[data-node="${key}"]`);
  // What a part has behind its main button comes last in it.
  for (let at = count - 1; at >= 0; at--) {
    const button = ways.nth(at);
    await toast.waitFor({ state: 'detached' });
    // One that is off, as a draw is without a ticket, leads nowhere.
    const isTapped = await button.tap({ timeout: OPENS_MOST }).then(
      () => true,
      () => false,
    );
    if (!isTapped) continue;
    await part
      .or(toast)
      .first()
      .waitFor({ timeout: OPENS_MOST })
      .catch(() => undefined);
    if (await part.isVisible()) return true;
    if ((await toast.count()) > 0) return false;
    await page.keyboard.press('Escape');
  }
  throw new Error(`nothing on the page leads to its ${widget}`);
}
