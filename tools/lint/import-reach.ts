// Two rules of npm run lint that one import alone does not break: what a phone reaches by however many imports, and which
// folder of engine/ stands on which. Types are no imports here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { START_ENTRY } from '../../build/start-name.ts';
import { isForTests } from '../testing/for-tests.ts';
import { type Import, importsOf } from './source-graph.ts';

/** The folders of engine/ from below to above: each imports only those before it. */
const layers: readonly string[] = [
  'errors',
  'i18n',
  'expression',
  'document',
  'platform',
  'clock',
  'http',
  'page',
  'data',
  'action',
  'overlay',
  'render',
];

/** All that a phone may be sent. Of the documents' and the expressions' rooms most is for the build. */
const forPhones: readonly RegExp[] = [
  /^app\/(?!prerender\/|simulator\/)/,
  /^engine\/(?!document\/|expression\/|testing)/,
  /^engine\/document\/anywhere\//,
  /^engine\/expression\/(evaluate|render-template|operators)\.ts$/,
  /^widgets\//,
  /^modules\/(?!(servers|checks)\.ts$|[^/]+\/(server|check)(\/|\.ts$))/,
  /^(react|react-dom|react-dom\/client|jotai(\/.*)?|axios|i18next|immer|virtua|web-vitals|react-router-dom)$/,
  /^qrcode\/lib\/core\//,
];

/** Files that import what the build has named: the document of the page says which chunks of widgets it needs. */
const computing: ReadonlySet<string> = new Set([
  'app/hydrate/page-widgets.ts',
  'app/registry/load-widgets.ts',
]);

/** Neither a path nor a package: an import as it is written, which nobody can follow. */
const isComputed = (to: string): boolean => /^(import[.([]|new URL\()/.test(to);

const forbidden = (file: string, to: string): boolean =>
  isComputed(to) ? !(to.startsWith('import(') && computing.has(file)) : !isForPhones(to);

export interface Fault {
  readonly from: string;
  readonly to: string;
  /** What is wrong, and what to do instead. */
  readonly says: string;
}
type Imports = (file: string) => readonly Import[];

const targets = (file: string, imports: Imports): string[] => [...new Set(imports(file).map(({ to }) => to))];

/** Whether a phone may be sent a module of this project, by its path. */
export const isForPhones = (module: string): boolean => forPhones.some((one) => one.test(module));

/** Where the scripts of a page begin: as vite.config.ts says, and what stands in each page. @throws Error where it names none */
export function phoneEntries(): string[] {
  const input = /\binput: \{([^}]*)\}/.exec(readFileSync(join(root, 'vite.config.ts'), 'utf8'))?.[1] ?? '';
  const entries = [...input.matchAll(/'([^']+)'/g)].map(([, file = '']) => file);
  if (entries.length === 0) throw new Error('vite.config.ts: expected `input: { name: file }`, got none');
  return [...entries, START_ENTRY];
}

/** Build code, Node.js and the server on a phone, each with the way that leads there. */
export function sentToPhones(imports: Imports = importsOf, entries = phoneEntries()): Fault[] {
  const way = new Map(entries.map((file) => [file, '']));
  const faults: Fault[] = [];
  const pathTo = (file: string): string => {
    const before = way.get(file);
    return before ? `${pathTo(before)} -> ${file}` : file;
  };
  for (const [file] of way)
    for (const to of targets(file, imports)) {
      if (way.has(to)) continue;
      if (!forbidden(file, to)) way.set(to, file);
      else if (isComputed(to))
        faults.push({
          from: file,
          to,
          says: `phones-have-no-build-tools: expected the path of one file, so that it can be followed, got what is computed, on phones by ${pathTo(file)}. Write one import() for each file.`,
        });
      else
        faults.push({
          from: file,
          to,
          says: `phones-have-no-build-tools: it would be sent to every phone by ${pathTo(file)}. Do it in the build or the server, or, where a phone needs it, name it in tools/lint/import-reach.ts.`,
        });
    }
  return faults;
}

const engineFiles = (): string[] =>
  readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/.*\.tsx?$/.test(file))
    .map((file) => `engine/${file}`)
    .filter((file) => !isForTests(file));

/** Height of a file of engine/; undefined for its door and for what is no part of it. @throws Error for a folder that has none */
function heightOf(file: string): number | undefined {
  const [room, folder, name] = file.split('/');
  if (room !== 'engine' || name === undefined) return undefined;
  const height = layers.indexOf(folder ?? '');
  if (height < 0)
    throw new Error(
      `tools/lint/import-reach.ts: expected a layer for engine/${folder}, got none. Name it where it stands.`,
    );
  return height;
}

/** Files of engine/ that import what stands above them. */
export function upsideDown(imports: Imports = importsOf, files = engineFiles()): Fault[] {
  return files.flatMap((from) =>
    targets(from, imports).flatMap((to): Fault[] => {
      const [own, theirs] = [heightOf(from), heightOf(to)];
      if (own === undefined || theirs === undefined || theirs <= own) return [];
      const says = `engine-has-layers: ${layers[theirs]} stands above ${layers[own]}. Give it what it needs, or move what both need below.`;
      return [{ from, to, says }];
    }),
  );
}
