import type { StorybookConfig } from '@storybook/react-vite';
import { numbersPlugin } from '../tools/designers/numbers-plugin.ts';
import { listsFolder, writeStoryLists } from '../tools/designers/story-lists.ts';

writeStoryLists();

/** People of examples have the faces of those whom a try-out invents. */
const avatars = { from: '../server/seed/avatars', to: '/h5_ac/avatars' };

/** Widgets in every state, theme, language, width and phase. Nothing here asks the network. */
const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx', `../${listsFolder}/*.stories.tsx`],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Pictures have the addresses that the engine's test door gives them. While developing, Vite serves them from the
  // project's root; a static folder would then make it refuse to import the palettes that lie in it.
  staticDirs: (dirs = [], { configType }) =>
    configType === 'PRODUCTION'
      ? [
          ...dirs,
          { from: '../activities/art', to: '/activities/art' },
          { from: '../modules/mbti/art', to: '/modules/mbti/art' },
          avatars,
        ]
      : [...dirs, avatars],
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), numbersPlugin()] }),
  // Props come from the schemas (tools/designers/pages/widget-page.tsx).
  typescript: { reactDocgen: false },
  // A family has its own ground, and widgets their own edges: their tools would only take the place of Gala's in the bar.
  features: { backgrounds: false, measure: false, outline: false, actions: false, interactions: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};
export default config;
