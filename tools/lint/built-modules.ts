import type { ClientChunk } from '../../build/client-assets.ts';
import { isForPhones } from './import-reach.ts';

/** Packages that scripts of pages are made of: what is for phones, and what that brings along. */
const packages: ReadonlySet<string> = new Set([
  'axios',
  'dijkstrajs',
  'immer',
  'jotai',
  'qrcode',
  'react-router',
  'virtua',
  'web-vitals',
]);

/** What the build itself puts together (build/react-as-esm.ts, build/router-alone.ts) and the bundler's helpers. */
const made = /^\0(esm:|router-alone:|rolldown\/runtime\.js$)/;

/**
 * What lies in the built scripts and is for no phone: code of the server, the check or the build, Node.js, a package that no
 * page is made of. The import lint reads sources; this reads what the bundler really took, however it came there.
 *
 * @returns one line for each, none where there is nothing
 */
export function strangersIn(chunks: readonly ClientChunk[]): string[] {
  return chunks.flatMap(({ file, modules, packages: held = [] }) => [
    ...modules
      .filter((module) => !made.test(module) && !isForPhones(module))
      .map(
        (module) =>
          `${file}: expected modules for phones, got ${module}. Find who imports it with \`npm run lint\`, or, where a phone needs it, name it in tools/lint/import-reach.ts.`,
      ),
    ...held
      .filter((name) => !packages.has(name))
      .map(
        (name) =>
          `${file}: expected packages for phones, got ${name}. Leave it to the build or the server, or, where a phone needs it, name it in tools/lint/built-modules.ts.`,
      ),
  ]);
}

/**
 * Scripts that ask a widget for something by its own file. Pages have a widget in one file with others (build/widget-bundles.ts), so a
 * phone would load it a second time, with a state of its own.
 *
 * @returns one line for each, none where there is nothing
 */
export function loadedTwiceIn(chunks: readonly ClientChunk[]): string[] {
  const ofWidgets = new Set(
    chunks.flatMap(({ file, facade }) => (/^widgets\/([^/]+)\/\1\.tsx$/.test(facade ?? '') ? [file] : [])),
  );
  return chunks.flatMap(({ file, imports }) =>
    imports
      .filter((name) => ofWidgets.has(name))
      .map(
        (name) =>
          `${file}: expected imports of what all pages share, got ${name}, which a page has in its file of widgets. Let the widget hand over what is needed of it.`,
      ),
  );
}
