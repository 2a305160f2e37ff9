import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { loadSchemas, root } from '../../build/schemas.ts';
import { widgetNames } from '../../engine/document/schema-set.ts';
import { SCREEN } from '../baseline/run.ts';
import { storyBrowser, storyPlugins } from '../baseline/story-browser.ts';
import { launchOptions, pinnedBrowser } from '../browser.ts';
import { partOfDay } from '../testing/part-of-day.ts';
import { storyPackages } from '../testing/story-packages.ts';
import type { HeardRun } from './run.ts';
import { subjects } from './subjects.ts';

/** As many days as the stories take. */
const DAYS = 5;

const all = subjects(widgetNames(loadSchemas()));
const asked = (process.env.GALA_HEARD ?? '').split(' ').filter((one) => one !== '');
const chosen = asked.length > 0 ? all.filter(({ name }) => asked.includes(name)) : all;
const now = process.env.GALA_TESTS === 'day' ? partOfDay(chosen, DAYS) : chosen;

const heard: HeardRun = { now, otherDays: chosen.length - now.length };

// Of npm run heard alone. The packages' browser, where it starts: others may name a role in another way.
export default defineConfig({
  root,
  plugins: storyPlugins(),
  optimizeDeps: { include: storyPackages },
  test: {
    name: 'heard',
    include: ['stories/heard/*.browser.tsx'],
    provide: { heard },
    testTimeout: 30_000,
    // One page loads Storybook's preview once for all files.
    fileParallelism: false,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: SCREEN.width, height: SCREEN.height },
      provider: playwright(storyBrowser((await pinnedBrowser())?.options ?? (await launchOptions()))),
      instances: [{ browser: 'chromium' }],
    },
  },
});
