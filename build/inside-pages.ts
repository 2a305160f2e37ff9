import type { Plugin } from 'vite';
import { insideFile } from './start-name.ts';
import { insidePage } from './start-script.ts';

/** On the window: what these scripts export, for the files that import it. No identity, no data: functions and constants. */
const SHELF = 'galaInside';

/**
 * Lets a file take what it imports of such a stage from the script inside the page, where the page has it, so that there is one
 * of each; elsewhere the file of the stage is loaded.
 *
 * @param code a rendered chunk, before it is minified
 */
export const importsInside = (code: string): string =>
  code
    .replaceAll(
      /^import \{([^}]*)\} from "(\.\/(kernel|core)-[^"]*)";$/gm,
      (_, names: string, file: string, stage: string) =>
        `const {${names.replaceAll(' as ', ': ')}} = window.${SHELF}?.${stage} ?? await import("${file}");`,
    )
    .replaceAll(/^import "\.\/(?:kernel|core)-[^"]*";\n?/gm, '');

/**
 * A stage's file as statements that may stand inside a page, in a function of their own: what it exported lies on the shelf, what it
 * imports of another stage inside the page comes from there, and what it loads later has whole addresses.
 *
 * @param code the minified file
 * @param assets address of the folder of scripts, with its slash
 * @throws where the file imports or exports in a way that is not known here
 */
export function asStatements(stage: string, code: string, assets: string): string {
  const kept = code
    .replaceAll(/\?\?await import\([^)]*\)/g, '')
    .replace(/export\{([^}]*)\};?\s*$/, (_, names: string) => {
      const pairs = names.split(',').map((one) => one.split(' as '));
      return `;(window.${SHELF}??={}).${stage}={${pairs.map(([own, as = own]) => `${as}:${own}`).join()}};`;
    })
    .replaceAll(/import\(([`"'])\.\/(core-[^`"']*)\1\)/g, (_, quote: string, file: string) => {
      const there = `window.${SHELF}.core`;
      return `(${there}?Promise.resolve(${there}):import(${quote}${assets}${file}${quote}))`;
    })
    .replaceAll(/import\(([`"'])\.\//g, (_, quote: string) => `import(${quote}${assets}`);
  if (/(?:^|[;}])(?:import[{"'`\s]|export[{\s])|\bawait import\b/.test(kept))
    throw new Error(
      `build/inside-pages.ts: the script of ${stage} imports or exports what a page cannot hold.`,
    );
  return insidePage(`(function(){"use strict";${kept}})();`);
}

const isInside = (name: string): name is keyof typeof insideFile => name in insideFile;

/** Leaves what stands inside pages beside the files of the build. */
export const insidePages = (): Plugin => {
  let base = '/';
  return {
    name: 'inside-pages',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    renderChunk: (code) => ({ code: importsInside(code), map: null }),
    generateBundle: {
      // After the bundler has filled in what it leaves open around each `import()`.
      order: 'post',
      handler(_options, bundle) {
        for (const one of Object.values(bundle)) {
          if (one.type !== 'chunk' || !isInside(one.name)) continue;
          this.emitFile({
            type: 'asset',
            fileName: insideFile[one.name],
            source: asStatements(one.name, one.code, `${base}assets/`),
          });
        }
      },
    },
  };
};
