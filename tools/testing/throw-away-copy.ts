import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { parts } from './checkout.ts';

/** A mechanic `ping` and a module `pong`: each file below its own place, with `.txt` behind its name. */
export const rooms = join(root, 'tools/testing/throw-away');

/** The lists in which rooms stand, with the line that names one, behind the text. */
export const lists: readonly { file: string; line: string; after: string; entry: string }[] = [
  {
    file: 'mechanics/index.ts',
    line: "import { pingMechanic } from './ping/server.ts';",
    after: '  wallMechanic,',
    entry: '\n  pingMechanic,',
  },
  {
    file: 'mechanics/checks.ts',
    line: "import { pingCheck } from './ping/check.ts';",
    after: '  exchangeCheck,',
    entry: '\n  pingCheck,',
  },
  {
    file: 'modules/index.ts',
    line: '',
    after: "import('./mbti/visibility/visibility.tsx').then((m) => m.mbtiVisibility),",
    entry: "\n  'pong-court': () => import('./pong/court/court.tsx').then((m) => m.pongCourt),",
  },
  {
    file: 'modules/servers.ts',
    line: "import { pongServer } from './pong/server/server.ts';",
    after: '[mbtiServer',
    entry: ', pongServer',
  },
  {
    file: 'modules/checks.ts',
    line: "import { pongChecks } from './pong/check/index.ts';",
    after: '...mbtiChecks',
    entry: ', ...pongChecks',
  },
];

/** What `npm run types` makes anew when these rooms are added. */
export const generated: readonly string[] = [
  ...['cn', 'en', 'th', 'tw', 'vi'].map((language) => `app/texts/${language}.gen.json`),
  'docs/annotations.md',
  'docs/calls.md',
  'docs/document-keys.md',
  'docs/facts.md',
  'engine/http/answers.gen.json',
  'schemas/api/openapi.json',
  'schemas/common/campaign.schema.json',
  'schemas/generated/activity.editor.gen.json',
  'schemas/generated/texts.gen.ts',
  'schemas/generated/types.gen.ts',
];

/** A file of the copy that is not as it is here. */
export interface Change {
  /** A: new; M: with other content; D: gone. */
  readonly how: 'A' | 'M' | 'D';
  readonly path: string;
}

/** How a copy differs from the project, file by file. */
export function changesOf(folder: string): readonly Change[] {
  const below = (top: string): string[] =>
    [...parts, 'stories'].flatMap((part) =>
      statSync(join(top, part)).isDirectory() ? filesBelow(top, part) : [part],
    );
  const before = new Set(below(root));
  const after = new Set(below(folder));
  const content = (top: string, path: string): Buffer => readFileSync(join(top, path));
  return [...new Set([...before, ...after])]
    .filter((path) => !basename(path).startsWith('planted'))
    .flatMap((path): Change[] => {
      if (!before.has(path)) return [{ how: 'A', path }];
      if (!after.has(path)) return [{ how: 'D', path }];
      return content(root, path).equals(content(folder, path)) ? [] : [{ how: 'M', path }];
    });
}

/** Adds the rooms to a copy of the project: their files, and their line in each list. */
export function addRooms(folder: string): void {
  for (const path of filesBelow(rooms)) {
    const to = join(folder, path.replace(/\.txt$/, ''));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(rooms, path), to);
  }
  for (const { file, line, after, entry } of lists) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(after)) throw new Error(`${file} has no ${after}`);
    writeFileSync(path, `${line}\n${text.replace(after, () => after + entry)}`);
  }
}
