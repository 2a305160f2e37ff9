import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { factsOf } from '../modules/mbti/testing.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Rules' } satisfies Meta;
export default meta;

export const WithParticipants: Story = {
  ...storyOf('mbti-rules-panel', { answer: factsOf('INFP') }),
  play: async ({ canvasElement }) => {
    const groundOf = (row: Element | undefined): string => (row ? getComputedStyle(row).backgroundColor : '');
    const [other, ...rows] = within(canvasElement).getAllByRole('row').slice(1);
    const current = rows.find((row) => row.hasAttribute('aria-current'));
    await expect(groundOf(current)).not.toBe(groundOf(other));
  },
};
export const WithFewParticipants: Story = storyOf('mbti-rules-panel', {
  answer: factsOf('INFP', { participants: 88 }),
});
export const WithoutParticipants: Story = storyOf('mbti-rules-panel', { show: 'loading' });
export const ThaiNarrow: Story = storyOf('mbti-rules-panel', {
  answer: factsOf('INFP'),
  globals: { language: 'th', viewport: { value: 'w320' } },
});
