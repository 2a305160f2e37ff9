import type { ProjectConfig } from 'vitest/node';

/** Tests beside the code: Node, and jsdom where a file asks for it. */
export const unitProject = {
  name: 'unit',
  include: ['{engine,widgets,modules,mechanics,app,server,check,art,scripts,schemas}/**/*.test.{ts,tsx}'],
  environment: 'node',
  globalSetup: ['server/fixtures/new-database.ts'],
  setupFiles: ['scripts/test/setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks',
  maxWorkers: 2,
} satisfies ProjectConfig;
