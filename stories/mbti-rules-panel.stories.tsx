import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Rules' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('mbti-rules-panel');
export const ThaiNarrow: Story = storyOf('mbti-rules-panel', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
