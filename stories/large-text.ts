import type { Story } from './story-of.tsx';

/** A story as a reader sees it whose letters are twice as large, by the toolbar's own size; it plays what it plays. */
export const inLargeText = (story: Story): Story => ({
  ...story,
  globals: { ...story.globals, textSize: '200' },
});

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
