import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/browser.ts';
import { ByProject } from './tools/testing/by-project.ts';
import { storyPackages } from './tools/testing/story-packages.ts';
import { leftOut } from './tools/testing/turns.ts';
import { apartProject, domProject, unitProject } from './tools/testing/unit-project.ts';

const browser = await launchOptions();

// Three runners: unit tests (those with a window by themselves) beside the code, every story in a real browser, the whole product end to end.
export default defineConfig({
  test: {
    sequence: { sequencer: ByProject },
    projects: [
      { test: unitProject },
      { test: domProject },
      { test: apartProject },
      {
        plugins: [
          react(),
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        optimizeDeps: { include: storyPackages },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browser }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: leftOut(),
          globalSetup: ['e2e/product/setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // As long as a locator waits: a page that two files share a machine with may take its time.
          expect: { poll: { timeout: 10_000 } },
          pool: 'forks',
          maxWorkers: 2,
          // A worker loads Playwright and asks for its product once.
          isolate: false,
        },
      },
    ],
  },
});
