// Every third day, 4 s: opens a server with a database of its own.
import { beforeAll, describe, expect, it } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import type { SourceDocument } from '../../server/kernel/campaigns.ts';
import { callsOf, playDay, tellingOf } from './testing.ts';

const opened = openFair();
const { h, gift } = opened;
const { post, found, ranking, rankingReceipt, board } = callsOf(h);
const { settleAt, told, given } = tellingOf(h);
let day: Awaited<ReturnType<typeof playDay>>;
beforeAll(async () => {
  day = await playDay(opened);
});

describe('a day', () => {
  it('counts what was done in it, for the team that whoever did it was in then', async () => {
    h.setClock(at('2025-06-11T20:00:00'));
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
    const { owls } = day;
    expect((await ranking('daily', '', owls.captain)).me).toMatchObject({
      ...{ rank: 2, place: 2, score: 43, gap: 458, lead: 22 },
      user: { nickname: 'Owls', user_id: owls.captain.id },
    });
    expect((await ranking('daily', '', day.changer)).me).toMatchObject({ rank: 3, gap: 22, lead: null });
    expect((await ranking('daily', '', day.late)).me).toBeNull();
    expect((await ranking('daily')).me).toBeNull();
    const { rows, total, next } = await ranking('daily', '?size=2');
    expect([told(rows), total, next]).toEqual([['1 Moths 501', '2 Owls 43'], 3, '2']);
    expect(told((await ranking('daily', '?size=2&cursor=2')).rows)).toEqual(['3 Larks 21']);
  });

  it('takes what was on its way until its bell, and what comes later counts in the whole campaign alone', async () => {
    const { larks } = day;
    const scores = async () => [
      (await ranking('daily', '?day=2', larks.captain)).me?.score,
      (await board(larks.captain)).me?.score,
    ];
    await day.comesInTime();
    expect(await scores()).toEqual([31, 31]);
    await day.comesTooLate();
    expect(await scores()).toEqual([31, 41]);
  });

  it('stands as its teams were when it ended, whoever comes or goes until it is settled', async () => {
    await day.comeAndGo();
    const over = await ranking('daily', '?day=2', day.early);
    expect([over.settled, over.counting, told(over.rows)]).toEqual([
      false,
      true,
      ['1 Moths 501', '2 Owls 43', '3 Larks 31'],
    ]);
    expect(over.me, 'the team of then').toMatchObject({ place: 2, user: { nickname: 'Owls' } });
    expect((await ranking('daily', '?day=2', day.late)).me).toBeNull();
    expect(
      (await board()).rows.map(({ user }) => user.nickname),
      'of the whole campaign',
    ).not.toContain('Moths');
  });

  it('before teams are final a small one has a place; from then on it stands in none', async () => {
    const { owls } = day;
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

it('a ranking that a document gains while it is live counts from then on, and what was over then is settled empty', async () => {
  const { owls } = day;
  const more = structuredClone(fair) as unknown as {
    route: string;
    document: { campaign: { teams: { rankings: object[] } } };
  };
  more.document.campaign.teams.rankings.push({ id: 'later', period: 'day' });
  const documents = [more as unknown as SourceDocument];
  h.setClock(at('2025-06-12T20:00:00'));
  await h.app.setDocuments(documents);
  await gift(owls.captain.id, day.late.id, { at: at('2025-06-12T20:00:00') });
  expect(told((await ranking('later')).rows)).toEqual(['1 Owls 10']);
  await settleAt(at('2025-06-12T20:01:00'), documents);
  expect(await rankingReceipt('later', '?day=2')).toMatchObject({ participants: 0, rows: [] });
  await h.app.setDocuments([fair]);
  expect((await post('/goals/begun', owls.captain)).code).toBe(0);
});
