import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Language } from '../engine/i18n/language.ts';
import { inLargeText } from './large-text.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Customer service' } satisfies Meta;
export default meta;

const can = (opens: boolean): StoryOverrides => ({
  world: { app: { ask: async () => opens, open: async () => undefined } },
});
const story = (more: StoryOverrides = {}): Story => storyOf('customer-service', { ...can(true), ...more });
const fits = (root: HTMLElement): void => {
  for (const one of root.querySelectorAll('.customer-service :is(button, a, p)'))
    expect(one.scrollWidth, one.textContent ?? '').toBeLessThanOrEqual(one.clientWidth + 1);
};
const within = async (does: () => Promise<void>) => {
  document.documentElement.dataset.app = '';
  await does().finally(() => delete document.documentElement.dataset.app);
};
const narrow = (language: Language): Story => ({
  ...story({ globals: { language, viewport: { value: 'w320' } } }),
  play: async ({ canvasElement: root }) => fits(root),
});

export const InABrowser: Story = story();
export const ByAnAddress: Story = story({ example: 1 });
/** In the app its own way alone is seen. */
export const InTheApp: Story = {
  ...story(),
  play: ({ canvasElement: root }) =>
    within(async () => {
      const seen = (part: string) => root.querySelector(`.customer-service__${part}`)?.checkVisibility();
      await expect([seen('app'), seen('else')]).toEqual([true, false]);
    }),
};
/** An app that is too old says so, and the address of the document is there. */
export const TooOld: Story = {
  ...story({ example: 1, ...can(false) }),
  play: ({ canvasElement: root }) =>
    within(async () => {
      await userEvent.click(root.querySelector('.customer-service__app button') as HTMLElement);
      await waitFor(() => expect(root.querySelector('[role="status"]')?.textContent).not.toBe(''));
      await expect(root.querySelector('.customer-service__else')?.checkVisibility()).toBe(true);
      fits(root);
    }),
};
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
export const LargeText: Story = inLargeText(narrow('vi'));
