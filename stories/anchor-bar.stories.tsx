import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Anchor bar' } satisfies Meta;
export default meta;

const title = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
const parts = {
  boards: title('心动双榜', '心動雙榜', 'Two hearts', 'สองหัวใจ', 'Đôi tim'),
  gifts: title('告白礼物', '告白禮物', 'Love gifts', 'ของขวัญแทนใจ', 'Quà tỏ tình'),
  shop: title('花瓣换礼', '花瓣換禮', 'Petal shop', 'ร้านกลีบกุหลาบ', 'Tiệm cánh hoa'),
  rules: title('规则', '規則', 'Rules', 'กติกา', 'Thể lệ'),
};
const lines = Array.from({ length: 14 }, (_, nth) => `Line ${nth + 1} to scroll past.`).join('\n\n');
/** A bar over sections that are longer than the screen; the last is short. */
const page = {
  frame: 'bare',
  title: title('今晚', '今晚', 'Tonight', 'คืนนี้', 'Đêm nay'),
  body: [
    { widget: 'anchor-bar', parts: Object.keys(parts).map((to) => ({ to })) },
    ...Object.entries(parts).map(([id, words]) => ({
      widget: 'section',
      id,
      title: words,
      ...(id === 'boards' ? { visible: "phase != 'preview'" } : {}),
      body: [
        { widget: 'rich-text', text: id === 'rules' ? 'Be kind.' : lines },
        { widget: 'button', label: 'Read the rules', press: [{ do: 'navigate', to: '/seed_rule' }] },
      ],
    })),
  ],
};
const narrow = { viewport: { value: 'w320' } } as const;
const story = (globals: object = {}, more: object = {}): Story =>
  storyOf('section', { node: page, globals, ...more });

const link = (root: HTMLElement, id: string) =>
  root.querySelector<HTMLElement>(`.anchor-bar [href="#${id}"]`);
const top = (root: HTMLElement, id: string) => root.querySelector(`#${id}`)?.getBoundingClientRect().top ?? 0;
const current = (root: HTMLElement) => root.querySelector('[aria-current]')?.getAttribute('href') ?? '';
const barEnd = (root: HTMLElement) =>
  root.querySelector('.anchor-bar')?.getBoundingClientRect().bottom ?? Number.NaN;

export const Filled: Story = story();
/** Scrolled: it stays at the top, marks the part that is read, and covers no head and nothing focused. */
export const Scrolled: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    root.querySelector('#shop')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(current(root)).toBe('#shop'));
    expect(root.querySelector('.anchor-bar')?.getBoundingClientRect().top).toBeLessThan(1);
    expect(top(root, 'shop')).toBeGreaterThanOrEqual(barEnd(root));
    root.querySelector('#gifts')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(current(root)).toBe('#gifts'));
    // Backwards by keys: what takes the focus from above the screen stops below the bar.
    const before = root.querySelector<HTMLElement>('#boards a.btn');
    before?.focus();
    await waitFor(() =>
      expect(before?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(barEnd(root)),
    );
    // The last part is too short to come to the line.
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      expect(current(root)).toBe('#rules');
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(current(root)).not.toBe('#rules'));
  },
};
export const Preview: Story = {
  ...story({}, { phase: 'preview' }),
  play: async ({ canvasElement: root }) => {
    // A part that is not shown has no link.
    expect(link(root, 'gifts')?.getClientRects().length).toBe(1);
    expect(link(root, 'boards')?.getClientRects().length).toBe(0);
  },
};
export const Chinese: Story = story({ language: 'cn' });
export const Taiwanese: Story = story({ language: 'tw' });
export const ThaiNarrow: Story = story({ language: 'th', ...narrow });
export const VietnameseNarrow: Story = story({ language: 'vi', ...narrow });
