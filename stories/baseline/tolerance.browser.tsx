import { describe, expect, inject, it } from 'vitest';
import { baselineFamilies, type MainStory } from '../../tools/baseline/run.ts';
import { drawMainStory } from './draw-main-story.ts';

const { browser } = inject('baseline');
const [family] = baselineFamilies;

const countdown: MainStory = { widget: 'countdown', story: 'Filled' };
const ranking: MainStory = { widget: 'ranking-list', story: 'Filled' };
const prizes: MainStory = { widget: 'exchange-grid', story: 'Filled' };
const tasks: MainStory = { widget: 'task-list', story: 'Mixed' };

/** The page as it is beside the committed picture of a widget. */
const compared = async ({ widget }: MainStory): Promise<void> => {
  await expect(document.documentElement).toMatchScreenshot(`${family}/${widget}`);
};

/** The first part of a class that is seen, as a box that can be moved by itself. */
function partOf(selector: string): HTMLElement {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)];
  const part = parts.find((one) => one.checkVisibility());
  if (!part) throw new Error(`nothing that is seen is ${selector}`);
  if (getComputedStyle(part).display === 'inline') part.style.display = 'inline-block';
  return part;
}

/** It is moved, and nothing else. */
const shift = (selector: string, by: string): void => {
  partOf(selector).style.translate = by;
};

describe.runIf(browser)('what the comparison sees', () => {
  it('a story that is drawn twice is as its picture, and one of another family between the two leaves nothing', async () => {
    await drawMainStory(ranking, family);
    await compared(ranking);
    await drawMainStory(countdown, baselineFamilies[1]);
    await drawMainStory(ranking, family);
    await compared(ranking);
  });

  it.each([
    ['a digit', '2 px to the right', countdown, '.countdown__digits [data-time-left]', '2px 0'],
    ['a label', '2 px down', countdown, '.countdown__unit', '0 2px'],
    ['the picture of somebody', '2 px to the left', ranking, '.ranking-list__row img', '-2px 0'],
    ['a row', '2 px up', ranking, '.ranking-list__row .ranking-list__line', '0 -2px'],
    ['the icon of a prize', '2 px down', prizes, '.exchange-grid__icon', '0 2px'],
    ['a task', '2 px down', tasks, '.task-list__row, .task-list__ticket', '0 2px'],
  ] as const)('%s moved %s is told', async (_, __, story, selector, by) => {
    await drawMainStory(story, family);
    shift(selector, '0 0');
    await compared(story);
    shift(selector, by);
    await expect(compared(story)).rejects.toThrow(/\d+ pixels .* differ/);
  });

  it.each([
    ['of a prize', prizes, '.exchange-grid__redeem'],
    ['of a task', tasks, '.task-list__button'],
  ] as const)('a button %s that is 2 px narrower is told', async (_, story, selector) => {
    await drawMainStory(story, family);
    const button = partOf(selector);
    const { width } = button.getBoundingClientRect();
    Object.assign(button.style, { width: `${width}px`, minWidth: '0' });
    await compared(story);
    button.style.width = `${width - 2}px`;
    await expect(compared(story)).rejects.toThrow(/\d+ pixels .* differ/);
  });

  it.each([
    ['the button of a prize', prizes, '.exchange-grid__redeem'],
    ['a label', countdown, '.countdown__unit'],
  ] as const)('%s with letters as pale as a note is told', async (_, story, selector) => {
    await drawMainStory(story, family);
    await compared(story);
    partOf(selector).style.color = 'var(--muted-ink)';
    await expect(compared(story)).rejects.toThrow(/\d+ pixels .* differ/);
  });
});

if (!browser) it.skip('shifts are planted where pictures are compared');
