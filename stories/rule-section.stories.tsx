import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLargeText } from './large-text.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Rule section' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('rule-section');
export const ThaiNarrow: Story = storyOf('rule-section', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
/** The number stays on its seal. */
export const LargeText: Story = inLargeText({
  ...storyOf('rule-section', { globals: { viewport: { value: 'w320' } } }),
  play: async ({ canvasElement }) => {
    const rule = canvasElement.querySelector('.rule-section__rule') as Element;
    const { lineHeight, height } = getComputedStyle(rule, '::after');
    await expect(Number.parseFloat(lineHeight)).toBeLessThanOrEqual(Number.parseFloat(height));
  },
});
