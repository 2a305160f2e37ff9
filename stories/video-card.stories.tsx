import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Language } from '../engine/i18n/language.ts';
import { inLargeText } from './large-text.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Video card' } satisfies Meta;
export default meta;

const app = (opens: boolean) => ({ app: { ask: async () => opens, open: async () => undefined } });
const story = (more: StoryOverrides = {}): Story => storyOf('video-card', { world: app(false), ...more });
const play = (root: HTMLElement) => userEvent.click(root.querySelector('.video-card__play') as HTMLElement);
const fits = (root: HTMLElement): void => {
  for (const one of root.querySelectorAll('.video-card :is(button, b, figcaption, span:not(.sr-only))'))
    expect(one.scrollWidth, one.textContent ?? '').toBeLessThanOrEqual(one.clientWidth + 1);
};
/** No media host is there: the video fails, and says so. */
const failed = (one: Story): Story => ({
  ...one,
  play: async ({ canvasElement: root }) => {
    await play(root);
    const video = await waitFor(() => root.querySelector('video') as HTMLElement);
    video.dispatchEvent(new Event('error'));
    await waitFor(() => expect(root.querySelector('.video-card__ways')).not.toBeNull());
    fits(root);
  },
});

export const AtRest: Story = story();
export const Short: Story = story({ example: 1 });
export const PlayedByTheApp: Story = {
  ...story({ world: app(true) }),
  play: async ({ canvasElement: root }) => {
    await play(root);
    await expect(root.querySelector('video')).toBeNull();
  },
};
export const Failed: Story = failed(story());
export const FailedNarrowVietnamese: Story = failed(
  story({ globals: { language: 'vi', viewport: { value: 'w320' } } }),
);
const narrow = (language: Language): Story => ({
  ...story({ globals: { language, viewport: { value: 'w320' } } }),
  play: async ({ canvasElement: root }) => fits(root),
});
export const NarrowThai: Story = narrow('th');
export const LargeText: Story = inLargeText(narrow('vi'));
