import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Button' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('button');
export const Secondary: Story = storyOf('button', { example: 1 });
export const Quiet: Story = storyOf('button', { example: 2 });
export const Disabled: Story = storyOf('button', { example: 3, phase: 'ended' });
