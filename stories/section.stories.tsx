import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Section' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('section');
