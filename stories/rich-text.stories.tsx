import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Rich text' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('rich-text');
export const Centred: Story = storyOf('rich-text', { node: { align: 'center' } });
