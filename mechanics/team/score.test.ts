// Every third day, 4 s: opens a server with a database of its own.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { write } from './hear.ts';
import { refusals } from './refusals.ts';
import { callsOf } from './testing.ts';

const { h, gift } = openFair();
const { post, mine, found, join, leave, board, receipt } = callsOf(h);
const minute = 60_000;
const claim = (one: { id: string; token: string }, goal: string) => post(`/goals/${goal}`, one);
const grantsOf = async (user: string) => {
  const { rows } = await h.db.query<{ kind: string; what: string }>(
    "SELECT kind, COALESCE(prize || ' ' || days, points::text) AS what FROM grants WHERE user_id = $1 AND kind LIKE 'team%' ORDER BY kind, what",
    [user],
  );
  return rows.map(({ kind, what }) => `${kind}: ${what}`);
};

describe('what counts for a team', () => {
  it('a fact counts for the team that its sender was in at the moment of the fact, however late it is told', async () => {
    const [a, b] = [await found('Score A'), await found('Score B')];
    const one = await h.newUser();
    const tell = (when: number) => gift(one.id, a.captain.id, { at: when });
    const scores = async () => [(await mine(a.captain)).team?.score, (await mine(b.captain)).team?.score];
    await tell(noon);
    expect(await scores(), 'in no team yet').toEqual([1, 1]);
    h.setClock(noon + minute);
    await join(one, { team: a.id });
    expect(await scores(), 'joining counts as well').toEqual([2, 1]);
    await tell(noon + minute);
    expect(await scores()).toEqual([12, 1]);
    h.setClock(noon + 2 * minute);
    await leave(one);
    h.setClock(noon + 3 * minute);
    await join(one, { team: b.id });
    expect(await scores(), 'joining is told once a person').toEqual([12, 1]);
    h.setClock(noon + 4 * minute);
    await tell(noon + minute + 1);
    expect(await scores(), 'done in A').toEqual([22, 1]);
    await tell(noon + 2 * minute);
    expect(await scores(), 'done between both').toEqual([22, 1]);
    await tell(noon + 3 * minute);
    expect(await scores(), 'done in B').toEqual([22, 11]);
    const seat = (await mine(one)).team?.seats.find(({ me }) => me);
    expect(seat?.score, 'what one has brought this team').toBe(10);
  });

  it('a team has come to what its people have brought, also where somebody leaves while what they did is counted', async () => {
    const a = await found('Left A');
    const one = await h.newUser();
    await join(one, { team: a.id });
    const [campaign] = readCampaigns([fair], mechanics).byId.values();
    if (!campaign) throw new Error('no campaign');
    const worth = {
      kind: 'gift',
      thing: 'rose',
      to: a.captain.id,
      count: 1,
      points: 10,
      earned: 0,
      heard: noon,
    };
    const work = write(campaign, [
      { ...worth, id: 'left-while-counted', from: one.id, at: noon + minute } as never,
    ]);
    await h.db.transaction(async (tx) => {
      let statements = 0;
      // As another transaction would between two statements of this one.
      const meanwhile = async () => {
        statements += 1;
        await tx.query('UPDATE team_seats SET joined_at = joined_at + $2 WHERE user_id = $1', [
          one.id,
          60 * minute,
        ]);
      };
      const watched = {
        query: async (sql: string, parameters?: unknown[]) => {
          const answer = await tx.query(sql, parameters as never);
          await meanwhile();
          return answer;
        },
      };
      await work?.(watched as never, (() => undefined) as never);
      expect(statements).toBeGreaterThan(0);
      await tx.query('UPDATE team_seats SET joined_at = joined_at - $2 WHERE user_id = $1', [
        one.id,
        60 * minute * statements,
      ]);
    });
    const { rows } = await h.db.query<{ score: number; brought: number }>(
      'SELECT s.score, sum(g.amount)::int8 AS brought FROM team_scores s JOIN team_gains g USING (team_id) WHERE s.team_id = (SELECT team_id FROM team_seats WHERE user_id = $1) GROUP BY s.score',
      [one.id],
    );
    expect(rows).toEqual([{ score: 12, brought: 12 }]);
  });

  it('two facts of one batch go to two teams where their sender has changed between them', async () => {
    const [a, b] = [await found('Batch A'), await found('Batch B')];
    const one = await h.newUser();
    await join(one, { team: a.id });
    h.setClock(noon + minute);
    await leave(one);
    await join(one, { team: b.id });
    await Promise.all([noon, noon + minute].map((when) => gift(one.id, a.captain.id, { at: when })));
    expect([(await mine(a.captain)).team?.score, (await mine(b.captain)).team?.score]).toEqual([12, 11]);
  });
});

describe('goals', () => {
  it('each member claims once, in whichever team, and what others claimed is theirs', async () => {
    const { captain, id } = await found('Goals');
    const one = await h.newUser();
    await join(one, { team: id });
    const goal = async (who: typeof one, of: string) =>
      (await mine(who)).goals.find((entry) => entry.id === of);
    expect(await goal(one, 'loud')).toMatchObject({ reached: false, reason: 'TEAM_GOAL_NOT_REACHED' });
    expect((await claim(one, 'loud')).code).toBe(refusals.TEAM_GOAL_NOT_REACHED.code);
    await gift(captain.id, one.id, { count: 100 });
    expect(await goal(one, 'loud')).toMatchObject({ reached: true, can: 'claim' });
    const all = await Promise.all(Array.from({ length: 5 }, () => claim(one, 'loud')));
    expect(all.map(({ code }) => code).sort()).toEqual([
      0,
      ...Array(4).fill(refusals.TEAM_GOAL_CLAIMED.code),
    ]);
    expect((await claim(captain, 'begun')).data).toMatchObject({ goal: 'begun', gives: [{ points: 6 }] });
    await leave(one);
    const other = await found('Goals Again');
    await join(one, { team: other.id });
    await gift(other.captain.id, one.id, { count: 100 });
    expect((await claim(one, 'loud')).code, 'not in another team again').toBe(
      refusals.TEAM_GOAL_CLAIMED.code,
    );
    expect(await grantsOf(one.id)).toEqual(['team-goal: garland 3']);
    expect((await claim(await h.newUser(), 'begun')).code).toBe(refusals.NO_TEAM.code);
  });
});

describe('the ranking', () => {
  let bigOne: Awaited<ReturnType<typeof h.newUser>> | undefined;
  let bigTeam = '';
  it('answers as a board does: names of teams, one’s own place and both gaps; too small a team falls out at the lock', async () => {
    const [big, small] = [await found('Rank Big'), await found('Rank Small')];
    const one = await h.newUser();
    await join(one, { team: big.id });
    await gift(one.id, big.captain.id, { count: 1000 });
    await gift(small.captain.id, one.id, { count: 2000 });
    const before = await board(one, '?size=2');
    expect(before.rows.map(({ rank, user, score }) => [rank, user.nickname, user.user_id, score])).toEqual([
      [1, 'Rank Small', small.captain.id, 20_001],
      [2, 'Rank Big', big.captain.id, 10_002],
    ]);
    expect(before.me).toMatchObject({ rank: 2, score: 10_002, gap: 9999, user: { nickname: 'Rank Big' } });
    expect((await mine(one)).team).toMatchObject({ place: 2, gap: 9999 });
    await found('Rank Third');
    const behind = (await board(one, '?size=3')).rows[2]?.score ?? Number.NaN;
    expect((await board(one, '?size=1')).me).toMatchObject({ place: 2, lead: 10_002 - behind });
    expect((await board(small.captain, '?size=1')).me).toMatchObject({ place: 1, gap: null, lead: 9999 });
    expect((await board()).me).toBeNull();
    bigOne = one;
    bigTeam = big.id;
    h.setClock(at('2025-06-12T12:00:00'));
    const after = await board(one, '?size=1');
    expect(after.rows[0]?.user.nickname).toBe('Rank Big');
    expect((await mine(small.captain)).team).toMatchObject({ small: true, place: null });
    expect((await mine(small.captain)).goals[0]?.reason).toBe('TEAM_TOO_SMALL');
    expect((await claim(small.captain, 'begun')).code).toBe(refusals.TEAM_TOO_SMALL.code);
  });

  it('is settled once: every member of a place has what its tier gives, and the receipt proves the order', async () => {
    const campaigns = readCampaigns([fair], mechanics);
    const then = at('2025-06-14T00:00:01');
    expect(await receipt()).toMatchObject({ rows: [], hash: null });
    h.setClock(then);
    await Promise.all([
      settleDue(h.db, campaigns, mechanics, then),
      settleDue(h.db, campaigns, mechanics, then),
    ]);
    await settleDue(h.db, campaigns, mechanics, then + 1000);
    const { rows, hash, tiers, participants, activity, round } = await receipt();
    const [first, second] = rows;
    const lead = (first?.score ?? 0) - (second?.score ?? 0);
    expect((await board(bigOne, '?size=1')).me).toMatchObject({ place: 1, gap: null, lead });
    expect(first).toMatchObject({
      ...{ rank: 1, user: { nickname: 'Rank Big' }, group: bigTeam, tie: null, tier: 'first', granted: true },
    });
    expect(first?.members).toHaveLength(2);
    for (const user of first?.members ?? []) expect(await grantsOf(user)).toContain('team: garland 30');
    for (const user of second?.members ?? []) expect(await grantsOf(user)).toContain('team: 20');
    expect(
      rows.map(({ user }) => user.nickname),
      'too small',
    ).not.toContain('Rank Small');
    const lines = [
      [activity, 'team', 'teams', round, participants],
      ...tiers.map(({ id, from, to, gives }) => [
        id,
        from,
        to,
        gives.map((one) => [one.points, one.prize, one.days]),
      ]),
      ...rows.map((row) => [row.rank, row.user.user_id, row.score, row.reachedAt, row.tier]),
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    const settled = await board();
    expect([settled.settled, settled.rows.map(({ user }) => user.nickname)]).toEqual([
      true,
      rows.map(({ user }) => user.nickname),
    ]);
    const hall = (await h.call('GET', `${base}/teams/champions`)).data as unknown as ChampionsAnswer;
    expect(hall).toMatchObject({ items: [{ day: null, from: at('2025-06-10T00:00:00'), participants }] });
    expect(hall.items[0]?.rows.map(({ rank, user, score }) => [rank, user.nickname, score])).toEqual(
      rows.slice(0, 3).map(({ rank, user, score }) => [rank, user.nickname, score]),
    );
    await gift(first?.members?.[0] ?? '', first?.members?.[1] ?? '', { at: at('2025-06-13T12:00:00') });
    expect((await board()).rows[0]?.score, 'what is told later changes nothing').toBe(first?.score);
  });
});
