import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { namesIn, namesInSql } from './names-in-code.ts';
import { codeOutsideOfRooms, roomNames, sqlOutsideOfRooms } from './room-names.ts';

const names = roomNames();

/** Names that may stand where they do, each with the reason. One that is not needed any more fails below. */
const exceptions: readonly { file: string; name: string; why: string }[] = [
  {
    file: 'server/pages/pages.ts',
    name: 'not_found',
    why: 'the page of addresses that nobody has: the product’s own',
  },
  { file: 'server/ledger/accounts.ts', name: 'points', why: 'the unit in which a campaign’s book counts' },
  {
    file: 'server/database/migrations/012-ledger.sql',
    name: 'points',
    why: 'the unit in which a campaign’s book counts',
  },
  ...[
    'server/ledger/grant.ts',
    'server/kernel/receipt.ts',
    'server/kernel/told-grants.ts',
    'engine/document/anywhere/cost.ts',
    'check/model/spent-nowhere.ts',
    'check/rules/campaign-sense.ts',
  ].map((file) => ({ file, name: 'ticket', why: 'a kind of reward' })),
  { file: 'server/ledger/grant.ts', name: 'points', why: 'a kind of reward' },
  { file: 'server/ledger/grant.ts', name: 'card', why: 'a kind of reward' },
  { file: 'server/kernel/receipt.ts', name: 'points', why: 'a kind of reward' },
  { file: 'server/kernel/receipt.ts', name: 'card', why: 'a kind of reward' },
  { file: 'engine/document/anywhere/cost.ts', name: 'points', why: 'a kind of reward' },
  { file: 'engine/document/anywhere/counter.ts', name: 'points', why: 'a measure of counters' },
  { file: 'server/api/api.ts', name: 'anchor', why: 'the anchor client (specification §7)' },
  { file: 'server/app.ts', name: 'anchor', why: 'the anchor client (specification §7)' },
  { file: 'check/model/file.ts', name: 'anchor', why: 'a part of a page that links lead to' },
  { file: 'check/rules/anchors.ts', name: 'anchor', why: 'a part of a page that links lead to' },
  { file: 'app/core/going.ts', name: 'login', why: 'where an expired token leads (specification §4)' },
  { file: 'app/kernel/kernel.ts', name: 'no_pc', why: 'where access.where leads (specification §2, T16)' },
  { file: 'engine/action/run-steps.ts', name: 'share', why: 'a step of an action' },
  {
    file: 'check/rules/frames.ts',
    name: 'share',
    why: 'a key of documents: how a page is shared',
  },
  ...['divider', 'currency', 'card'].map((name) => ({
    file: 'app/prerender/theme.ts',
    name,
    why: 'a part that families draw (decision 0106)',
  })),
  {
    file: 'app/prerender/prerender.tsx',
    name: 'currency',
    why: 'the block whose picture stands where prices are',
  },
  { file: 'check/rules/refresh.ts', name: 'prizes', why: 'what rewards of every room name by x-ref' },
  { file: 'check/model/spent-nowhere.ts', name: 'points', why: 'a kind of reward' },
  { file: 'check/words/english.ts', name: 'share', why: 'a word of English' },
  { file: 'check/words/english.ts', name: 'task', why: 'a word of English' },
  { file: 'check/words/synonyms.ts', name: 'points', why: 'a key that the word `amount` may mean' },
  { file: 'check/words/synonyms.ts', name: 'prize', why: 'a key of rewards, which a word may mean' },
  { file: 'check/words/units.ts', name: 'points', why: 'a word of texts, and a value of x-unit' },
  { file: 'check/words/units.ts', name: 'currency', why: 'a value of x-unit' },
  { file: 'check/words/things.ts', name: 'currency', why: 'a value of x-unit' },
];

const find = (file: string, text: string) => namesIn(file, text, names).map(({ name }) => name);

describe('engine, server, check and app name no room', () => {
  const uses = [
    ...codeOutsideOfRooms().flatMap((file) => namesIn(file, readFileSync(join(root, file), 'utf8'), names)),
    ...sqlOutsideOfRooms().flatMap((file) => namesInSql(file, readFileSync(join(root, file), 'utf8'), names)),
  ];
  const excepted = (use: { file: string; name: string }) =>
    exceptions.some(({ file, name }) => file === use.file && name === use.name);

  it('but for the exceptions', () => {
    expect(
      uses.filter((use) => !excepted(use)).map(({ file, line, name }) => `${file}:${line} ${name}`),
    ).toEqual([]);
  });

  it('and every exception is needed', () => {
    const idle = exceptions.filter(
      (one) => !uses.some(({ file, name }) => file === one.file && name === one.name),
    );
    expect(idle).toEqual([]);
  });

  it('the names are those of the folders and lists', () => {
    expect(names.marked).toEqual(
      expect.arrayContaining(['mbti', 'mbti-test', 'exchange-grid', 'redeemItem', 'storeMbtiResult']),
    );
    expect(names.plain).toEqual(
      expect.arrayContaining(['boards', 'currency', 'messages', 'points', 'tabs', 'button']),
    );
    expect(names.tables).toEqual(expect.arrayContaining(['wall_posts', 'activity_totals', 'mbti_results']));
    expect(names.routes).toEqual(expect.arrayContaining(['activity_center', 'mbti/list']));
    expect(codeOutsideOfRooms().length).toBeGreaterThan(300);
  });
});

describe('a name that is planted is found', () => {
  it.each([
    ["if (key === 'boards') stop();", ['boards']],
    ["valueAt(document, '/campaign/milestones/0');", ['milestones']],
    ['valueAt(document, `/campaign/exchange/0`);', ['exchange']],
    ['const { id } = document.campaign.currency;', ['currency']],
    ['const list = campaign?.gifts ?? [];', ['gifts']],
    ["import { exchange } from '../../mechanics/exchange/rules.ts';", ['exchange']],
    ['const { exchange, boards: all } = document.campaign;', ['boards', 'exchange']],
    ['const { wall } = file.campaign ?? {};', ['wall']],
    ['const { campaign: { exchange, boards: all } } = document;', ['boards', 'exchange']],
    ['const read = ({ campaign: { wall } }: File) => wall;', ['wall']],
    ['const { document: { campaign: { gifts = [] } } } = file;', ['gifts']],
    ['const document = { campaign: { boards: 1, exchange: [] } };', ['boards', 'exchange']],
    ['const blocks = { wall: 1 } as const;', ['wall']],
    ['const list = campaign!.exchange;', ['exchange']],
    ['const list = (campaign as Campaign).gifts;', ['gifts']],
    ['read(blocks.exchange);', ['exchange']],
    ['read(block.exchange);', ['exchange']],
    ['const { exchange } = readCampaign(x);', ['exchange']],
    ['const { exchange } = await readCampaign(x);', ['exchange']],
    ['read(campaignOf(x).exchange);', ['exchange']],
    ['const read = (document: Known) => { return document.boards; };', ['boards']],
    ['interface Campaign { exchange?: unknown; title?: string }', ['exchange']],
    ['type Campaign = { wall: unknown };', ['wall']],
    ['interface Known { campaign?: { gifts: unknown } }', ['gifts']],
    ['if (/^exchange$/.test(key)) stop();', ['exchange']],
    ["switch (kind) { case 'gift': stop(); }", ['gift']],
    ["const kinds = ['gift', 'follow'];", ['follow', 'gift']],
    ["switch (node.widget) { case 'button': press(); }", ['button']],
    ["query('SELECT count(*) FROM wall_posts WHERE hidden');", ['wall_posts']],
    ['query(`DELETE FROM activity_totals`);', ['activity_totals']],
    ["query('SELECT number FROM stock');", ['stock']],
    ["if (fact.kind === 'gift') count();", ['gift']],
    ["const counter = { fact: 'share', weight: 2 };", ['share']],
    ["told(room.kind('room-open'));", ['room-open']],
    ["stringsOf(file.byKey.get('prize'));", ['prize']],
    ["if (reward.kind === 'prize') give();", ['prize']],
    ['if (/^(boards|wall|exchange)$/.test(key)) stop();', ['boards', 'exchange', 'wall']],
    ["if (node.widget === 'button') press();", ['button']],
    ["const node = { widget: 'image' };", ['image']],
    ["if (schema.properties?.widget?.const === 'tabs') stop();", ['tabs']],
    ['const readMbtiSomething = 1;', ['mbti']],
    ['// as storeMbtiResult does', ['mbti', 'storeMbtiResult']],
    ['// drawn like an exchange-grid', ['exchange-grid']],
    ["call('redeemItem');", ['redeemItem']],
    ["go('/activity_center');", ['activity_center']],
    [`go(\`\${base}/mbti/list\`);`, ['mbti', 'mbti/list']],
  ])('%s', (text, found) => {
    expect(find('engine/planted.ts', text).sort()).toEqual([...found].sort());
  });

  it.each([
    ['SELECT count(*) FROM wall_posts', ['wall_posts']],
    ["UPDATE facts SET points = 0 WHERE kind = 'gift';", ['gift']],
    ["INSERT INTO settlements (mechanic) VALUES ('boards');", ['boards']],
    ["-- what 'boards' was, and wall_posts", []],
    ['SELECT points FROM grants;', []],
  ])('in SQL: %s', (text, found) => {
    const uses = namesInSql('server/database/planted.sql', text, names);
    expect(uses.map(({ name }) => name)).toEqual(found);
  });

  it.each([
    'const { points, messages } = { points: 1, messages: [] };',
    '// gifts that people send each other, and points',
    "document.createElement('button');",
    'const points = rows.map(({ points }) => points);',
    "say('the boards are open');",
    'const wall = new Map<string, Milestone>();',
    'const { points } = reward;',
    "say('out of stock');",
    "if (step.do === 'share') share();",
    '// as wall_posts has it',
    'const isTab = /^tabs?$/.test(role);',
    "const tabs = element.querySelector('[role=tab]');",
  ])('%s is no name of a room', (text) => {
    expect(find('engine/planted.ts', text)).toEqual([]);
  });
});
