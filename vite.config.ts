import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { reactAsEsm } from './scripts/react-as-esm.ts';

const group = (name: string, test: RegExp, priority: number) => ({ name, test, priority });

/** Leaves chunks.json: each script file with what it imports and the modules of this project in it. */
const chunkList = (): Plugin => ({
  name: 'chunk-list',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((one) =>
      one.type === 'chunk'
        ? [
            {
              file: one.fileName,
              size: one.code.length,
              facade: one.facadeModuleId ? relative(import.meta.dirname, one.facadeModuleId) : null,
              imports: one.imports,
              modules: one.moduleIds
                .map((id) => relative(import.meta.dirname, id))
                .filter((id) => !id.startsWith('node_modules')),
            },
          ]
        : [],
    );
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(chunks, null, 1) });
  },
});

// Chunks are cut by what a page needs when, never by documents: one campaign more changes no file of another.
export default defineConfig({
  base: '/h5_ac/',
  plugins: [reactAsEsm(), react(), chunkList()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
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
            group('react', /^\0esm:|node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/, 40),
            group(
              'kernel',
              /preload-helper|rolldown[\\/]runtime|[\\/]app[\\/](kernel|early-taps|page-data)\.ts$|[\\/]api-base\.ts$|[\\/]engine[\\/](clock|platform)[\\/]|[\\/]engine[\\/]document[\\/](phase|href)\.ts$|[\\/]engine[\\/]i18n[\\/]language\.ts$/,
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
