import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paletteOf } from '../.storybook/themes.ts';
import { documentStory } from './document-story.tsx';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Checks/Toolbars', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Twice the size of letters, everywhere that is sized by the reader's. */
export const LargeText: Story = {
  ...storyOf('rich-text', { globals: { textSize: '200' } }),
  play: async () => expect(fontSize(document.documentElement)).toBe(32),
};

export const Offline: Story = {
  ...storyOf('ranking-list', { globals: { fault: 'offline' } }),
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[role="status"]')).not.toBeNull(),
};

export const Broken: Story = {
  ...storyOf('ranking-list', { globals: { fault: 'error' } }),
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('button')).not.toBeNull(),
};

/** The faces that a family draws are those of pages with colors of their own. */
export const ForcedColours: Story = {
  ...storyOf('button', { globals: { forcedColours: 'on' } }),
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('.btn--primary') as Element;
    await expect(getComputedStyle(button).backgroundImage).toBe('none');
    await expect(getComputedStyle(button).borderImageSource).toBe('none');
  },
};

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();

/** A document begins in its own family. */
export const OwnFamily: Story = {
  ...documentStory('seed_rule.json', 'passport'),
  play: async () => expect(accent()).toBe(paletteOf('passport').accent),
};

/** Another one that is chosen takes its place. */
export const OtherFamily: Story = {
  ...OwnFamily,
  globals: { theme: 'carnival' },
  play: async () => expect(accent()).toBe(paletteOf('carnival').accent),
};

/** The script of a widget is told as well. */
export const ReducedMotion: Story = {
  ...storyOf('hero', { globals: { reducedMotion: 'on' } }),
  play: async ({ canvasElement }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    await expect(canvasElement.querySelector('.part-falling > i')).not.toBeNull();
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
};
