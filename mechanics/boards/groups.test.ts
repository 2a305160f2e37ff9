// Every third day, 4 s: opens a server with a database of its own.
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardAnswer, BoardReceiptAnswer, ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { fair } from '../../server/fixtures/fair.ts';
import { noon, serviceKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { hashOfLines } from '../../server/kernel/receipt.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { recountBoards } from './recount.ts';

const { h, gift } = openFair();
type One = { readonly id: string; readonly token: string };
let [a, b, c, d]: One[] = [];
let n = 0;
let of: (id: string) => string;

beforeEach(async () => {
  [a, b, c, d] = await Promise.all(Array.from({ length: 4 }, () => h.newUser()));
  n += 1;
  // Each test has groups of its own.
  const test = n;
  of = (id) => `${id}-${test}`;
  await h.db.query('DELETE FROM board_group_scores');
});

const post = (path: string, body: object) =>
  h.call('POST', path, { body, headers: { 'x-service-key': serviceKey } });
const tell = async (
  kind: 'couple' | 'guild',
  id: string,
  members: (One | undefined)[],
  more: object = {},
) => {
  const named = kind === 'guild' ? { name: `The ${id}` } : {};
  const one = {
    kind,
    id: of(id),
    ...named,
    members: members.map((user) => user?.id ?? ''),
    at: noon,
    ...more,
  };
  const { data } = await post('/v2/groups', { groups: [one] });
  return (data as unknown as { groups: Record<string, unknown>[] }).groups[0];
};
const board = async (name: string, user?: One, query = '') =>
  (await h.call('GET', `${base}/boards/${name}${query}`, user === undefined ? {} : { token: user.token }))
    .data as unknown as BoardAnswer;
const send = async (from: One | undefined, to: One | undefined, groups: object, more: object = {}) => {
  const answer = await gift(from?.id ?? '', to?.id ?? '', { ...groups, ...more });
  expect(answer.code).toBe(0);
};
const rows = ({ rows: all }: BoardAnswer) =>
  all.map(({ rank, group, user, score }) => [rank, group, user.nickname, user.user_id, score]);
const settle = (now: number) => settleDue(h.db, readCampaigns([fair], mechanics), mechanics, now);

describe('a board by guild', () => {
  it('adds up what was done for each guild, by its name and picture, and one’s own place is one’s guild’s', async () => {
    await tell('guild', 'owls', [a, b], { avatar: '/h5_ac/avatars/9.svg' });
    await tell('guild', 'larks', [c]);
    await send(a, c, { guild: of('owls') });
    await send(d, c, { guild: of('owls') });
    await send(d, a, { guild: of('larks') });
    await send(a, b, { guild: of('nobody') });
    await send(a, b, {});
    expect(rows(await board('guilds'))).toEqual([
      [1, of('owls'), 'The owls', a?.id, 20],
      [2, of('larks'), 'The larks', c?.id, 10],
    ]);
    const { rows: told, total, me } = await board('guilds', b, '?size=1');
    expect([told[0]?.user.avatar, total, me?.rank, me?.group]).toEqual([
      '/h5_ac/avatars/9.svg',
      2,
      1,
      of('owls'),
    ]);
    expect((await board('guilds', c)).me).toMatchObject({
      ...{ rank: 2, place: 2, score: 10, gap: 10, lead: null, group: of('larks') },
      user: { user_id: c?.id, nickname: 'The larks', avatar: '/h5_ac/avatars/1.svg' },
    });
    expect((await board('guilds', d)).me, 'in no guild').toBeNull();
    await tell('guild', 'new', [d]);
    expect((await board('guilds', d)).me).toMatchObject({ rank: null, score: 0, gap: 1, group: of('new') });
  });

  it('a guild that nobody is in any more stands nowhere, and comes back with what it had', async () => {
    await tell('guild', 'owls', [a]);
    await send(b, c, { guild: of('owls') });
    await tell('guild', 'owls', []);
    expect(rows(await board('guilds'))).toEqual([]);
    await tell('guild', 'owls', [b]);
    expect(rows(await board('guilds'))).toEqual([[1, of('owls'), 'The owls', b?.id, 10]]);
  });

  it('the same gift for another guild is another gift', async () => {
    await send(a, b, { guild: of('owls') }, { eventId: of('gift') });
    await send(a, b, { guild: of('owls') }, { eventId: of('gift') });
    const other = await gift(a?.id ?? '', b?.id ?? '', { guild: of('larks'), eventId: of('gift') } as never);
    expect(other.code).not.toBe(0);
    const { rows: kept } = await h.db.query('SELECT score FROM board_group_scores');
    expect(kept).toEqual([{ score: 10 }]);
  });
});

describe('what is told of people', () => {
  it('in the app counts for their groups as well, and a fact of another group is another one', async () => {
    const watch = {
      id: of('w'),
      kind: 'watch',
      from: a?.id,
      to: b?.id,
      amount: 5,
      at: noon,
      guild: of('owls'),
    };
    const facts = async (...all: object[]) =>
      ((await post('/v2/facts', { facts: all })).data.facts as { became: string; reason?: string }[]).map(
        ({ became, reason }) => reason ?? became,
      );
    expect(await facts(watch, watch, { ...watch, guild: of('larks') })).toEqual([
      'counted',
      'known',
      'other-content',
    ]);
    expect(await facts(watch, { ...watch, couple: of('us') })).toEqual(['known', 'other-content']);
    expect(await facts({ ...watch, id: of('x'), guild: 'not an id' })).toEqual(['invalid']);
    const { rows: kept } = await h.db.query('SELECT room, couple, guild FROM facts WHERE id = $1', [of('w')]);
    expect(kept).toEqual([{ room: '', couple: '', guild: of('owls') }]);
  });

  it('makes their boards anew, row by row', async () => {
    await h.db.query("DELETE FROM board_scores WHERE activity = 'fair'");
    await h.db.query("UPDATE facts SET activity = 'before' WHERE activity = 'fair'");
    await send(a, b, { guild: of('owls'), couple: of('us'), room: of('attic') });
    await send(a, b, { guild: of('owls') });
    const campaign = readCampaigns([fair], mechanics).byId.get('fair');
    if (campaign === undefined) throw new Error('the fair is a campaign');
    expect((await recountBoards(h.db, campaign)).wrong).toEqual([]);
    await h.db.query("UPDATE board_group_scores SET score = 1 WHERE kind = 'guild'");
    expect((await recountBoards(h.db, campaign)).wrong).toMatchObject([
      { board: 'guilds', who: `guild ${of('owls')}`, kept: [1, noon], told: [20, noon] },
    ]);
    await h.db.query("UPDATE board_group_scores SET score = 20 WHERE kind = 'guild'");
    await h.db.query("UPDATE facts SET activity = 'fair' WHERE activity = 'before'");
  });
});

describe('a board by couple', () => {
  it('calls a couple by both names, and shows as many as its size', async () => {
    const more = await Promise.all(Array.from({ length: 4 }, () => h.newUser()));
    await tell('couple', 'first', [a, b]);
    await tell('couple', 'second', [c, d]);
    await tell('couple', 'third', more.slice(0, 2));
    await tell('couple', 'fourth', more.slice(2));
    for (const [id, count] of [
      ['first', 4],
      ['second', 3],
      ['third', 2],
      ['fourth', 1],
    ] as const)
      await send(a, c, { couple: of(id) }, { count });
    const told = await board('couples', more[3]);
    expect([told.total, told.rows.map(({ score }) => score)]).toEqual([3, [40, 30, 20]]);
    expect(told.rows[0]?.user.nickname).toMatch(/^测试 \d+ & 测试 \d+$/);
    expect(told.me).toMatchObject({ rank: null, place: 4, score: 10, gap: 10, lead: null });
  });
});

describe('a board by room', () => {
  it('is of live rooms by their titles; of two rooms of one host the better one stands', async () => {
    const room = (id: string, host: One | undefined, more: object = {}) =>
      post('/v2/rooms', {
        rooms: [{ live_obj_id: of(id), host: host?.id, live: true, at: noon, ...more }],
      });
    await room('attic', a, { title: 'Songs at night' });
    await room('cellar', a, { title: 'Songs below' });
    await room('yard', b);
    await send(c, a, { room: of('cellar') });
    await send(c, a, { room: of('attic') }, { count: 2 });
    await send(c, b, { room: of('yard') });
    const told = await board('rooms', a);
    expect(told.rows.map(({ group, user }) => [group, user.nickname])).toEqual([
      [of('attic'), 'Songs at night'],
      [of('yard'), expect.stringMatching(/^测试/)],
    ]);
    expect(told.me).toMatchObject({ rank: 1, group: of('attic') });
    expect(told.rows.map(({ live_obj_id }) => live_obj_id)).toEqual([of('attic'), of('yard')]);
    await room('attic', a, { live: false, at: noon + 1 });
    const later = (await board('rooms', a)).rows;
    expect(
      later.map(({ live_obj_id }) => live_obj_id),
      'one that is closed leads nowhere',
    ).toEqual([undefined, of('yard')]);
  });
});

describe('what the app tells of groups', () => {
  it('is judged one by one', async () => {
    expect(await tell('couple', 'one', [a, b])).toEqual({ id: of('one'), became: 'kept' });
    expect(await tell('couple', 'one', [a, c], { at: noon - 1 })).toEqual({ id: of('one'), became: 'older' });
    const wrong = (reason: string, field: string) => ({ became: 'refused', reason, field });
    expect(await tell('couple', 'two', [b, c])).toMatchObject(wrong('elsewhere', 'members'));
    expect(await tell('couple', 'two', [c])).toMatchObject(wrong('invalid', 'members'));
    expect(await tell('guild', 'two', [c], { name: undefined })).toMatchObject(wrong('invalid', 'name'));
    expect(await tell('guild', 'two', [c], { at: noon + 600_000 })).toMatchObject(wrong('future', 'at'));
    expect(await tell('guild', 'two', [{ id: 'nobody', token: '' }])).toMatchObject(
      wrong('unknown-user', 'members'),
    );
    expect(await tell('guild', 'two', [a], { avatar: 'javascript:x' })).toMatchObject(
      wrong('invalid', 'avatar'),
    );
    const moved = [
      { kind: 'couple', id: of('one'), members: [], at: noon + 1 },
      { kind: 'couple', id: of('two'), members: [b?.id, c?.id], at: noon + 1 },
    ];
    const { data } = await post('/v2/groups', { groups: moved });
    expect(data).toEqual({ groups: moved.map(({ id }) => ({ id, became: 'kept' })) });
  });

  it('the audits see a couple of one, and a group that nobody stands for', async () => {
    await tell('guild', 'one', [a, b]);
    await tell('couple', 'one', [c, d]);
    const gone = (user: One | undefined) =>
      planted(h.db, `DELETE FROM app_group_members WHERE user_id = '${user?.id}'`);
    expect(await gone(b)).toEqual([]);
    expect(await gone(a)).toEqual(['groups: somebody stands for each group that there is']);
    expect(await gone(d)).toEqual(['groups: a couple is two people']);
  });

  it('the database holds nobody in two guilds, nor three in a couple', async () => {
    await tell('guild', 'one', [a]);
    await tell('couple', 'one', [a, b]);
    const add = (kind: string, id: string, user: One | undefined, seat: number) =>
      h.db.query('INSERT INTO app_group_members (kind, group_id, user_id, seat) VALUES ($1, $2, $3, $4)', [
        ...[kind, of(id), user?.id, seat],
      ]);
    await tell('guild', 'two', [b]);
    await expect(add('guild', 'two', a, 2)).rejects.toThrow(/unique|duplicate/);
    await expect(add('couple', 'one', c, 3)).rejects.toThrow(/check/);
  });
});

describe('the end of boards by groups', () => {
  it('pays everybody who was in the group, once, and keeps place, name and hash', async () => {
    const day = '2025-06-11';
    await tell('guild', 'owls', [a, b]);
    await tell('guild', 'larks', [c]);
    await send(d, a, { guild: of('owls') }, { count: 2 });
    await send(d, c, { guild: of('larks') });
    const then = at('2025-06-12T00:10:00');
    h.setClock(then);
    await Promise.all([settle(then), settle(then)]);
    await settle(then + 1000);
    // Who changes afterwards keeps what was settled, and a late gift changes nothing.
    await tell('guild', 'owls', [b], { name: 'Renamed', at: then });
    await tell('guild', 'larks', [], { at: then });
    await tell('guild', 'owls', [b, c], { at: then + 1 });
    await send(d, c, { guild: of('larks') }, { count: 9, at: at('2025-06-11T23:00:00') });
    const settled = await board('guilds', a, '?day=2');
    expect([settled.settled, settled.day, rows(settled)]).toEqual([
      true,
      day,
      [
        [1, of('owls'), 'The owls', a?.id, 20],
        [2, of('larks'), 'The larks', c?.id, 10],
      ],
    ]);
    expect(settled.me).toMatchObject({ rank: 1, group: of('owls') });
    const moved = await board('guilds', c, '?day=2');
    expect(moved.me, 'a place is that of then, not of a better guild since').toMatchObject({
      rank: 2,
      group: of('larks'),
    });
    expect((await board('guilds', d, '?day=2')).me).toBeNull();
    const { rows: grants } = await h.db.query(
      "SELECT user_id, points, reference FROM grants WHERE kind = 'boards' AND reference LIKE 'guilds%' ORDER BY user_id",
    );
    expect(grants).toEqual(
      [a, b]
        .map((user) => ({ user_id: user?.id, points: 2, reference: `guilds ${day} 2025-06-10` }))
        .sort((one, other) => ((one.user_id ?? '') < (other.user_id ?? '') ? -1 : 1)),
    );
    const receipt = (await h.call('GET', `${base}/boards/guilds/receipt?day=2`))
      .data as unknown as BoardReceiptAnswer;
    expect(
      receipt.rows.map(({ group, people, user, granted }) => [group, people, user.nickname, granted]),
    ).toEqual([
      [of('owls'), 2, 'The owls', true],
      [of('larks'), 1, 'The larks', false],
    ]);
    const { activity, subject, round, participants, tiers } = receipt;
    const lines = [
      [activity, 'boards', subject, round, participants],
      ...tiers.map(({ id, from, to, gives }) => [
        id,
        from,
        to,
        gives.map((one) => [one.points, one.prize, one.days]),
      ]),
      ...receipt.rows.map((row) => [row.rank, row.user.user_id, row.score, row.reachedAt, row.tier]),
    ];
    expect(hashOfLines(lines)).toBe(receipt.hash);
    const rules = {
      order: 'boards: boards by groups are settled as they stood',
      stands: 'boards: whoever stands for a group was in it when it was settled',
      paid: 'boards: each of a group whose place was paid has what its tier gives',
    };
    const off = 'ALTER TABLE grants DISABLE TRIGGER USER;';
    const [results, people] = ['board_group_results', 'board_group_result_people'];
    for (const [sql, ...told] of [
      ['SELECT 1'],
      [`UPDATE ${results} SET score = score + 1 WHERE place = 1`, rules.order],
      [`UPDATE board_group_scores SET score = score + 1 WHERE day = '${day}'`, rules.order],
      [`UPDATE ${people} SET user_id = '${d?.id}' WHERE user_id = '${c?.id}'`, rules.stands],
      [`${off} DELETE FROM grants WHERE user_id = '${b?.id}' AND reference LIKE 'guilds%'`, rules.paid],
    ] as const) {
      const found = await planted(h.db, sql);
      expect(found, sql).toEqual(expect.arrayContaining([...told]));
      if (told.length === 0) expect(found).toEqual([]);
    }
    const hall = (await h.call('GET', `${base}/boards/guilds/champions`)).data as unknown as ChampionsAnswer;
    expect(hall.items.map(({ day: of, rows: first }) => [of, first[0]?.user.nickname])).toEqual([
      [day, 'The owls'],
    ]);
  });
});
