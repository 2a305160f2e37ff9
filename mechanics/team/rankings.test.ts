// Every third day, 4 s: opens a server with a database of its own.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns, type SourceDocument } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { recountTeams } from './recount.ts';
import { callsOf, type Person } from './testing.ts';

const { h, gift } = openFair();
const { post, found, join, leave, ranking, rankingReceipt, rankingChampions, board, moderate } = callsOf(h);
type Founded = Awaited<ReturnType<typeof found>>;

const settleAt = async (now: number, documents: readonly SourceDocument[] = [fair]) => {
  h.setClock(now);
  await settleDue(h.db, readCampaigns(documents, mechanics), mechanics, now);
};
const told = (rows: readonly { rank: number; user: { nickname: string }; score: number }[]) =>
  rows.map(({ rank, user, score }) => `${rank} ${user.nickname} ${score}`);
/** What somebody was given for places of days. */
const given = async ({ id }: Pick<Person, 'id'>) => {
  const { rows } = await h.db.query<{ reference: string; points: number }>(
    "SELECT reference, points FROM grants WHERE user_id = $1 AND kind = 'team' AND reference LIKE 'daily %' ORDER BY reference",
    [id],
  );
  return rows.map(({ reference, points }) => `${reference.split(' ')[1]}: ${points}`);
};

let [owls, larks, moths]: Founded[] = [];
const teams = () => {
  if (!owls || !larks || !moths) throw new Error('no teams');
  return { owls, larks, moths };
};
/** In the owls until the evening, then in the larks. */
let changer: Person;
/** In the owls until the day is over, and gone before it is settled. */
let early: Person;
/** Comes to the owls when the day is over. */
let late: Person;

beforeAll(async () => {
  h.setClock(at('2025-06-11T09:00:00'));
  [owls, larks, moths] = [await found('Owls'), await found('Larks'), await found('Moths')];
  [changer, early, late] = [await h.newUser(), await h.newUser(), await h.newUser()];
});

describe('a day', () => {
  it('counts what was done in it, for the team that whoever did it was in then', async () => {
    const { owls, larks, moths } = teams();
    h.setClock(at('2025-06-11T10:00:00'));
    await join(changer, { team: owls.id });
    await join(early, { team: owls.id });
    h.setClock(at('2025-06-11T12:00:00'));
    await gift(changer.id, owls.captain.id, { at: at('2025-06-11T12:00:00'), count: 3 });
    h.setClock(at('2025-06-11T18:00:00'));
    await leave(changer);
    await join(changer, { team: larks.id });
    await gift(changer.id, owls.captain.id, { at: at('2025-06-11T18:00:00'), count: 2 });
    await gift(changer.id, owls.captain.id, { at: at('2025-06-11T17:59:59.999') });
    h.setClock(at('2025-06-11T20:00:00'));
    await gift(moths.captain.id, owls.captain.id, { at: at('2025-06-11T20:00:00'), count: 50 });
    const today = await ranking('daily');
    expect([today.day, today.settled, told(today.rows)]).toEqual([
      '2025-06-11',
      false,
      ['1 Moths 501', '2 Owls 43', '3 Larks 21'],
    ]);
    expect(today.days?.slice(0, 2)).toEqual(['2025-06-10', '2025-06-11']);
    expect((await ranking('daily', '?day=1')).rows).toEqual([]);
    expect(told((await ranking('hourly', '?day=43')).rows), 'from 18:00 to 19:00').toEqual(['1 Larks 20']);
    expect((await h.call('GET', '/v2/activities/fair/teams/rankings/daily?day=9')).code).not.toBe(0);
    expect((await h.call('GET', '/v2/activities/fair/teams/rankings/weekly')).code).not.toBe(0);
  });

  it('tells one’s own place with both gaps, by the team that one is in now; nothing to who is in none', async () => {
    const { owls } = teams();
    expect((await ranking('daily', '', owls.captain)).me).toMatchObject({
      ...{ rank: 2, place: 2, score: 43, gap: 458, lead: 22 },
      user: { nickname: 'Owls', user_id: owls.captain.id },
    });
    expect((await ranking('daily', '', changer)).me).toMatchObject({ rank: 3, gap: 22, lead: null });
    expect((await ranking('daily', '', late)).me).toBeNull();
    expect((await ranking('daily')).me).toBeNull();
    const { rows, total, next } = await ranking('daily', '?size=2');
    expect([told(rows), total, next]).toEqual([['1 Moths 501', '2 Owls 43'], 3, '2']);
    expect(told((await ranking('daily', '?size=2&cursor=2')).rows)).toEqual(['3 Larks 21']);
  });

  it('takes what was on its way until its bell, and what comes later counts in the whole campaign alone', async () => {
    const { larks } = teams();
    const scores = async () => [
      (await ranking('daily', '?day=2', larks.captain)).me?.score,
      (await board(larks.captain)).me?.score,
    ];
    h.setClock(at('2025-06-12T00:09:59.999'));
    await gift(larks.captain.id, changer.id, { at: at('2025-06-11T23:59:59.999') });
    expect(await scores()).toEqual([31, 31]);
    h.setClock(at('2025-06-12T00:10:00'));
    await gift(larks.captain.id, changer.id, { at: at('2025-06-11T23:59:59') });
    expect(await scores()).toEqual([31, 41]);
  });

  it('stands as its teams were when it ended, whoever comes or goes until it is settled', async () => {
    const { owls, moths } = teams();
    h.setClock(at('2025-06-12T00:01:00'));
    await leave(early);
    await join(late, { team: owls.id });
    await leave(moths.captain);
    const over = await ranking('daily', '?day=2', early);
    expect([over.settled, over.counting, told(over.rows)]).toEqual([
      false,
      true,
      ['1 Moths 501', '2 Owls 43', '3 Larks 31'],
    ]);
    expect(over.me, 'the team of then').toMatchObject({ place: 2, user: { nickname: 'Owls' } });
    expect((await ranking('daily', '?day=2', late)).me).toBeNull();
    expect(
      (await board()).rows.map(({ user }) => user.nickname),
      'of the whole campaign',
    ).not.toContain('Moths');
  });

  it('is settled once, paid to who was in the team when it ended, and told with a receipt', async () => {
    const { owls, larks, moths } = teams();
    const then = at('2025-06-12T00:10:00');
    expect(await rankingReceipt('daily', '?day=2')).toMatchObject({ rows: [], hash: null });
    await Promise.all([settleAt(then), settleAt(then)]);
    await settleAt(then + 1000);
    for (const one of [owls.captain, early, moths.captain])
      expect(await given(one)).toEqual(['2025-06-11: 7']);
    for (const one of [late, changer, larks.captain]) expect(await given(one)).toEqual([]);
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
      [owls.captain.id, early.id].sort(),
      [larks.captain.id, changer.id].sort(),
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
    const { owls, moths } = teams();
    h.setClock(at('2025-06-12T09:00:00'));
    await gift(owls.captain.id, late.id, { at: at('2025-06-11T12:00:00'), count: 100 });
    const past = await ranking('daily', '?day=2', early);
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
    const { larks } = teams();
    const members = async () => (await rankingReceipt('daily', '?day=2')).rows.map(({ members }) => members);
    const over = at('2025-06-12T00:00:00');
    h.setClock(over + 660_000);
    const before = await members();
    h.setClock(over - 1000);
    const slow = await h.newUser();
    await join(slow, { team: larks.id });
    await leave(changer);
    const { rows } = await h.db.query<{ user_id: string; joined_at: number; left_at: number | null }>(
      'SELECT user_id, joined_at, left_at FROM team_times WHERE user_id = $1 OR (user_id = $2 AND team_id <> 1)',
      [slow.id, changer.id],
    );
    expect(rows).toEqual([
      { user_id: slow.id, joined_at: over, left_at: null },
      { user_id: changer.id, joined_at: at('2025-06-11T18:00:00'), left_at: over },
    ]);
    h.setClock(over + 660_000);
    expect(await members()).toEqual(before);
    expect((await ranking('daily', '?day=2', slow)).me).toBeNull();
    expect(told((await ranking('daily', '?day=3')).rows), 'joining counts from then on').toContain(
      '1 Larks 1',
    );
  });

  it('before teams are final a small one has a place; from then on it stands in none', async () => {
    const { owls } = teams();
    h.setClock(at('2025-06-12T09:00:00'));
    const alone = await found('Alone');
    await gift(alone.captain.id, owls.captain.id, { at: at('2025-06-12T09:00:00'), count: 9 });
    await gift(owls.captain.id, alone.captain.id, { at: at('2025-06-12T09:00:00') });
    expect(told((await ranking('daily')).rows)).toContain('1 Alone 91');
    h.setClock(at('2025-06-12T12:00:00'));
    const { rows, me } = await ranking('daily', '', alone.captain);
    expect(rows.map(({ user }) => user.nickname)).not.toContain('Alone');
    expect(me).toMatchObject({ rank: null, place: null, score: 91 });
    await settleAt(at('2025-06-13T00:10:00'));
    expect(await given(alone.captain)).toEqual([]);
    expect(await given(owls.captain)).toEqual(['2025-06-11: 7', '2025-06-12: 7']);
    expect(told((await ranking('hourly', '?day=58')).rows), 'an hour before').toContain('1 Alone 91');
  });
});

it('whoever stands for a team whose captain came after the day is who had been there longest', async () => {
  const { rows } = await h.db.query<{ captain: string }>(
    "SELECT captain FROM team_settled WHERE subject = 'daily 2025-06-11' AND place = 2",
  );
  const { owls } = teams();
  expect(rows).toEqual([{ captain: owls.captain.id }]);
});

it('each row is what the facts say', async () => {
  const { rows } = await h.db.query(`
    SELECT day, team_id, score, reached_at FROM team_period_scores WHERE ranking = 'daily'
    EXCEPT
    SELECT to_char(to_timestamp(f.at / 1000.0) AT TIME ZONE 'UTC' + interval '8 hours', 'YYYY-MM-DD'), m.team_id,
      sum(f.points), max(f.at)
    FROM facts f JOIN team_times m ON m.activity = f.activity AND m.user_id = f.from_user AND m.joined_at <= f.at
      AND (m.left_at IS NULL OR f.at < m.left_at)
    WHERE f.kind IN ('gift', 'team') AND f.heard < (floor((f.at + 28800000) / 86400000.0)::int8 + 1) * 86400000 - 28800000 + 600000
    GROUP BY 1, 2`);
  expect(rows).toEqual([]);
  expect(
    (await h.db.query("SELECT 1 FROM team_period_scores WHERE ranking = 'daily'")).rows.length,
  ).toBeGreaterThan(3);
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
  const keys = [`daily 2025-06-11 ${owls}`, `daily 2025-06-11 ${larks}`, `teams  ${owls}`, `teams  ${larks}`];
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
    await h.db.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`, [
      `[${rows.map(({ of }) => of).join()}]`,
    ]);
  expect(await recountTeams(h.db, campaign)).toEqual(whole);
});

it('a day that was settled stays so where the beginning is moved: nobody is paid for it again', async () => {
  const { owls } = teams();
  const earlier = structuredClone(fair) as unknown as { document: { schedule: { start: string } } };
  earlier.document.schedule.start = '2025-06-09T00:00:00+08:00';
  const documents = [earlier as unknown as SourceDocument];
  const now = at('2025-06-13T00:11:00');
  h.setClock(now);
  /** @param day by its number, which counts from the beginning */
  const stands = async (day: number) => {
    const { rows, settled, counting } = await ranking('daily', `?day=${day}`);
    return [await given(owls.captain), await rankingReceipt('daily', `?day=${day}`), rows, settled, counting];
  };
  const before = await stands(2);
  await h.app.setDocuments(documents);
  await settleAt(now, documents);
  expect(await stands(3)).toEqual(before);
  await h.app.setDocuments([fair]);
});

it('a ranking that a document gains while it is live counts from then on, and what was over then is settled empty', async () => {
  const { owls } = teams();
  const more = structuredClone(fair) as unknown as {
    route: string;
    document: { campaign: { teams: { rankings: object[] } } };
  };
  more.document.campaign.teams.rankings.push({ id: 'later', period: 'day' });
  const documents = [more as unknown as SourceDocument];
  h.setClock(at('2025-06-12T20:00:00'));
  await h.app.setDocuments(documents);
  await gift(owls.captain.id, late.id, { at: at('2025-06-12T20:00:00') });
  expect(told((await ranking('later')).rows)).toEqual(['1 Owls 10']);
  await settleAt(at('2025-06-12T20:01:00'), documents);
  expect(await rankingReceipt('later', '?day=2')).toMatchObject({ participants: 0, rows: [] });
  await h.app.setDocuments([fair]);
  expect((await post('/goals/begun', owls.captain)).code).toBe(0);
});
