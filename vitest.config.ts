import { defineConfig } from 'vitest/config';

// Three runners in one report: unit tests beside the code, stories in a real browser, the whole product end to end.
export default defineConfig({
  test: {
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'dist/vitest.json' }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{engine,widgets,modules,app,server,scripts,schemas}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['scripts/test/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/product/setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
