import { describe, expect, inject, it } from 'vitest';
import { faultsOf } from '../../tools/heard/rules.ts';
import type { HeardRun } from '../../tools/heard/run.ts';
import { written } from '../../tools/heard/stops.ts';
import { drawDocument, drawMainStory } from '../baseline/draw-main-story.ts';
import { keyFaults } from './by-keys.ts';
import { listen } from './listen.ts';
import { otherTongueFaults } from './other-tongue.ts';

const { now, otherDays }: HeardRun = inject('heard');

describe('who hears it', () => {
  it.each([...now])('$name', async ({ name, lang, shows }) => {
    if ('document' in shows) await drawDocument(shows.document, shows.frame, lang);
    else await drawMainStory(shows, 'rose-night', lang);
    const stops = await listen();
    expect([...faultsOf(stops), ...otherTongueFaults(stops, lang), ...(await keyFaults(stops))]).toEqual([]);
    const heard = `${written(stops).join('\n')}\n`;
    // Judged by somebody who reads it as who cannot see; then npm run heard -- --update <name>.
    await expect(heard).toMatchFileSnapshot(`./${name}.txt`);
  });
});
if (otherDays > 0) it.todo(`${otherDays} others: on other days, or with npm run heard`);
