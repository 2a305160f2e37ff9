import type { Meta } from '@storybook/react-vite';
import { campaign } from './festival.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Gift series' } satisfies Meta;
export default meta;

const gifts = campaign.gifts.map(({ id }) => id);

export const Filled: Story = storyOf('gift-series', { campaign, node: { gifts } });
export const OneGift: Story = storyOf('gift-series', { campaign, node: { gifts: gifts.slice(0, 1) } });
