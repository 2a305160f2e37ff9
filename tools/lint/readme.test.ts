import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
/** The map of the README, by top folder. */
const map = new Map(
  (/\n## The rooms\n\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '')
    .split(/\n(?=\w)/)
    .map((part) => [/^\w+/.exec(part)?.[0] ?? '', part] as const),
);

const foldersOf = (room: string): string[] =>
  readdirSync(join(root, room), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );
const unnamed = (text: string, room: string, folders: readonly string[], of = ''): string[] =>
  folders
    .filter((folder) => !text.includes(`${of}${folder}/`))
    .map((folder) => `${room}/${folder} is not in it`);

it.each(['server', 'check', 'tools', 'build', 'product'])('the map names every folder of %s/', (room) => {
  expect(unnamed(map.get(room) ?? '', room, foldersOf(room))).toEqual([]);
  expect(unnamed(map.get(room) ?? '', room, ['cellar'])).toEqual([`${room}/cellar is not in it`]);
});

it('docs/architecture.md names every folder of engine/, and of its platform', () => {
  const page = read('docs/architecture.md');
  expect(unnamed(page, 'engine', foldersOf('engine'), '| `')).toEqual([]);
  expect(unnamed(page, 'engine/platform', foldersOf('engine/platform'), '`platform/')).toEqual([]);
});

it('every command of package.json is in the README', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // `npm run test:unit`, `test:stories`: behind the first of a cell stand names alone.
  const rows = readme.split('\n').flatMap((line) => /^\| `npm run [^|]*/.exec(line)?.[0] ?? []);
  const said = new Set([
    ...[...readme.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
    ...rows.flatMap((row) => [...row.matchAll(/`([\w:-]+)`/g)].map(([, name = '']) => name)),
  ]);
  const names = Object.keys(scripts);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !said.has(name))).toEqual([]);
});
