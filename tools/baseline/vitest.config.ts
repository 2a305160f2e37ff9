import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { loadSchemas, root } from '../../build/schemas.ts';
import { widgetNames } from '../../engine/document/schema-set.ts';
import { launchOptions, pinnedBrowser } from '../browser.ts';
import { numbersPlugin } from '../designers/numbers-plugin.ts';
import { partOfDay } from '../testing/part-of-day.ts';
import { storyPackages } from '../testing/story-packages.ts';
import { mainStory } from './main-story.ts';
import { baselineFolder, madeWith } from './pictures.ts';
import { SCREEN, TOLERANCE, UPDATE } from './run.ts';

/** As many days as the stories take. */
const DAYS = 5;

/** Storybook serves them from there as well. */
const avatars = (): Plugin => ({
  name: 'gala-avatars',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      request.url = request.url?.replace(/^\/h5_ac\/avatars\//, '/server/seed/avatars/') ?? '';
      next();
    });
  },
});

const all = widgetNames(loadSchemas());
const asked = (process.env.GALA_BASELINE ?? '').split(' ').filter((one) => one !== '');
const chosen = asked.length > 0 ? asked : all;
const now = process.env.GALA_TESTS === 'day' ? partOfDay(chosen, DAYS) : chosen;
const pinned = await pinnedBrowser();

// Of npm run baseline alone: none of the projects of the other runners draws with the packages' browser whatever the machine has.
export default defineConfig({
  root,
  plugins: [react(), numbersPlugin(), avatars()],
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
      provider: playwright({
        launchOptions: pinned?.options ?? (await launchOptions()),
        contextOptions: {
          // A frame that is larger than the window would be scaled down to it.
          viewport: { width: 2 * SCREEN.width, height: SCREEN.most + 100 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
          locale: 'en',
          timezoneId: 'UTC',
        },
      }),
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
