import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const group = (name: string, test: RegExp, priority: number) => ({ name, test, priority });

// Chunks are cut by what a page needs when, never by documents: one campaign more changes no file of another.
export default defineConfig({
  base: '/h5_ac/',
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: {
      input: { kernel: 'app/kernel.ts' },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            group('react', /node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/, 40),
            group(
              'kernel',
              /preload-helper|rolldown[\\/]runtime|[\\/]app[\\/](kernel|early-taps|page-data)\.ts$|[\\/]engine[\\/](clock|platform)[\\/]|[\\/]engine[\\/]document[\\/](phase|href)\.ts$|[\\/]engine[\\/]i18n[\\/]language\.ts$/,
              30,
            ),
            group(
              'live',
              /[\\/]engine[\\/](http|action|data)[\\/]|[\\/]engine[\\/]render[\\/]overlay|[\\/]app[\\/]live\.ts$|node_modules[\\/](axios|@tanstack|immer|i18next)[\\/]|[\\/]engine[\\/]i18n[\\/](translator|load-translator)/,
              20,
            ),
            group(
              'engine',
              /[\\/]engine[\\/](render|page|expression|document|i18n)[\\/](?!generated|image-|loaded-images|throttle)|[\\/]engine[\\/]index\.ts$|[\\/]app[\\/](hydrate\.tsx|load-widgets\.ts)$|[\\/]widgets[\\/]index\.ts$/,
              10,
            ),
          ],
        },
      },
    },
  },
});
