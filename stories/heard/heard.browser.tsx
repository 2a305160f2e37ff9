import { describe, expect, inject, it } from 'vitest';
import { faultsOf } from '../../tools/heard/rules.ts';
import type { HeardRun } from '../../tools/heard/run.ts';
import { written } from '../../tools/heard/stops.ts';
import { drawMainStory } from '../baseline/draw-main-story.ts';
import { keyFaults } from './by-keys.ts';
import { listen } from './listen.ts';

const { now, otherDays }: HeardRun = inject('heard');

describe('who hears it', () => {
  it.each([...now])('$widget', async (story) => {
    await drawMainStory(story, 'rose-night');
    const stops = await listen();
    expect([...faultsOf(stops), ...(await keyFaults(stops))]).toEqual([]);
    const heard = `${written(stops).join('\n')}\n`;
    // Judged by somebody who reads it as who cannot see; then npm run heard -- --update <widget>.
    await expect(heard).toMatchFileSnapshot(`./${story.widget}.txt`);
  });
});
if (otherDays > 0) it.todo(`${otherDays} other widgets: on other days, or with npm run heard`);
