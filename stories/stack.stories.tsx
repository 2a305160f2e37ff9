import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Stack' } satisfies Meta;
export default meta;

const press = [{ do: 'share' }];
const short = ['Go', 'Ask'].map((label) => ({ widget: 'button', kind: 'secondary', label, press }));
const long = ['A label that has many words in it', 'Another one that is as long'].map((label) => ({
  widget: 'button',
  kind: 'secondary',
  label,
  press,
}));
const text = { cn: '玫瑰', tw: '玫瑰', en: 'Roses', th: 'กุหลาบ', vi: 'Hoa hồng' };
const note = (keys: object = {}) => ({ widget: 'rich-text', text, ...keys });

const at = (value: 'w320' | 'w390', more: StoryOverrides = {}): StoryOverrides => ({
  ...more,
  globals: { viewport: { value }, textSize: '100', ...more.globals },
});
/** Where its nodes are that one sees. */
const boxesOf = (root: HTMLElement): DOMRect[] =>
  [...(root.querySelector('.stack') as HTMLElement).children]
    .filter((one) => getComputedStyle(one).display !== 'none')
    .map((one) => one.getBoundingClientRect());
const withoutCuts = async (root: HTMLElement): Promise<void> => {
  const stack = root.querySelector('.stack') as HTMLElement;
  await expect(stack.scrollWidth).toBeLessThanOrEqual(stack.clientWidth);
};

export const Filled: Story = storyOf('stack');
export const Below: Story = storyOf('stack', { example: 1 });
/** Two short buttons have room in one row, in its middle. */
export const SideBySide: Story = {
  ...storyOf('stack', at('w390', { node: { body: short } })),
  play: async ({ canvasElement: root }) => {
    const [one, other] = boxesOf(root);
    await expect(one?.top).toBe(other?.top);
    const whole = (root.querySelector('.stack') as HTMLElement).getBoundingClientRect();
    const [left, right] = [(one?.left ?? 0) - whole.left, whole.right - (other?.right ?? 0)];
    await expect(Math.abs(left - right)).toBeLessThan(1);
    await expect((other?.left ?? 0) - (one?.right ?? 0)).toBe(12);
  },
};
/** What has no room begins another row. */
export const Wraps: Story = {
  ...storyOf('stack', at('w320', { node: { body: long } })),
  play: async ({ canvasElement: root }) => {
    const [one, other] = boxesOf(root);
    await expect(other?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0);
    await withoutCuts(root);
  },
};
/** Together they fill the row. */
export const Stretched: Story = {
  ...storyOf('stack', at('w390', { node: { align: 'stretch', body: short } })),
  play: async ({ canvasElement: root }) => {
    const [one, other] = boxesOf(root);
    const whole = (root.querySelector('.stack') as HTMLElement).getBoundingClientRect();
    await expect(one?.left).toBe(whole.left);
    await expect(Math.abs((other?.right ?? 0) - whole.right)).toBeLessThan(1);
  },
};
export const AtItsEnd: Story = {
  ...storyOf('stack', at('w390', { node: { direction: 'vertical', align: 'end', body: short } })),
  play: async ({ canvasElement: root }) => {
    const right = (root.querySelector('.stack') as HTMLElement).getBoundingClientRect().right;
    for (const one of boxesOf(root)) await expect(Math.abs(one.right - right)).toBeLessThan(1);
  },
};
/** Three nodes of which one sees two have one gap. */
export const ForVisitors: Story = {
  ...storyOf('stack', {
    token: '',
    node: {
      direction: 'vertical',
      align: 'stretch',
      body: [note(), note({ visible: 'signedIn' }), note({ requires: 'saveImage' }), note()],
    },
  }),
  play: async ({ canvasElement: root }) => {
    const [one, other, ...more] = boxesOf(root);
    await expect(more).toEqual([]);
    await expect((other?.top ?? 0) - (one?.bottom ?? 0)).toBe(12);
  },
};
export const ByKeys: Story = {
  ...storyOf('stack', { node: { body: short } }),
  play: async ({ canvasElement: root }) => {
    for (const button of root.querySelectorAll('button')) {
      await userEvent.tab();
      await expect(document.activeElement).toBe(button);
    }
  },
};
export const NarrowVietnamese: Story = storyOf('stack', {
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = storyOf('stack', {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
export const LargeLetters: Story = {
  ...storyOf('stack', at('w320', { node: { body: long }, globals: { textSize: '200' } })),
  play: ({ canvasElement: root }) => withoutCuts(root),
};
export const ForcedColours: Story = storyOf('stack', { globals: { forcedColours: 'on' } });
