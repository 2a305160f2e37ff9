import react from '@vitejs/plugin-react';
import type { LaunchOptions } from 'playwright-core';
import type { Plugin } from 'vite';
import { numbersPlugin } from '../designers/numbers-plugin.ts';
import { SCREEN } from './run.ts';

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

/** What stories need of Vite outside of Storybook. */
export const storyPlugins = () => [react(), numbersPlugin(), avatars()];

/** A browser in which a story is the same on every machine: size, motion, language, time zone. */
export const storyBrowser = (launchOptions: LaunchOptions) => ({
  launchOptions,
  contextOptions: {
    // A frame that is larger than the window would be scaled down to it.
    viewport: { width: 2 * SCREEN.width, height: SCREEN.most + 100 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce' as const,
    locale: 'en',
    timezoneId: 'UTC',
  },
});
