import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Language } from '../engine/i18n/language.ts';
import type { WallAnswer } from '../schemas/generated/types.gen.ts';
import { campaign, person } from './festival.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Thanks wall' } satisfies Meta;
export default meta;

const messages = campaign.wall.messages.map(({ id }) => id);
const node = { messages };
const wall = (changes: Partial<WallAnswer> = {}): WallAnswer => ({
  items: Array.from({ length: 7 }, (_, index) => ({
    id: String(index),
    user: person(index),
    message: messages[index % messages.length] ?? '',
    at: Date.parse('2025-11-28T20:00:00+08:00') - index * 9_000_000,
  })),
  next: null,
  mine: 1,
  left: 2,
  ...(changes.reason === undefined ? { can: 'post' } : {}),
  ...changes,
});
const token = 'story';

export const Filled: Story = storyOf('thanks-wall', { campaign, node, token, answer: wall() });
/** Who wears a title: the widest that there may be. */
const titled = (words: string): WallAnswer => ({
  items: wall().items.map((one, nth) =>
    nth % 3 === 0 ? { ...one, user: { ...one.user, title: words } } : one,
  ),
  next: null,
  mine: 1,
  left: 2,
  can: 'post',
});
export const Titles: Story = storyOf('thanks-wall', {
  campaign,
  node,
  token,
  answer: titled('Queen of the Stage'),
});
const narrowTitles = (language: Language, words: string): Story =>
  storyOf('thanks-wall', {
    campaign,
    node,
    token,
    answer: titled(words),
    globals: { language, viewport: { value: 'w320' } },
  });
export const TitlesNarrowThai: Story = narrowTitles('th', 'เสียงแห่งราตรีที่ทุกคนรอคอย');
export const TitlesNarrowVietnamese: Story = narrowTitles('vi', 'Giọng hát của đêm hội');
/** Two notes beside each other on a small phone, each with its flag: names have room, and no date is broken. */
export const NamesNarrow: Story = {
  ...storyOf('thanks-wall', {
    campaign,
    node: { ...node, report: [{ do: 'toast', text: { en: 'Reported' } }] },
    token,
    answer: { ...wall(), items: wall().items.map((one) => ({ ...one, can: 'report' })) },
    globals: { language: 'vi', viewport: { value: 'w320' } },
  }),
  play: async ({ canvasElement: root }) => {
    const notes = [...root.querySelectorAll('.thanks-wall__note')];
    await expect(notes.length).toBeGreaterThan(1);
    for (const note of notes) {
      await expect(note.querySelector('.thanks-wall__report')).not.toBeNull();
      const name = note.querySelector('.thanks-wall__name') as HTMLElement;
      await expect(`${name.textContent}: ${name.scrollHeight - name.clientHeight > 1}`).toBe(
        `${name.textContent}: false`,
      );
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      const date = note.querySelector('.thanks-wall__date') as HTMLElement;
      const line = Number.parseFloat(getComputedStyle(date).lineHeight);
      await expect(date.getBoundingClientRect().height).toBeLessThan(line * 1.5);
    }
  },
};
export const Spent: Story = storyOf('thanks-wall', {
  campaign,
  node,
  token,
  answer: wall({ left: 0, reason: 'LIMIT_REACHED' }),
});
const closed = (name: NonNullable<WallAnswer['reason']>) =>
  storyOf('thanks-wall', { campaign, node, token, answer: wall({ left: 2, reason: name }) });
export const DoneToday: Story = closed('DAY_LIMIT_REACHED');
export const Before: Story = closed('NOT_OPEN');
export const After: Story = closed('OVER');
export const Empty: Story = storyOf('thanks-wall', { campaign, node, token, answer: wall({ items: [] }) });
export const Loading: Story = storyOf('thanks-wall', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('thanks-wall', { campaign, node, show: 'error' });
export const Stale: Story = storyOf('thanks-wall', { campaign, node, token, show: 'stale', answer: wall() });
