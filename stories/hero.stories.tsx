import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Hero' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('hero');
export const Low: Story = storyOf('hero', { example: 1 });
export const ThaiNarrow: Story = storyOf('hero', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});

const titles = [
  '520 告白季',
  '国庆黄金周嘉年华',
  'Anniversary Carnival',
  '520 Confession Nights',
  'Golden Week of Lights',
  'Thanksgiving Celebration',
  'Đêm hội tỏ tình ngọt ngào',
  'ค่ำคืนสารภาพรัก 520',
];

/** How many lines a stretch of text takes. */
function linesOf(text: Node, from: number, to: number): number {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Lettering keeps to two lines on the narrowest phone, and no word is broken. */
export const TwoLinesAtMost: Story = {
  ...storyOf('section', {
    node: {
      frame: 'bare',
      body: titles.map((title) => ({
        widget: 'hero',
        size: 'low',
        art: { sky: 'art/rose-night/sky.svg' },
        title,
      })),
    },
    globals: { viewport: { value: 'w320' } },
  }),
  play: async ({ canvasElement }) => {
    const headings = [...canvasElement.querySelectorAll('h1')];
    await expect(headings).toHaveLength(titles.length);
    for (const { firstChild: text } of headings) {
      if (!text?.nodeValue) throw new Error('a heading without text');
      await expect(linesOf(text, 0, text.nodeValue.length), text.nodeValue).toBeLessThanOrEqual(2);
      for (const { 0: word, index } of text.nodeValue.matchAll(/[\p{Script=Latin}\p{M}]+/gu))
        await expect(linesOf(text, index, index + word.length), word).toBe(1);
    }
  },
};
