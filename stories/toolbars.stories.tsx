import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paletteOf } from '../.storybook/themes.ts';
import type { Language } from '../engine/i18n/language.ts';
import { productWords } from '../engine/testing.tsx';
import type { faults } from '../tools/designers/faults.ts';
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

/**
 * Each fault says what a page says of it, and no two say the same.
 * @param words names of the product's texts that stand there, and of those that do not
 * @param list whether its rows are seen
 */
const faulty = (
  fault: (typeof faults)[number],
  words: { there: readonly string[]; not?: readonly string[] },
  list: 'there' | 'not there',
): Story => ({
  ...storyOf('ranking-list', { globals: { fault } }),
  play: async ({ canvasElement, globals }) => {
    const t = productWords(globals.language as Language);
    for (const name of words.there) await expect(canvasElement).toHaveTextContent(t(name));
    for (const name of words.not ?? []) await expect(canvasElement).not.toHaveTextContent(t(name));
    const isThere = canvasElement.querySelector('.source:not(.skeleton)') !== null;
    await expect(isThere ? 'there' : 'not there').toBe(list);
  },
});
export const Slow = faulty('slow', { there: ['data.slow'] }, 'not there');
export const Broken = faulty('error', { there: ['data.trouble', 'retry'] }, 'not there');
export const Nothing: Story = {
  ...storyOf('prize-records', { token: 'story', globals: { fault: 'empty' } }),
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('.state--empty')).not.toBeNull(),
};
export const Stale = faulty('stale', { there: ['data.trouble', 'data.earlier'] }, 'there');
export const Offline = faulty('offline', { there: ['data.stale'], not: ['data.trouble'] }, 'there');

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
  ...documentStory('seed_rule.json', 'quiet-paper'),
  play: async () => expect(accent()).toBe(paletteOf('quiet-paper').accent),
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
