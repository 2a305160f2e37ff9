import { describe, expect, inject, it } from 'vitest';
import { baselineFamilies, type MainStory } from '../../tools/baseline/run.ts';
import { compose, drawMainStory } from './draw-main-story.ts';

const { now, otherDays, browser, madeWith, update } = inject('baseline');

/** What vitest says of a comparison, in one line that says what to do. */
function told({ widget }: MainStory, family: string, fault: unknown): Error {
  const said = fault instanceof Error ? fault.message : String(fault);
  const command = `npm run baseline -- --update ${widget}`;
  const title = `${widget} in ${family}`;
  if (said.includes('No existing reference')) return new Error(`${title} has no picture: ${command}`);
  const pixels = /\d+ pixels \([^)]*\) differ|Expected image dimensions[^.]*/.exec(said)?.[0];
  if (pixels === undefined) return new Error(`${title}: ${said}`);
  const found = `dist/baseline/${family}/${widget}-actual.png`;
  return new Error(
    `${title} is not as its picture: ${pixels} (${found}, -diff.png). Where it is meant: ${command}`,
  );
}

it('each widget has a main story', async () => {
  for (const story of now) expect((await compose(story, baselineFamilies[0])).storyName).toBeTruthy();
});

it.runIf(browser && !update)('the browser is the one that the pictures were made with', () => {
  const what = `Pictures were made with Chromium ${madeWith}, this is ${browser}`;
  expect(browser, `${what}: look at what differs, then npm run baseline -- --update`).toBe(madeWith);
});

if (browser)
  describe.each([...baselineFamilies])('%s', (family) => {
    it.each([...now])('$widget', async (story) => {
      await drawMainStory(story, family);
      try {
        await expect(document.documentElement).toMatchScreenshot(`${family}/${story.widget}`);
      } catch (fault) {
        throw told(story, family, fault);
      }
    });
  });
else
  it.skip(
    'pictures are compared in the Chromium of @sparticuz/chromium alone, and it does not start here (it is for Linux on x64)',
  );
if (otherDays > 0) it.todo(`pictures of ${otherDays} other widgets: on other days, or with npm run baseline`);
