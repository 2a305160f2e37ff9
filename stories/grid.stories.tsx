import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Grid' } satisfies Meta;
export default meta;

type Viewport = 'w320' | 'w390' | 'w430' | 'w834';
const text = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
const note = (words: object, keys: object = {}) => ({ widget: 'rich-text', text: words, ...keys });
const first = text('第一步', '第一步', 'First', 'ขั้นแรก', 'Trước tiên');
const then = text('第二步', '第二步', 'Then', 'จากนั้น', 'Sau đó');

/** A story on a screen of this width, with letters as large as on most phones, whatever is chosen there. */
const on = (value: Viewport, more: StoryOverrides = {}): StoryOverrides => ({
  ...more,
  globals: { viewport: { value }, textSize: '100', ...more.globals },
});

/** How many columns one sees: cells of the first row; none is cut, and what does not show has no cell. */
const hasColumns =
  (columns: number, cells = columns): Story['play'] =>
  async ({ canvasElement: root }) => {
    const grid = root.querySelector('.grid') as HTMLElement;
    const seen = [...grid.children].filter((one) => getComputedStyle(one).display !== 'none');
    await expect(seen.length).toBe(cells);
    const boxes = seen.map((one) => one.getBoundingClientRect());
    const inFirstRow = boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 1);
    await expect(inFirstRow.length).toBe(columns);
    const whole = grid.getBoundingClientRect();
    await expect(boxes.every(({ right }) => right <= whole.right + 1)).toBe(true);
    // Together they fill the row.
    await expect(Math.abs((inFirstRow.at(-1)?.right ?? 0) - whole.right)).toBeLessThanOrEqual(1);
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  };
const measured = (columns: number, overrides: StoryOverrides, cells?: number): Story => ({
  ...storyOf('grid', overrides),
  play: hasColumns(columns, cells) as NonNullable<Story['play']>,
});

export const Filled: Story = storyOf('grid');
export const Pictures: Story = storyOf('grid', { example: 1 });
export const TwoOnAPhone: Story = measured(2, on('w390'));
export const ThreeOnASmallPhone: Story = measured(3, on('w320', { example: 1 }));
/** One column where two would be squeezed, by style alone. */
export const NarrowVietnamese: Story = measured(1, on('w320', { globals: { language: 'vi' } }), 2);
export const NarrowThai: Story = measured(1, on('w320', { globals: { language: 'th' } }), 2);
export const LargeLetters: Story = measured(1, on('w390', { globals: { textSize: '200' } }), 2);
export const WideOnAPhone: Story = measured(1, on('w430', { node: { least: 'wide' } }), 2);
export const WideOnATablet: Story = measured(2, on('w834', { node: { least: 'wide' } }));
/** What is for members alone has no cell for a visitor. */
export const ForVisitors: Story = measured(
  1,
  on('w390', { token: '', node: { body: [note(first, { visible: 'signedIn' }), note(then)] } }),
);
export const BeforeItsPhase: Story = measured(
  1,
  on('w390', { phase: 'live', node: { body: [note(first, { visible: "phase == 'ended'" }), note(then)] } }),
);
/** What needs the app, with nothing to stand in for it elsewhere. */
export const WithoutTheApp: Story = measured(
  1,
  on('w390', { node: { body: [note(first, { requires: 'saveImage' }), note(then)] } }),
);
/** One's finger and keyboard go the way of the document. */
export const ByKeys: Story = {
  ...storyOf('grid', {
    node: {
      body: ['one', 'two', 'three'].map((label) => ({ widget: 'button', label, press: [{ do: 'share' }] })),
    },
  }),
  play: async ({ canvasElement: root }) => {
    const buttons = [...root.querySelectorAll('button')];
    await expect(buttons.map((one) => one.textContent)).toEqual(['one', 'two', 'three']);
    for (const button of buttons) {
      await userEvent.tab();
      await expect(document.activeElement).toBe(button);
    }
  },
};
/** Cards of a row end at one line, frames of sections as well. */
export const AsHighAsTheRow: Story = {
  ...storyOf('grid', on('w390')),
  play: async ({ canvasElement: root }) => {
    const [one, other] = [...root.querySelectorAll('.section__panel')].map((each) =>
      each.getBoundingClientRect(),
    );
    const words = [...root.querySelectorAll('.rich-text')].map((each) => each.clientHeight);
    await expect(words[0]).toBeGreaterThan(words[1] ?? 0);
    await expect(one?.bottom).toBe(other?.bottom);
  },
};
export const ForcedColours: Story = storyOf('grid', { example: 1, globals: { forcedColours: 'on' } });
