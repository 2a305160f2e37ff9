import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
export default defineConfig({
  root: '/work/main',

  test: {
    projects: [
      {
        root: '/work/main',

        plugins: [
          {
            name: 'log',
            configureServer(s) {
              s.middlewares.use((q, r, n) => {
                r.on('finish', () => {
                  if (!/deps\/axe/.test(q.url)) console.error('HTTP', r.statusCode, q.url);
                });
                n();
              });
            },
          },
          react(),
          storybookTest({ configDir: '/work/main/.storybook' }),
        ],
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: '/usr/bin/chromium',
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
