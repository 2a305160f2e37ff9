import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { STAMP, stampOfSources } from './build/build-stamp.ts';
import { cutByStages, withoutEffect } from './build/chunks.ts';
import { drawnStyles } from './build/drawn-styles.ts';
import { insidePages } from './build/inside-pages.ts';
import { latinScripts } from './build/latin-scripts.ts';
import { nodeSources } from './build/node-sources.ts';
import { reactAsEsm } from './build/react-as-esm.ts';
import { routerAlone } from './build/router-alone.ts';
import { runtimeInside } from './build/runtime-inside.ts';
import { smallPreload } from './build/small-preload.ts';
import { START } from './build/start-name.ts';
import { startScript } from './build/start-script.ts';
import { storeLeftOut } from './build/store-left-out.ts';
import { vitalsLeftOut } from './build/vitals-left-out.ts';
import { BASE_PATH } from './engine/document/anywhere/href.ts';

/** `jotai` of `…/node_modules/jotai/esm/vanilla.mjs`. */
const packageOf = (id: string): string | undefined =>
  /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];

/** Leaves chunks.json, each script file with what it imports, and the modules of this project and the packages in it, and from which sources. */
const chunkList = (): Plugin => {
  let stamp = '';
  return {
    name: 'chunk-list',
    // Before a source is read: what changes while it builds is no part of what was built.
    buildStart() {
      stamp = stampOfSources();
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk'
          ? [
              {
                file: one.fileName,
                size: one.code.length,
                facade: one.facadeModuleId ? relative(import.meta.dirname, one.facadeModuleId) : null,
                // One of them may have been taken in meanwhile (build/runtime-inside.ts).
                imports: one.imports.filter((name) => one.code.includes(basename(name))),
                modules: one.moduleIds
                  .map((id) => relative(import.meta.dirname, id))
                  .filter((id) => !id.startsWith('node_modules')),
                packages: [...new Set(one.moduleIds.flatMap((id) => packageOf(id) ?? []))],
              },
            ]
          : [],
      );
      this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(chunks, null, 1) });
      this.emitFile({ type: 'asset', fileName: STAMP, source: stamp });
    },
  };
};

/** Leaves the script that stands inside each page. */
const startOfPages = (): Plugin => ({
  name: 'start',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: START, source: await startScript() });
  },
});

const { groups, plugin: stages } = cutByStages();
/** No script names them: pages do (app/registry/load-widgets.ts). */
const widgetEntries = Object.fromEntries(nodeSources().map(({ name, component }) => [name, component]));

export default defineConfig({
  base: BASE_PATH,
  plugins: [
    routerAlone(),
    reactAsEsm(),
    vitalsLeftOut(),
    storeLeftOut(),
    smallPreload(),
    runtimeInside(),
    drawnStyles(),
    react(),
    stages,
    latinScripts(),
    insidePages(),
    chunkList(),
    startOfPages(),
  ],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    modulePreload: false,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: {
      input: { kernel: 'app/kernel/kernel.ts', ...widgetEntries },
      // Who asks for a widget by its address asks by its name.
      preserveEntrySignatures: 'allow-extension',
      treeshake: { moduleSideEffects: [{ test: withoutEffect, sideEffects: false }] },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups,
        },
      },
    },
  },
});
