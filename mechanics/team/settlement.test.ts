// Every third day, 4 s: opens a server with a database of its own.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns, type SourceDocument } from '../../server/kernel/campaigns.ts';
import { mechanics } from '../index.ts';
import { recountTeams } from './recount.ts';
import { callsOf, playDay, tellingOf } from './testing.ts';

const opened = openFair();
const { h, gift } = opened;
const { join, leave, ranking, rankingReceipt, rankingChampions, moderate } = callsOf(h);
const { settleAt, told, given } = tellingOf(h);
let day: Awaited<ReturnType<typeof playDay>>;
beforeAll(async () => {
  day = await playDay(opened);
  await day.comesInTime();
  await day.comesTooLate();
  await day.comeAndGo();
});

describe('a day that is over', () => {
  it('is settled once, paid to who was in the team when it ended, and told with a receipt', async () => {
    const { owls, larks, moths } = day;
    const then = at('2025-06-12T00:10:00');
    expect(await rankingReceipt('daily', '?day=2')).toMatchObject({ rows: [], hash: null });
    await Promise.all([settleAt(then), settleAt(then)]);
    await settleAt(then + 1000);
    for (const one of [owls.captain, day.early, moths.captain])
      expect(await given(one)).toEqual(['2025-06-11: 7']);
    for (const one of [day.late, day.changer, larks.captain]) expect(await given(one)).toEqual([]);
    const { activity, subject, round, participants, tiers, rows, hash } = await rankingReceipt(
      'daily',
      '?day=2',
    );
    expect([
      subject,
      participants,
      rows.map(({ user, tier, granted }) => [user.nickname, tier, granted]),
    ]).toEqual([
      'daily 2025-06-11',
      3,
      [
        ['Moths', 'best', true],
        ['Owls', 'best', true],
        ['Larks', null, false],
      ],
    ]);
    expect(rows.map(({ members }) => members)).toEqual([
      [moths.captain.id],
      [owls.captain.id, day.early.id].sort(),
      [larks.captain.id, day.changer.id].sort(),
    ]);
    expect(rows.map(({ group, people }) => [group, people])).toEqual([
      [moths.id, 1],
      [owls.id, 2],
      [larks.id, 2],
    ]);
    const lines = [
      [activity, 'team', subject, round, participants],
      ...tiers.map(({ id, from, to, gives }) => [
        ...[id, from, to],
        gives.map((one) => [one.points, one.prize, one.days]),
      ]),
      ...rows.map((row) => [row.rank, row.user.user_id, row.score, row.reachedAt, row.tier]),
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });

  it('its receipt comes page by page, with the same rows', async () => {
    h.setClock(at('2025-06-12T00:10:01'));
    const whole = await rankingReceipt('daily', '?day=2');
    expect([whole.total, whole.next]).toEqual([3, null]);
    const pages = [
      await rankingReceipt('daily', '?day=2&size=2'),
      await rankingReceipt('daily', '?day=2&size=2&cursor=2'),
    ];
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    expect(pages.map(({ next, hash }) => [next, hash])).toEqual([
      ['2', whole.hash],
      [null, whole.hash],
    ]);
  });

  it('stays as it was settled, with places, gaps and names; a name that is hidden later is hidden there, too', async () => {
    const { owls, moths } = day;
    h.setClock(at('2025-06-12T09:00:00'));
    await gift(owls.captain.id, day.late.id, { at: at('2025-06-11T12:00:00'), count: 100 });
    const past = await ranking('daily', '?day=2', day.early);
    expect([past.settled, told(past.rows), past.me]).toMatchObject([
      true,
      ['1 Moths 501', '2 Owls 43', '3 Larks 31'],
      { rank: 2, place: 2, score: 43, gap: 458, lead: 12 },
    ]);
    await moderate(moths.id, 'no');
    expect((await ranking('daily', '?day=2')).rows[0]?.user.nickname).toMatch(/^#/);
    const { items } = await rankingChampions('daily');
    expect(items.map(({ day, rows }) => [day, rows.map(({ user }) => user.nickname.slice(0, 1))])).toEqual([
      ['2025-06-11', ['#', 'O', 'L']],
    ]);
    expect((await rankingReceipt('daily', '?day=2')).rows[0]?.user.nickname).toMatch(/^#/);
  });

  it('a process whose clock is behind changes nothing of it: who comes or goes by that clock does so afterwards', async () => {
    const { larks } = day;
    const members = async () => (await rankingReceipt('daily', '?day=2')).rows.map(({ members }) => members);
    const over = at('2025-06-12T00:00:00');
    h.setClock(over + 660_000);
    const before = await members();
    h.setClock(over - 1000);
    const slow = await h.newUser();
    await join(slow, { team: larks.id });
    await leave(day.changer);
    const { rows } = await h.db.query<{ user_id: string; joined_at: number; left_at: number | null }>(
      'SELECT user_id, joined_at, left_at FROM team_times WHERE user_id = $1 OR (user_id = $2 AND team_id <> 1)',
      [slow.id, day.changer.id],
    );
    expect(rows).toEqual([
      { user_id: slow.id, joined_at: over, left_at: null },
      { user_id: day.changer.id, joined_at: at('2025-06-11T18:00:00'), left_at: over },
    ]);
    h.setClock(over + 660_000);
    expect(await members()).toEqual(before);
    expect((await ranking('daily', '?day=2', slow)).me).toBeNull();
    expect(told((await ranking('daily', '?day=3')).rows), 'joining counts from then on').toContain(
      '1 Larks 1',
    );
  });

  it('whoever stands for a team whose captain came after the day is who had been there longest', async () => {
    const { rows } = await h.db.query<{ captain: string }>(
      "SELECT captain FROM team_settled WHERE subject = 'daily 2025-06-11' AND place = 2",
    );
    const { owls } = day;
    expect(rows).toEqual([{ captain: owls.captain.id }]);
  });

  it('rankings made anew from the facts are those that there are; each difference is found', async () => {
    const campaign = readCampaigns([fair], mechanics).byId.get('fair');
    if (campaign === undefined) throw new Error('the fair is a campaign');
    const rowsOf = async (sql: string, values: unknown[] = []) =>
      (await h.db.query<{ of: string }>(sql, values)).rows;
    const whole = await recountTeams(h.db, campaign);
    expect(whole).toMatchObject({ wrong: [], late: 0 });
    expect(whole.facts).toBeGreaterThan(5);
    const there = "SELECT ranking AS of FROM team_standings WHERE activity = 'fair' AND score > 0";
    expect(whole.rows).toBe((await rowsOf(there)).length);
    const numberOf = async (name: string) =>
      (await rowsOf('SELECT team_id::text AS of FROM teams WHERE name = $1', [name]))[0]?.of ?? '';
    const [owls, larks, moths] = [await numberOf('Owls'), await numberOf('Larks'), await numberOf('Moths')];
    const ofDay = "day = '2025-06-11' AND team_id";
    const [kept, keptWhole] = [
      await rowsOf('SELECT row_to_json(t)::text AS of FROM team_period_scores t'),
      await rowsOf('SELECT row_to_json(t)::text AS of FROM team_scores t'),
    ];
    await h.db.query(`UPDATE team_period_scores SET score = score + 1 WHERE ${ofDay} = $1::int8`, [owls]);
    await h.db.query(`UPDATE team_period_scores SET reached_at = reached_at - 1 WHERE ${ofDay} = $1::int8`, [
      larks,
    ]);
    await h.db.query(`DELETE FROM team_period_scores WHERE ${ofDay} = $1::int8`, [moths]);
    await h.db.query('UPDATE team_scores SET score = score - 1 WHERE team_id = $1::int8', [owls]);
    await h.db.query('DELETE FROM team_scores WHERE team_id = $1::int8', [larks]);
    const { wrong, late } = await recountTeams(h.db, campaign);
    const found = new Map(wrong.map((one) => [`${one.board} ${one.day} ${one.who}`, one]));
    const keys = [
      `daily 2025-06-11 ${owls}`,
      `daily 2025-06-11 ${larks}`,
      `teams  ${owls}`,
      `teams  ${larks}`,
    ];
    expect([...found.keys()].sort()).toEqual(keys.toSorted());
    expect(late, 'as of a day that was settled before it was told').toBe(1);
    const [raised, earlier, less, gone] = keys.map((key) => found.get(key));
    expect(raised?.kept?.[0]).toBe((raised?.told?.[0] ?? 0) + 1);
    expect(earlier?.kept?.[1]).toBe((earlier?.told?.[1] ?? 0) - 1);
    expect(less?.kept?.[0]).toBe((less?.told?.[0] ?? 0) - 1);
    expect([gone?.kept, gone?.told?.[0]]).toEqual([null, expect.any(Number)]);
    await h.db.query('DELETE FROM team_period_scores');
    await h.db.query('DELETE FROM team_scores');
    for (const [table, rows] of [
      ['team_period_scores', kept],
      ['team_scores', keptWhole],
    ] as const)
      await h.db.query(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`,
        [`[${rows.map(({ of }) => of).join()}]`],
      );
    expect(await recountTeams(h.db, campaign)).toEqual(whole);
  });

  it('a day that was settled stays so where the beginning is moved: nobody is paid for it again', async () => {
    const { owls } = day;
    const earlier = structuredClone(fair) as unknown as { document: { schedule: { start: string } } };
    earlier.document.schedule.start = '2025-06-09T00:00:00+08:00';
    const documents = [earlier as unknown as SourceDocument];
    await settleAt(at('2025-06-13T00:10:00'));
    const now = at('2025-06-13T00:11:00');
    h.setClock(now);
    /** @param day by its number, which counts from the beginning */
    const stands = async (day: number) => {
      const { rows, settled, counting } = await ranking('daily', `?day=${day}`);
      return [
        await given(owls.captain),
        await rankingReceipt('daily', `?day=${day}`),
        rows,
        settled,
        counting,
      ];
    };
    const before = await stands(2);
    await h.app.setDocuments(documents);
    await settleAt(now, documents);
    expect(await stands(3)).toEqual(before);
    await h.app.setDocuments([fair]);
  });
});
