import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Rule section' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('rule-section');
export const ThaiNarrow: Story = storyOf('rule-section', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
