import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/List' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('mbti-list');
export const VietnameseNarrow: Story = storyOf('mbti-list', {
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
