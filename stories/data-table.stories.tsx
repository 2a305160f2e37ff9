import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLargeText, partedWords } from './large-text.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Data table' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('data-table', more);

export const Filled: Story = story();
export const NarrowVietnamese: Story = story({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** On a small phone it scrolls inside itself, and the first column stays in sight. */
export const Wide: Story = {
  ...story({
    node: {
      columns: [{ title: 'Team' }, ...days.map((title) => ({ title, align: 'end' }))],
      rows: ['Nightingales', 'Owls'].map((team) => ({ cells: [team, ...days.map(() => '131,400')] })),
    },
    globals: { viewport: { value: 'w320' } },
  }),
  play: async ({ canvasElement: root }) => {
    const view = root.querySelector('.data-table__view') as HTMLElement;
    const left = () => Math.round(view.querySelector('tbody th')?.getBoundingClientRect().left ?? -1);
    const before = left();
    view.scrollLeft = 80;
    await expect(view.scrollLeft).toBe(80);
    await expect(left()).toBe(before);
    view.scrollLeft = 0;
  },
};
export const LargeText: Story = inLargeText({
  ...story({ globals: { language: 'vi', viewport: { value: 'w320' } } }),
  play: async ({ canvasElement: root }) => {
    const cells = root.querySelectorAll('td');
    await expect([...cells].flatMap((one) => partedWords(one))).toEqual([]);
  },
});

/** The last example of the schema: a card for each row. */
const figures = (more: object = {}): Story => story({ example: 1, ...more });
export const Figures: Story = figures();
export const FiguresNarrowVietnamese: Story = figures({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const FiguresLargeText: Story = inLargeText({
  ...figures({ globals: { language: 'th', viewport: { value: 'w320' } } }),
  play: async ({ canvasElement: root }) => {
    for (const card of root.querySelectorAll('.data-table__card'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1);
  },
});
