import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Tabs' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('tabs');
export const ManyDays: Story = storyOf('tabs', { example: 1, state: { day: 6 } });
export const ThaiNarrow: Story = storyOf('tabs', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
