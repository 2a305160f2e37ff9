import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../engine/i18n/language.ts';
import type { ClientChunk } from './client-assets.ts';
import type { LoadedDocument } from './documents.ts';
import { root } from './schemas.ts';

/** Builds the scripts of all pages into a folder, as a production build does. */
export function buildScripts(client: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // A process of its own: the test runner's NODE_ENV would bring React's development build to the phone.
  execFileSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', client, '--emptyOutDir'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
}

/** What such a build says of each script. */
export const chunksOf = (client: string): ClientChunk[] =>
  JSON.parse(readFileSync(join(client, 'chunks.json'), 'utf8')) as ClientChunk[];

/** Every page of some documents in every language of it, at a moment. */
export const pagesOf = (documents: readonly LoadedDocument[], now: number) =>
  documents
    .filter(({ document }) => document.redirect === undefined)
    .flatMap(({ route, document }) =>
      (document.languages as Language[]).map((lang) => ({ route, document, lang, now })),
    );
