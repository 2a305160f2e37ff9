import type { Meta } from '@storybook/react-vite';
import type { RoutesAnswer } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Route list' } satisfies Meta;
export default meta;

const answer: RoutesAnswer = {
  items: [
    { id: 'activity_1', group: 'campaigns', href: '/activity_1', title: 'สัปดาห์ทองคำ', phase: 'live' },
    { id: 'activity_2', group: 'campaigns', href: '/activity_2', title: '520 告白夜', phase: 'preview' },
    { id: 'activity_3', group: 'campaigns', href: '/activity_3', title: 'Summer night', phase: 'settling' },
    { id: 'activity_4', group: 'campaigns', href: '/activity_4', title: 'Đêm hội', phase: 'ended' },
    { id: 'area/match/[[pair]]', group: '/area', href: '/area/match', title: 'A page with a parameter' },
    { id: 'index', group: 'pages', href: '/', title: 'On now' },
    { id: 'old', group: 'pages', href: '/old', title: '', redirect: '/activity_1' },
  ],
  next: null,
};
const paged = (state: string) => ({ answers: { routes: { status: 'ready', data: answer, more: state } } });

export const Filled: Story = storyOf('route-list', { answer });
export const MoreToCome: Story = storyOf('route-list', paged('idle'));
export const End: Story = storyOf('route-list', paged('end'));
export const Loading: Story = storyOf('route-list', { show: 'loading' });
export const Empty: Story = storyOf('route-list', { show: 'empty' });
export const Failed: Story = storyOf('route-list', { show: 'error' });
export const Stale: Story = storyOf('route-list', { show: 'stale', answer });
export const NarrowVietnamese: Story = storyOf('route-list', {
  answer,
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
