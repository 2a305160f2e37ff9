// Stories that a list of files makes: one for each document, each family and each folder of pictures. Storybook finds stories in
// files alone, so these are written before it starts, to a folder that is nobody's source.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { families } from '../../build/ornaments.ts';
import { root } from '../../build/schemas.ts';
import { addressOf, routeOf } from '../../engine/document/anywhere/route.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { partOfDay } from '../testing/part-of-day.ts';

/** Below the project's root. */
export const listsFolder = 'dist/stories';

/** What `scripts/record-storybook.ts` has found out of each document: stories/recorded.ts reads it. */
export const recordFile = `${listsFolder}/recorded.json`;

/** Names of the files of documents, below activities/. */
export const documentFiles = (): string[] =>
  filesBelow(join(root, 'activities'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('art/'))
    .sort();

const read = (path: string) =>
  JSON.parse(readFileSync(join(root, 'activities', path), 'utf8')) as Pick<ActivityDocument, 'frame'> &
    Partial<Pick<ActivityDocument, 'theme'>>;

/** What the story of each document is made of: its file, its family, and the file of the frame around it, as far as it has them. */
function documentEntries(): (readonly [name: string, ...of: string[]])[] {
  const all = documentFiles().map((path) => [path, read(path)] as const);
  const frames = new Map(
    all.flatMap(([path, { frame }]) => frame?.pages.map(({ to }) => [to, path] as const) ?? []),
  );
  return all.map(([path, { theme }]) => {
    const of = [path, theme?.preset, frames.get(addressOf(routeOf(path)))];
    return [path.replace(/\.json$/, ''), ...of.filter((one) => one !== undefined)];
  });
}

/** Documents whose stories are tests: those of the list, and those that a story of stories/ shows. */
const testedDocuments = ['activity_20250520', 'seed_rule'];
/** Days until the answers to each document have been recorded once by the tests. */
const DAYS = 12;

/** Of all documents those whose answers tests need, and of the others the part of a day. */
export const answeredOn = <One extends { route: string }>(day: number, documents: readonly One[]): One[] => {
  const now = partOfDay(documents, DAYS, day, false);
  return documents.filter((one) => testedDocuments.includes(one.route) || now.includes(one));
};

/** Folders of activities/art, families and others. */
export const artFolders = (): string[] =>
  [...new Set(filesBelow(join(root, 'activities'), 'art').map((path) => path.split('/')[1] ?? ''))].sort();

interface List {
  title: string;
  /** What makes a story of an entry, of stories/. */
  from: { file: string; name: string };
  /** Name of each story and what it is made of. */
  entries: readonly (readonly [name: string, ...of: string[]])[];
  /** Entries whose story is a test as well: the others would weigh on each run. */
  tested: readonly string[];
}

/** The text of a file of stories. */
export function storiesOf({ title, from, entries, tested }: List): string {
  const stories = entries.map(([name, ...of]) => {
    const tags = tested.includes(name) ? ", tags: ['test']" : '';
    return `export const _${name.replaceAll(/\W/g, '_')} = { ...${from.name}(${of.map((one) => JSON.stringify(one)).join(', ')}), name: ${JSON.stringify(name)}${tags} };`;
  });
  return [
    `import { ${from.name} } from '../../stories/${from.file}';`,
    `export default { title: ${JSON.stringify(title)}, tags: ['!test', '!autodocs'] };`,
    ...stories,
    '',
  ].join('\n');
}

/** All lists, by the names of their files. */
export const lists = (): Record<string, List> => ({
  documents: {
    title: 'Documents',
    from: { file: 'document-story.tsx', name: 'documentStory' },
    entries: documentEntries(),
    tested: testedDocuments,
  },
  families: {
    title: 'Families',
    from: { file: 'family-story.tsx', name: 'familyStory' },
    entries: families().map((name) => [name, name]),
    tested: families(),
  },
  art: {
    title: 'Art',
    from: { file: 'art-story.tsx', name: 'artStory' },
    entries: [['all'], ...artFolders().map((name) => [name, name] as const)],
    tested: [],
  },
});

/** Writes what has changed. */
export function writeStoryLists(): void {
  mkdirSync(join(root, listsFolder), { recursive: true });
  for (const [name, list] of Object.entries(lists())) {
    const file = join(root, listsFolder, `${name}.stories.tsx`);
    const text = storiesOf(list);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
