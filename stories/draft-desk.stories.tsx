import type { Meta } from '@storybook/react-vite';
import type { DraftsAnswer } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Draft desk' } satisfies Meta;
export default meta;

const at = Date.UTC(2026, 2, 8);
const answer: DraftsAnswer = {
  asked: null,
  items: [
    {
      id: 'draft-0a1b2c3d',
      title: 'Thư gửi mùa xuân của những người ở rất xa',
      href: '/activity_testing/draft-0a1b2c3d',
      at,
      findings: [],
      more: 0,
    },
    {
      id: 'draft-99aa00ff',
      title: '',
      href: null,
      at: at - 60_000,
      findings: [
        {
          severity: 'error',
          line: 12,
          column: 5,
          message: 'there is no widget `rankig-list`',
          expected: 'a widget',
          got: '"rankig-list"',
          nearest: 'ranking-list',
        },
        {
          severity: 'error',
          line: 140,
          column: 17,
          message: 'the text has no `th`',
          tip: 'Add it, or take th out of `languages`.',
        },
      ],
      more: 3,
    },
  ],
};

export const Filled: Story = storyOf('draft-desk', { answer });
export const NoneYet: Story = storyOf('draft-desk', { answer: { items: [], asked: null } });
export const UnknownId: Story = storyOf('draft-desk', {
  answer: { ...answer, asked: { id: 'activity_2025052', near: 'activity_20250520', aside: false } },
});
export const GivenWay: Story = storyOf('draft-desk', {
  answer: { ...answer, asked: { id: 'draft-5e6f7a8b', near: null, aside: true } },
});
export const Loading: Story = storyOf('draft-desk', { show: 'loading' });
export const Failed: Story = storyOf('draft-desk', { show: 'error' });
export const Stale: Story = storyOf('draft-desk', { show: 'stale', answer });
export const NarrowVietnamese: Story = storyOf('draft-desk', {
  answer: { ...answer, asked: { id: 'activity_2025052', near: null, aside: false } },
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
