import type { StorybookConfig } from '@storybook/react-vite';

/** Widgets in every state, theme, language, width and phase. Nothing here asks the network. */
const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
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
        ]
      : dirs,
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};
export default config;
