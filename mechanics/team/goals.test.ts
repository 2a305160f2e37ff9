// Every third day, 5 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { refusals } from './refusals.ts';
import { callsOf, type Person } from './testing.ts';

const { h, gift } = openFair();
const { post, mine, found, join, leave } = callsOf(h);
const late = refusals.JOINED_AFTER_GOAL.code;

const claim = async (one: Person, goal = 'loud') => (await post(`/goals/${goal}`, one)).code;
const told = async (one: Person, goal = 'loud') => {
  const { reached, claimed, can, reason } = (await mine(one)).goals.find(({ id }) => id === goal) ?? {};
  return { reached, claimed, can, reason };
};
/** What a whole team and more have been given for its goals. */
const given = async (...people: Person[]) => {
  const { rows } = await h.db.query<{ times: number }>(
    `SELECT count(*)::int4 AS times FROM grants WHERE kind = 'team-goal' AND reference = 'loud' AND user_id = ANY($1)`,
    [people.map(({ id }) => id)],
  );
  return rows[0]?.times;
};
const people = (count: number) => Promise.all(Array.from({ length: count }, () => h.newUser()));
/** A team of a captain and one more, whose goal is reached by what the captain gives. */
async function reached(name: string) {
  const { captain, id } = await found(name);
  const one = await h.newUser();
  await join(one, { team: id });
  await gift(captain.id, one.id, { count: 100 });
  return { captain, one, id };
}

describe('a goal is shared by whoever was on the team when it was reached', () => {
  it('is not handed around: whoever joins later is told why not, before and after the tap', async () => {
    const { captain, one, id } = await reached('Handed On');
    const through = await people(5);
    for (const next of through) {
      await join(next, { team: id });
      expect(await told(next)).toEqual({ reached: true, claimed: false, reason: 'JOINED_AFTER_GOAL' });
      expect(await claim(next)).toBe(late);
      await leave(next);
    }
    expect([await claim(captain), await claim(one)]).toEqual([0, 0]);
    await leave(one);
    const [last] = await people(1);
    await join(last as Person, { team: id });
    expect(await claim(last as Person), 'a seat of which somebody has claimed brings nothing more').toBe(
      late,
    );
    expect(await given(captain, one, ...through, last as Person)).toBe(2);
  });

  it('is not bought by a small gift after it was reached; the next goal is theirs as well', async () => {
    const { captain, id } = await found('Small Gift');
    expect(await told(captain, 'begun')).toMatchObject({ can: 'claim' });
    const [next] = (await people(1)) as [Person];
    await join(next, { team: id });
    await gift(next.id, captain.id);
    expect(await claim(next, 'begun')).toBe(late);
    expect(await told(next)).toMatchObject({ reached: false, reason: 'TEAM_GOAL_NOT_REACHED' });
    await gift(captain.id, next.id, { count: 100 });
    expect(await told(next)).toEqual({ reached: true, claimed: false, can: 'claim' });
    expect(await claim(next)).toBe(0);
  });

  it('stays of those who were there: whoever comes back claims it, once', async () => {
    const { captain, one, id } = await reached('Come Back');
    await leave(one);
    expect(await claim(one)).toBe(refusals.NO_TEAM.code);
    await join(one, { team: id });
    expect(await told(one)).toMatchObject({ can: 'claim' });
    expect(await claim(one)).toBe(0);
    for (let turn = 0; turn < 3; turn += 1) {
      await leave(one);
      await join(one, { team: id });
      expect(await claim(one)).toBe(refusals.TEAM_GOAL_CLAIMED.code);
    }
    expect(await given(captain, one)).toBe(1);
  });

  it('is of no use to whoever left before it was reached and comes back behind it', async () => {
    const { captain, id } = await found('Too Soon');
    const [one, other] = (await people(2)) as [Person, Person];
    h.setClock(noon + 1000);
    await join(one, { team: id });
    await gift(one.id, captain.id, { at: noon + 1000 });
    h.setClock(noon + 2000);
    await leave(one);
    await join(other, { team: id });
    h.setClock(noon + 3000);
    await gift(captain.id, other.id, { count: 100, at: noon + 3000 });
    await join(one, { team: id });
    expect(await claim(one)).toBe(late);
    expect(await claim(other)).toBe(0);
  });

  it('does not follow somebody to a team that has it behind it, nor back from there', async () => {
    const [first, second] = [await reached('Hop One'), await reached('Hop Two')];
    await leave(first.one);
    await join(first.one, { team: second.id });
    expect(await claim(first.one)).toBe(late);
    await leave(first.one);
    await join(first.one, { team: first.id });
    expect(await claim(first.one)).toBe(0);
  });

  it('is claimed by no more than a team has seats, however many come and go at once', async () => {
    const { captain, id } = await found('Turnstile');
    const crowd = await people(12);
    await gift(captain.id, crowd[0]?.id ?? '', { count: 48 });
    await Promise.all([
      ...crowd.map(async (one) => {
        for (let tries = 0; tries < 20 && (await join(one, { team: id })).code !== 0; tries += 1);
        await claim(one);
        await leave(one);
      }),
      ...Array.from({ length: 3 }, () => gift(captain.id, crowd[0]?.id ?? '')),
    ]);
    await claim(captain);
    expect(await given(captain, ...crowd)).toBeLessThanOrEqual(3);
  });

  it('an audit sees a claim of somebody who was not there', async () => {
    const { captain } = await reached('Audited');
    expect(await claim(captain)).toBe(0);
    const rule = 'whoever claimed a goal was on the team when it was reached';
    expect(Object.entries(await audit(h.db, everyRoom)).filter(([, wrong]) => wrong > 0)).toEqual([]);
    for (const wrong of [
      `UPDATE team_seats SET joined_score = 900 WHERE user_id = '${captain.id}'`,
      `UPDATE team_claims SET reached = 90000 WHERE user_id = '${captain.id}'`,
    ])
      expect(await planted(h.db, wrong), wrong).toEqual([`team: ${rule}`]);
  });
});
