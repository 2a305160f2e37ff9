import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Language } from '../engine/i18n/language.ts';
import { inLargeText } from './large-text.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/QR card' } satisfies Meta;
export default meta;

const code = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="287" height="287"><path fill="#fff" d="M0 0h287v287H0z"/><path d="M28 28h63v63H28zM196 28h63v63h-63zM28 196h63v63H28zM112 112h63v63h-63z"/></svg>',
)}`;
const link = 'https://gala.example.com/h5_ac/s/en/activity_20250520';
const links = { invite: async () => link, qr: async () => code };
const shows = { shows: 'always' };
const story = (more: StoryOverrides = {}): Story =>
  storyOf('qr-card', { world: { links }, node: shows, ...more });
const narrow = (language: Language): Story => story({ globals: { language, viewport: { value: 'w320' } } });
const shown = (one: Story, inside: string): Story => ({
  ...one,
  play: async ({ canvasElement: root }) => {
    await waitFor(() => expect(root.querySelector(`.qr-card ${inside}`)).not.toBeNull());
  },
});

export const Filled: Story = shown(story(), 'img');
export const WithoutPicture: Story = shown(story({ example: 1 }), 'img');
/** Its place is kept until the code is there. */
export const Waiting: Story = story({
  world: { links: { ...links, qr: () => new Promise<never>(() => undefined) } },
});
export const AsText: Story = shown(
  story({ world: { links: { ...links, qr: async () => null } } }),
  '.qr-card__link',
);
export const Failed: Story = shown(
  story({ world: { links: { ...links, invite: () => Promise.reject(new Error('offline')) } } }),
  '.qr-card__again',
);
/** Where a mouse is. */
export const OnADesktop: Story = {
  ...story({ node: {} }),
  play: async ({ canvasElement: root }) => {
    const fine = matchMedia('(hover: hover) and (pointer: fine)').matches;
    await expect(root.querySelector('.qr-card')?.checkVisibility()).toBe(fine);
  },
};
export const LargeText: Story = inLargeText({
  ...shown(narrow('vi'), 'img'),
  play: async ({ canvasElement: root }) => {
    for (const one of root.querySelectorAll('.qr-card p'))
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
  },
});
export const NarrowVietnamese: Story = shown(narrow('vi'), 'img');
export const NarrowThai: Story = shown(narrow('th'), 'img');
