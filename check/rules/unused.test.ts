import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import type { Schema } from '../../engine/document/schema-set.ts';
import { check, drop, only, set, sound, told } from '../testing/workbench.ts';

describe('check unused', () => {
  it.each([
    ['/data/spare', { get: '/v2/time' }],
    ['/state/spare', { type: 'number', initial: '1' }],
    ['/popups/spare', { title: { cn: '空', en: 'Empty' }, body: [] }],
  ])('%s is a warning at its name', (pointer, value) => {
    expect(only(set(pointer, value))).toMatchObject({ rule: 'unused', severity: 'warning', pointer });
  });

  it.each([
    ['a gift', '/body/5/gifts', ['rose'], '/campaign/gifts/1/id', 'never shown'],
    ['a goal', '/body/3/milestones', ['first'], '/campaign/milestones/1/id', 'nobody can claim it'],
  ])('%s that no part shows is a warning at its id', (_what, pointer, value, at, why) => {
    expect(only(set(pointer, value))).toMatchObject({
      rule: 'unused',
      severity: 'warning',
      pointer: at,
      message: expect.stringContaining(why),
    });
  });

  it('a state key of several values that nothing writes stays as it begins', () => {
    const key = { type: 'number', values: [1, 2], initial: '1' };
    const read = (state: string) => set('/body/6/visible', 'state.week == 1', state);
    expect(only(read(set('/state/week', key)))).toMatchObject({
      rule: 'unused',
      pointer: '/state/week',
      message: 'nothing changes the state key `week`: it stays as it begins',
    });
    const { values: _, ...anything } = key;
    expect(told('unused', read(set('/state/week', anything)))).toEqual([]);
  });

  it('tabs that write another state key than what stands below them asks for are told', () => {
    const query = set(
      '/data/charm/query',
      { day: 'state.week' },
      set('/state/week', { type: 'number', values: [1, 2], initial: '1' }),
    );
    const tab = (key: number) => ({ key, label: { cn: `第 ${key} 个`, en: `No. ${key}` } });
    const ranking = { widget: 'ranking-list', from: 'charm' };
    const tabs = (state: string) =>
      set('/body/1', { widget: 'tabs', state, tabs: [tab(1), tab(2)], body: [ranking] }, query);
    expect(told('unused', tabs('turn'))).toMatchObject([
      {
        pointer: '/body/1/state',
        nearest: 'week',
        message: expect.stringContaining('choosing changes nothing there'),
      },
    ]);
    expect(told('unused', tabs('week'))).toEqual([]);
  });

  it('a board that names a gift shows it to nobody', () => {
    const counted = set('/campaign/boards/0/gifts', ['rose', 'swan'], set('/body/5/gifts', ['rose']));
    expect(only(counted)).toMatchObject({
      pointer: '/campaign/gifts/1/id',
      message: expect.stringContaining('never shown'),
    });
  });

  describe('what a text names as a fact', () => {
    const without = set('/body/5/gifts', ['rose']);
    const named = (text: object | string, more: object = {}) =>
      set(
        '/body/7/rules/0/text',
        text,
        set('/body/7', { widget: 'rule-section', ...more, rules: [{ text }] }, without),
      );
    const fact = '{{ gift.swan.name }}';
    const everywhere = { cn: `${fact}也算`, en: `The ${fact} counts too` };
    const lost = (text: string) =>
      told('unused', text).map(({ pointer, message }) => `${pointer} ${message}`);
    // The fixture links to the part, and its rules are the place of the texts.
    const id = { id: 'rules' };

    it('is shown where everybody reads it', () => {
      expect(lost(named(everywhere, id))).toEqual([]);
      expect(lost(named(everywhere, { ...id, visible: "phase != 'ended'" }))).toEqual([]);
      expect(lost(named(everywhere, { ...id, visible: 'signedIn' }))).toEqual([]);
    });

    it('in one language alone it is not', () => {
      const one = { cn: '天鹅也算', en: `The ${fact} counts too` };
      expect(lost(named(one, id))).toEqual([
        '/campaign/gifts/1/id the gift `swan` is never shown but in words, in en alone: no part of the page shows it, and it counts',
      ]);
    });

    it.each(["lang == 'en'", 'inApp', '!overseas', "phase == 'ended'"])('where %s it is not', (visible) => {
      const [first, ...more] = told('unused', named(everywhere, { ...id, visible }));
      expect([first, more]).toMatchObject([
        { pointer: '/campaign/gifts/1/id', related: [{ message: 'it is named here' }] },
        [],
      ]);
    });

    it('in two parts of which everybody sees one it is', () => {
      const text = named(everywhere, { ...id, visible: 'inApp' });
      const other = { widget: 'rich-text', visible: '!inApp', text: everywhere };
      expect(lost(set('/body/6', other, text))).toEqual([]);
    });

    it('is never what only a button does: a goal can be claimed by no text', () => {
      const goal = '{{ milestone.second.at }}';
      const text = set('/body/7/rules/0/text', { cn: goal, en: goal }, set('/body/3/milestones', ['first']));
      expect(lost(text)).toEqual([
        '/campaign/milestones/1/id the milestone `second` is never shown but in words: no part of the page shows it, so nobody can claim it',
      ]);
    });
  });

  it('a prize that nothing gives is a warning at its id, one that is given is not', () => {
    const prizes = set('/campaign/prizes', [{ id: 'frame', name: { cn: '框', en: 'Frame' } }]);
    expect(only(prizes)).toMatchObject({
      rule: 'unused',
      severity: 'warning',
      pointer: '/campaign/prizes/0/id',
      message: 'the prize `frame` is never used: nothing of the campaign gives it, so nobody can get it',
      expected: 'a `gives` that names it, or its removal',
    });
    expect(check(set('/campaign/milestones/1/gives', [{ kind: 'prize', prize: 'frame' }], prizes))).toEqual(
      [],
    );
  });

  it('a prize that no part shows, a board that no source asks for', () => {
    const without = check(set('/body/2/claim/0/refresh', ['goals'], drop('/body/2', drop('/data/shop')))).map(
      (one) => one.message,
    );
    expect(without).toContainEqual(expect.stringContaining('nobody can redeem it'));
    const board = set('/campaign/boards/1', { id: 'guardian', by: 'sender' });
    expect(only(board)).toMatchObject({ pointer: '/campaign/boards/1/id', rule: 'unused' });
  });

  it('what a list of records names is neither offered nor given by that', () => {
    const shop = (JSON.parse(sound) as { campaign: { exchange: object[] } }).campaign.exchange;
    const back = [{ do: 'scroll', to: 'top' }];
    const records = set('/data/redeemed', {
      get: '/v2/activities/{id}/exchange_records',
      paging: { size: 10 },
    });
    const history = { widget: 'redeem-history', from: 'redeemed', items: ['halo', 'wings'], shop: back };
    const wings = set('/campaign/exchange', [...shop, { ...shop[0], id: 'wings' }], records);
    const unshown = (text: string) =>
      check(text).flatMap(({ rule, message }) => (rule === 'unused' ? [message] : []));
    expect(unshown(set('/body/8', history, wings))).toEqual([
      'the exchange item `wings` is never shown: no part of the page shows it, so nobody can redeem it',
    ]);
    expect(unshown(set('/body/2/items', ['halo', 'wings'], set('/body/8', history, wings)))).toEqual([]);

    const won = set('/data/won', { get: '/v2/activities/{id}/prize_records', paging: { size: 10 } });
    const frame = set('/campaign/prizes', [{ id: 'frame', name: { cn: '框', en: 'Frame' } }], won);
    const listed = set(
      '/body/8',
      { widget: 'prize-records', from: 'won', prizes: ['frame'], win: back },
      frame,
    );
    expect(unshown(listed)).toEqual([
      'the prize `frame` is never used: nothing of the campaign gives it, so nobody can get it',
    ]);
    expect(unshown(set('/campaign/milestones/1/gives', [{ kind: 'prize', prize: 'frame' }], listed))).toEqual(
      [],
    );
  });

  it('nothing is told of a document that shows all it has, nor of one with errors', () => {
    expect(check(sound)).toEqual([]);
    expect(only(set('/body/0/size', 'huge', set('/data/spare', { get: '/v2/time' })))).toMatchObject({
      rule: 'schema',
    });
  });

  it('what a block asks for is a call of its room, and a room whose calls move something asks for one', () => {
    const rooms = join(root, 'schemas/mechanics');
    const read = (path: string): unknown =>
      existsSync(join(rooms, path)) ? JSON.parse(readFileSync(join(rooms, path), 'utf8')) : {};
    for (const room of readdirSync(rooms)) {
      const calls = Object.entries(read(`${room}/operations.json`) as Record<string, { once?: boolean }>);
      const once = calls.flatMap(([id, one]) => (one.once ? [id] : []));
      const asked = askedIn(read(`${room}/block.schema.json`));
      expect([room, asked.filter((one) => !once.includes(one))]).toEqual([room, []]);
      expect([room, asked.length > 0]).toEqual([room, once.length > 0]);
    }
  });
});

/** Every operation that a schema asks for. */
function askedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { 'x-asked': own } = value as Schema;
  const asked = own === undefined ? [] : typeof own === 'string' ? [own] : Object.values(own);
  return [...asked, ...Object.values(value).flatMap(askedIn)];
}
