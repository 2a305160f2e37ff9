import type { Page } from 'playwright-core';

/** What is wider than its place: the page itself, and buttons with cut text. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`page ${scrollWidth} > ${clientWidth}`);
    for (const button of document.querySelectorAll<HTMLElement>('button, .btn, [role=tab]')) {
      if (!button.checkVisibility() || getComputedStyle(button).display === 'inline') continue;
      if (button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight + 1) {
        found.push(
          `${button.className} ${button.innerText} ${button.scrollWidth} > ${button.clientWidth}, ${button.scrollHeight} > ${button.clientHeight}`,
        );
      }
    }
    // The page cuts what sticks out of it, so its own width does not tell.
    const edge = document.documentElement.clientWidth + 0.5;
    for (const text of document.querySelectorAll<HTMLElement>(
      '.page :is(p, h1, h2, h3, li, button, a, td)',
    )) {
      const { right, width } = text.getBoundingClientRect();
      if (
        width > 0 &&
        right > edge &&
        text.checkVisibility() &&
        // News run through their window.
        !text.closest('[role=tablist], .marquee__view, .sr-only, [aria-hidden=true]')
      ) {
        let scroller = text.parentElement;
        while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
          scroller = scroller.parentElement;
        if (!scroller)
          found.push(
            `${text.tagName} ${text.className} ${text.innerText.slice(0, 30)} ends at ${Math.round(right)}`,
          );
      }
    }
    return found;
  });
