import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { loadSchemas, root } from '../../build/schemas.ts';
import { isDynamic } from '../../engine/document/anywhere/match-route.ts';
import { addressOf, routeOf } from '../../engine/document/anywhere/route.ts';
import { campaignLists } from '../../engine/document/campaign-lists.ts';
import { propsSchemaPaths } from '../../engine/document/schema-set.ts';
import { mechanics as mechanicRooms } from '../../mechanics/index.ts';
import { moduleServers } from '../../modules/servers.ts';

/** Names that belong to rooms: code outside of them follows lists and annotations instead. */
export interface RoomNames {
  /** Names of modules: sought inside of longer names, too. */
  readonly modules: readonly string[];
  /** Names that are no words: of modules, screens, widgets of two words, calls. */
  readonly marked: readonly string[];
  /** Names that are words of English as well: of mechanics, their keys and lists, widgets of one word. */
  readonly plain: readonly string[];
  /** Kinds of facts, of what is booked and of rewards, as far as they are no name of another sort: `share` is also a step. */
  readonly kinds: readonly string[];
  /** Routes of documents, without the slash in front. */
  readonly routes: readonly string[];
  /** Tables of the database that are rooms' own. */
  readonly tables: readonly string[];
}

const serverRooms = [...mechanicRooms, ...moduleServers];

const roomTables = (): string[] =>
  serverRooms.flatMap(({ tables }) =>
    tables === undefined
      ? []
      : readdirSync(tables).flatMap((file) =>
          [...readFileSync(new URL(file, tables), 'utf8').matchAll(/CREATE TABLE (\w+)/g)].map(
            ([, name = '']) => name,
          ),
        ),
  );

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** Every such name, as the folders and lists of the project have it. */
export function roomNames(): RoomNames {
  const set = loadSchemas(join(root, 'schemas'));
  const mechanics = folders(join(root, 'schemas/mechanics'));
  const modules = folders(join(root, 'modules'));
  const calls = ['mechanics', 'modules'].flatMap((kind) =>
    folders(join(root, 'schemas', kind)).flatMap((name) => {
      const path = [`${name}/operations.json`, `${name}/api/operations.json`]
        .map((one) => join(root, 'schemas', kind, one))
        .find(existsSync);
      return path === undefined ? [] : Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object);
    }),
  );
  const keys = Object.keys(set.get('common/campaign.schema.json')?.properties ?? {});
  const rewards = (set.get('common/reward.schema.json')?.oneOf ?? []).map(({ properties }) =>
    String(properties?.kind?.const),
  );
  const kinds = [...serverRooms.flatMap((room) => room.kinds ?? []), ...rewards];
  const lists = campaignLists(set).map(({ name }) => name);
  const nodes = [...propsSchemaPaths(set).keys()];
  const documents = filesBelow(join(root, 'activities')).filter(
    (path) => path.endsWith('.json') && !path.startsWith('art/'),
  );
  const all = [...modules, ...calls, ...nodes];
  const others = new Set([...mechanics, ...keys, ...lists, ...all]);
  const isMarked = (name: string) => modules.includes(name) || /-|[a-z][A-Z]/.test(name);
  return {
    modules,
    marked: [...new Set(all.filter(isMarked))],
    plain: [...new Set([...mechanics, ...keys, ...lists, ...all.filter((name) => !isMarked(name))])],
    kinds: kinds.filter((kind) => !others.has(kind)),
    tables: roomTables(),
    routes: documents.flatMap((path) => {
      const route = addressOf(routeOf(path)).slice(1);
      return route === '' || isDynamic(route) ? [] : [route];
    }),
  };
}

/** Files of the project in which no room is named: product code of the layers around the rooms. */
export const codeOutsideOfRooms = (): string[] =>
  ['engine', 'server', 'check', 'app', 'build', 'product'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter(
        (path) =>
          /\.tsx?$/.test(path) &&
          // Other tests plant files for a moment.
          !/\/planted-|\.test\.tsx?$|\.gen\.|^engine\/[^/]+\/testing(?:-\w+)?\.tsx?$|^check\/testing\/|^server\/(seed|proofs|fixtures)\/|^server\/seed\.ts$|^check\/proofs\/mistakes\//.test(
            path,
          ),
      ),
  );

/** SQL of the core: what was before the rooms, and moves into them, is left as it has run. */
export const sqlOutsideOfRooms = (): string[] =>
  filesBelow(join(root, 'server/database/migrations'))
    .filter((path) => path.endsWith('.sql'))
    .map((path) => `server/database/migrations/${path}`);
