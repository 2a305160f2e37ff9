import type { Page } from 'playwright-core';

/** Letters twice as large, as a reader may have set them on the phone. */
export const enlarge = (page: Page, times = 2): Promise<void> =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, times * 100);

/**
 * Texts of which a part cannot be read, since something around them cuts it off and nothing there scrolls. A name that ends in
 * an ellipsis says itself that it goes on; news pass by, and winners come by turns.
 * @returns each with its class and words, width and height of itself and of what cuts it, in px
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(
      document.querySelector('.page') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.nodeValue?.trim()) continue;
      if (element.closest('.sr-only, .marquee__view, .draw-winners, svg, script, style')) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let at: HTMLElement | null = element; at && text.width > 0; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
        // The page cuts at its sides and grows with what it holds.
        const isPage = at.matches('.page');
        if (!isPage && overflowX === 'visible' && overflowY === 'visible') continue;
        const room = at.getBoundingClientRect();
        if (
          text.left < room.left - 1 ||
          text.right > room.right + 1 ||
          (!isPage && (text.top < room.top - 2 || text.bottom > room.bottom + 2))
        ) {
          found.push(
            `${element.className} "${node.nodeValue}" ${[text.width, text.height, room.width, room.height].map(Math.round).join(' ')}`,
          );
          break;
        }
        if (isPage) break;
      }
    }
    return found;
  });
