// By turns: plants every import that is not allowed.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { type Checkout, makeCheckout } from '../tools/testing/checkout.ts';
import { cruise } from './lint-imports.ts';

const CONFIG = '.dependency-cruiser.cjs';
const { forbidden } = createRequire(import.meta.url)(join(root, CONFIG)) as { forbidden: { name: string }[] };

/** Imports that each rule forbids: [the file that imports, what it imports]. What is not in the project is planted as well. */
const plants: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'engine-knows-no-widget': [['engine/planted-a.ts', 'widgets/button/button.tsx']],
  'widgets-use-the-door': [['widgets/button/planted-a.ts', 'engine/i18n/number.ts']],
  'widgets-look-down': [
    ['widgets/button/planted-b.ts', 'app/kernel/kernel.ts'],
    ['widgets/button/planted-c.ts', 'modules/screens.ts'],
  ],
  'widgets-are-no-siblings': [['widgets/button/planted-d.ts', 'widgets/image/image.tsx']],
  'modules-use-the-door': [['modules/mbti/planted-a.ts', 'engine/i18n/number.ts']],
  'modules-look-down': [
    ['modules/mbti/planted-b.ts', 'app/kernel/kernel.ts'],
    ['modules/mbti/planted-c.ts', 'server/app.ts'],
  ],
  'module-servers-stand-on-the-kernel': [
    ['modules/mbti/server/planted-a.ts', 'server/app.ts'],
    ['modules/mbti/server/planted-b.ts', 'mechanics/wall/rules.ts'],
  ],
  'phones-have-no-server-half': [
    ['app/planted-a.ts', 'modules/servers.ts'],
    ['modules/mbti/planted-d.ts', 'modules/mbti/server/planted-a.ts'],
  ],
  'modules-are-no-siblings': [['modules/mbti/planted-e.ts', 'modules/planted/planted.ts']],
  'app-is-the-root': [
    ['server/planted-a.ts', 'app/kernel/kernel.ts'],
    ['mechanics/wall/planted-a.ts', 'app/kernel/kernel.ts'],
  ],
  'app-looks-down': [
    ['app/prerender/planted-a.ts', 'server/app.ts'],
    ['app/prerender/planted-b.ts', 'build/documents.ts'],
    ['app/prerender/planted-c.ts', 'check/index.ts'],
    ['app/prerender/planted-d.ts', 'product/product.ts'],
    ['app/prerender/planted-e.ts', 'tools/browser.ts'],
  ],
  'server-reads-data': [
    ['server/planted-b.ts', 'engine/render/hooks.tsx'],
    ['server/planted-c.ts', 'build/documents.ts'],
  ],
  'server-knows-no-room': [['server/planted-d.ts', 'mechanics/wall/rules.ts']],
  'words-are-the-rooms-own': [['mechanics/wall/planted-b.ts', 'server/kernel/room.ts']],
  'mechanics-are-no-siblings': [['mechanics/wall/planted-c.ts', 'mechanics/gifts/rules.ts']],
  'mechanics-stand-on-the-kernel': [
    ['mechanics/wall/planted-d.ts', 'server/app.ts'],
    ['mechanics/wall/planted-e.ts', 'engine/document/walk.ts'],
  ],
  'checks-are-pure': [['mechanics/planted/check.ts', 'server/ledger/ledger.ts']],
  'anywhere-stands-alone': [['engine/document/anywhere/planted-a.ts', 'engine/document/walk.ts']],
  'only-checks-know-the-check': [['mechanics/planted/server.ts', 'check/model/days.ts']],
  'rules-are-pure': [['mechanics/planted/rules.ts', 'server/ledger/ledger.ts']],
  'nobody-imports-stories': [
    ['tools/lint/planted-a.ts', 'e2e/planted.ts'],
    ['engine/planted-b.ts', 'stories/planted.ts'],
  ],
  'build-knows-no-server': [
    ['build/planted-a.ts', 'server/app.ts'],
    ['build/planted-b.ts', 'check/index.ts'],
    ['build/planted-c.ts', 'widgets/index.ts'],
    ['build/planted-d.ts', 'modules/servers.ts'],
    ['build/planted-e.ts', 'server/errors.ts'],
  ],
  'product-runs-without-tools': [['product/planted-a.ts', 'tools/browser.ts']],
  'commands-are-ends': [['tools/lint/planted-b.ts', 'scripts/lint-imports.ts']],
  'no-cycles': [
    ['engine/data/planted-a.ts', 'engine/data/planted-b.ts'],
    ['engine/data/planted-b.ts', 'engine/data/planted-a.ts'],
    ['server/planted-types-a.ts', 'server/planted-types-b.ts'],
    ['server/planted-types-b.ts', 'server/planted-types-a.ts'],
    ['app/planted-types-a.ts', 'app/planted-types-b.ts'],
    ['app/planted-types-b.ts', 'app/planted-types-a.ts'],
    ['engine/data/planted-types-a.ts', 'engine/data/planted-types-b.ts'],
    ['engine/data/planted-types-b.ts', 'engine/data/planted-types-a.ts'],
  ],
  'check-runs-anywhere': [
    ['check/model/planted-a.ts', 'node:fs'],
    ['check/words/planted-a.ts', 'check/disk/checked-paths.ts'],
  ],
  'check-looks-down': [
    ['check/disk/planted-a.ts', 'server/app.ts'],
    ['check/disk/planted-b.ts', 'app/kernel/kernel.ts'],
  ],
  'art-stands-alone': [
    ['art/planted-a.ts', 'engine/document/anywhere/href.ts'],
    ['art/planted-b.ts', 'app/kernel/kernel.ts'],
    ['art/planted-c.ts', 'product/product.ts'],
  ],
  'no-unresolved': [['tools/lint/planted-c.ts', './nowhere.ts']],
};
/** Imports that no rule forbids. */
const allowed = [
  ['app/prerender/planted-f.ts', 'engine/document/walk.ts'],
  ['build/planted-f.ts', 'modules/screens.ts'],
] as const;

/** Rooms of which a room may import any file, beside the doors, lists and folders that its rules name (README, The rooms). */
const rooms = [
  'engine',
  'widgets',
  'modules',
  'mechanics',
  'app',
  'server',
  'check',
  'art',
  'build',
  'product',
  'tools',
  'scripts',
  'stories',
  'e2e',
] as const;
type Room = (typeof rooms)[number];
/** All but the ends. */
const code = rooms.filter((one) => !['scripts', 'stories', 'e2e'].includes(one));
const mayImport: Readonly<Record<Room, readonly Room[]>> = {
  engine: [],
  widgets: [],
  modules: ['widgets'],
  mechanics: [],
  app: ['engine', 'widgets', 'modules'],
  server: [],
  check: [],
  art: ['build', 'tools'],
  build: ['engine', 'app'],
  product: ['engine', 'widgets', 'modules', 'mechanics', 'app', 'server', 'check', 'build'],
  tools: code,
  scripts: code,
  stories: code,
  e2e: code,
};
/** Where code of a room stands that is more than its list. */
const inside: Partial<Record<Room, string>> = {
  widgets: 'widgets/button',
  modules: 'modules/mbti',
  mechanics: 'mechanics/wall',
};
const between = rooms.flatMap((from) =>
  rooms
    .filter((to) => to !== from)
    .map((to) => ({
      from,
      to,
      file: `${inside[from] ?? from}/planted-of-${to}.ts`,
      door: `${to}/planted-door.ts`,
    })),
);

/** An import of values; of types alone in files that are called so. */
function textOf(from: string, to: string): string {
  const relativeTo = relative(dirname(from), to);
  const specifier = /^(node:|\.)/.test(to) ? to : relativeTo.startsWith('.') ? relativeTo : `./${relativeTo}`;
  return from.includes('planted-types')
    ? `import type { One } from '${specifier}';\nexport type Two = One | string;\n`
    : `import { one } from '${specifier}';\nexport const two = () => one;\n`;
}

describe('the import lint', () => {
  let checkout: Checkout;
  let seen: { from: string; rule: string }[];

  // In a copy: other tests read the project meanwhile.
  beforeAll(() => {
    checkout = makeCheckout();
    const { folder } = checkout;
    cpSync(join(root, CONFIG), join(folder, CONFIG));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const path of ['modules/planted/planted.ts', 'e2e/planted.ts', 'stories/planted.ts'])
      write(path, 'export const one = 1;\n');
    for (const room of rooms) write(`${room}/planted-door.ts`, 'export const one = 1;\n');
    const imports = [
      ...Object.values(plants).flat(),
      ...allowed,
      ...between.map(({ file, door }) => [file, door] as const),
    ];
    for (const [from, to] of imports) write(from, textOf(from, to));
    const { summary } = cruise(
      imports.map(([from]) => from),
      folder,
    );
    seen = summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
  });

  afterAll(() => checkout?.remove());

  it.each(forbidden.map(({ name }) => name))('%s: sees what is planted', (name) => {
    const files = (plants[name] ?? []).map(([from]) => from);
    expect(files, `an import that ${name} forbids`).not.toEqual([]);
    const told = seen.filter(({ rule }) => rule === name).map(({ from }) => from);
    // Of a circle, of values or of types, one of its files is told.
    const circle = (file: string) => file.replace(/[ab]\.ts$/, '');
    if (name === 'no-cycles')
      expect([...new Set(told.filter((file) => files.includes(file)).map(circle))].sort()).toEqual(
        [...new Set(files.map(circle))].sort(),
      );
    else expect(told).toEqual(expect.arrayContaining(files));
  });

  it('has a plant for no rule that is gone', () => {
    expect(Object.keys(plants).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(rooms)('%s imports of other rooms what the README says, and of no other', (room) => {
    const told = new Set(seen.map(({ from }) => from));
    const passed = between.filter(({ from, file }) => from === room && !told.has(file)).map(({ to }) => to);
    expect(passed.sort()).toEqual(mayImport[room].filter((one) => one !== room).sort());
  });

  it('lets pass what the rooms may do', () => {
    const files: readonly string[] = allowed.map(([from]) => from);
    expect(seen.filter(({ from }) => files.includes(from))).toEqual([]);
  });
});
