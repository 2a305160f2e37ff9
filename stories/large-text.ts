import type { Story } from './story-of.tsx';

/**
 * Makes the letters of the page larger and nothing else, as a phone does whose reader has chosen large text.
 * @returns gives them their own size back
 */
function enlargeText(times: number): () => void {
  const { style } = document.documentElement;
  const before = style.fontSize;
  style.fontSize = `${times * 100}%`;
  return () => {
    style.fontSize = before;
  };
}

/** A story as a reader sees it whose letters are twice as large; it plays what it plays. */
export const inLargeText = (story: Story): Story => ({ ...story, beforeEach: () => enlargeText(2) });

/** Scripts without spaces between words: their lines end where the browser's dictionary says. */
const unspaced = /[\p{Script=Thai}\p{Script=Han}]/u;

/** Words that a line's end parts, of scripts that write spaces between words. */
export function partedWords(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parted: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (unspaced.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) parted.push(word);
    }
  }
  return parted;
}
