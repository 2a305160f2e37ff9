import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { loadSchemas, root } from '../../build/schemas.ts';
import { widgetNames } from '../../engine/document/schema-set.ts';
import { launchOptions, pinnedBrowser } from '../browser.ts';
import { partOfDay } from '../testing/part-of-day.ts';
import { storyPackages } from '../testing/story-packages.ts';
import { mainStory } from './main-story.ts';
import { baselineFolder, madeWith } from './pictures.ts';
import { SCREEN, TOLERANCE, UPDATE } from './run.ts';
import { storyBrowser, storyPlugins } from './story-browser.ts';

/** As many days as the stories take. */
const DAYS = 5;

const all = widgetNames(loadSchemas());
const asked = (process.env.GALA_BASELINE ?? '').split(' ').filter((one) => one !== '');
const chosen = asked.length > 0 ? asked : all;
const now = process.env.GALA_TESTS === 'day' ? partOfDay(chosen, DAYS) : chosen;
const pinned = await pinnedBrowser();

// Of npm run baseline alone: none of the projects of the other runners draws with the packages' browser whatever the machine has.
export default defineConfig({
  root,
  plugins: storyPlugins(),
  optimizeDeps: { include: storyPackages },
  test: {
    name: 'baseline',
    include: [`${baselineFolder}/*.browser.tsx`],
    provide: {
      baseline: {
        now: now.map(mainStory),
        otherDays: chosen.length - now.length,
        browser: pinned?.version,
        madeWith: madeWith(join(root, baselineFolder)),
        update: process.argv.includes(UPDATE),
      },
    },
    testTimeout: 30_000,
    // One page loads Storybook's preview once for all files.
    fileParallelism: false,
    isolate: false,
    attachmentsDir: 'dist/baseline/attachments',
    browser: {
      enabled: true,
      headless: true,
      // A failed comparison leaves pictures of its own.
      screenshotFailures: false,
      viewport: { width: SCREEN.width, height: SCREEN.height },
      provider: playwright(storyBrowser(pinned?.options ?? (await launchOptions()))),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: TOLERANCE,
          // Its timer outlives the comparison and would keep the process: a page that never comes to rest is ended by the test's own.
          timeout: 0,
          resolveScreenshotPath: ({ arg, ext }) => join(root, baselineFolder, `${arg}${ext}`),
          // What is planted is kept apart from what was found.
          resolveDiffPath: ({ arg, ext, testFileName }) =>
            join(
              root,
              'dist/baseline',
              testFileName.startsWith('tolerance') ? 'planted' : '',
              `${arg}${ext}`,
            ),
        },
      },
    },
  },
});
