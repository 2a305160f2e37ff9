import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Hero' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('hero');
export const Low: Story = storyOf('hero', { example: 1 });
export const ThaiNarrow: Story = storyOf('hero', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
