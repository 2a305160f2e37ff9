import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { createHarness, newKey, noon } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { recorded } from '../../server/fixtures/recorded.ts';
import { idOf } from '../../server/fixtures/test-ids.ts';
import { refusals } from './refusals.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { post, mine, found, list, join, leave, seats, moderate } = callsOf(h);
const locked = at('2025-06-12T12:00:00');

describe('founding', () => {
  it('makes the founder captain of a team with vacant seats and a code', async () => {
    const { captain } = await found('夜航西飞');
    const { team, found: may, locksAt } = await mine(captain);
    expect(team).toMatchObject({
      name: '夜航西飞',
      join: 'list',
      score: 1,
      small: false,
      leave: { can: 'leave' },
    });
    expect(team?.seats.map(({ user, captain: leads, me }) => [user?.user_id, leads, me])).toEqual([
      [captain.id, true, true],
      [undefined, false, false],
      [undefined, false, false],
    ]);
    expect(may).toEqual({ reason: 'IN_TEAM', nextAt: '2025-06-12T04:00:00.000Z' });
    expect(locksAt).toBe('2025-06-12T04:00:00.000Z');
    expect((await post('', captain, { name: 'Another' })).code).toBe(refusals.IN_TEAM.code);
  });

  it('a name is one team’s own, however it is written, until nobody is in it any more', async () => {
    const { captain } = await found('Low Battery');
    const other = await h.newUser();
    expect((await post('', other, { name: 'LOW-battery' })).code).toBe(refusals.TEAM_NAME_TAKEN.code);
    expect((await mine(other)).team).toBeNull();
    await leave(captain);
    expect((await post('', other, { name: 'low battery' })).code).toBe(0);
  });

  it('what is no name is refused, and nothing is founded', async () => {
    const one = await h.newUser();
    for (const name of ['x', '<b>bold</b>', 'a\u202eb c', 'much too long a name'])
      expect((await post('', one, { name })).code, name).toBe(refusals.BAD_TEAM_NAME.code);
    expect((await mine(one)).team).toBeNull();
  });

  it('the same key founds once; ten taps at once found one', async () => {
    const one = await h.newUser();
    const key = newKey();
    const first = await post('', one, { name: 'Off Beat' }, key);
    expect((await post('', one, { name: 'Off Beat' }, key)).text).toBe(first.text);
    const two = await h.newUser();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => post('', two, { name: `Storm ${n}` })),
    );
    expect(all.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe('joining', () => {
  it('by code, however it is typed, or from the list; once', async () => {
    const { captain, code, id } = await found('B Side');
    const [one, two, late] = [await h.newUser(), await h.newUser(), await h.newUser()];
    expect((await join(one, { code: ` ${code.toLowerCase()} ` })).data).toEqual({ team: id, members: 2 });
    expect((await join(one, { code })).data, 'who is in it stays as they are').toEqual({
      team: id,
      members: 2,
    });
    expect((await join(two, { team: id })).data).toEqual({ team: id, members: 3 });
    expect(await seats(captain)).toBe(`${captain.id} ${one.id} ${two.id}`);
    expect((await join(late, { code })).code).toBe(refusals.TEAM_FULL.code);
    expect((await join(late, { team: id })).code).toBe(refusals.TEAM_FULL.code);
    const { id: other } = await found('C Side');
    expect((await join(one, { team: other })).code).toBe(refusals.IN_TEAM.code);
  });

  it('a team that is joined by its code alone is in no list, and not by its number', async () => {
    const { id, code } = await found('Quiet', { join: 'code' });
    const one = await h.newUser();
    expect((await list(one)).teams.map((team) => team.id)).not.toContain(id);
    expect((await join(one, { team: id })).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await join(one, { code })).code).toBe(0);
  });

  it('the last seat goes to one of ten who want it at once', async () => {
    const { captain, id } = await found('Last Seat');
    await join(await h.newUser(), { team: id });
    const people = await Promise.all(Array.from({ length: 10 }, () => h.newUser()));
    const codes = (await Promise.all(people.map((one) => join(one, { team: id }))))
      .map(({ code }) => code)
      .sort();
    expect(codes).toEqual([0, ...Array(9).fill(refusals.TEAM_FULL.code)]);
    expect((await seats(captain)).split(' ')).toHaveLength(3);
  });

  it('nobody is in two teams who joins both at once', async () => {
    const [a, b] = [await found('Both A'), await found('Both B')];
    const one = await h.newUser();
    const codes = (await Promise.all([join(one, { team: a.id }), join(one, { code: b.code })])).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual([0, refusals.IN_TEAM.code]);
  });

  it('wrong codes stand under their key and run out for the day', async () => {
    const own = await createHarness(h.db, { writeBudgets: { ...budgets, joinTeam: 3 } });
    const calls = callsOf(own);
    const { code } = await calls.found('Guess Me');
    const one = await own.newUser();
    const key = newKey();
    const first = await calls.join(one, { code: 'AAAAAA' }, key);
    expect(first.code).toBe(refusals.WRONG_TEAM_CODE.code);
    expect((await calls.join(one, { code: 'AAAAAA' }, key)).text, 'told again, not counted again').toBe(
      first.text,
    );
    for (const wrong of ['AAAAAB', 'AAAAAC'])
      expect((await calls.join(one, { code: wrong })).code).toBe(refusals.WRONG_TEAM_CODE.code);
    expect((await calls.join(one, { code })).code, 'the right one, too').toBe(errors.TOO_MANY.code);
    await own.app.close();
  });

  it('asks for a code or a team, not both and not neither', async () => {
    const one = await h.newUser();
    for (const body of [{}, { code: 'AAAAAA', team: idOf('teams', 1) }])
      expect((await join(one, body)).code).toBe(errors.BAD_REQUEST.code);
    expect((await join(one, { team: idOf('teams', 999_999) })).code).toBe(errors.UNKNOWN_ITEM.code);
  });
});

const budgets = { foundTeam: 20, leaveTeam: 100, handOverTeam: 100, claimTeamGoal: 100 };

describe('leaving and leading', () => {
  it('the captain’s place goes to whoever has been there longest, and the last one ends the team', async () => {
    const { captain, id, code } = await found('Relay');
    const [one, two] = [await h.newUser(), await h.newUser()];
    h.setClock(noon + 1000);
    await join(one, { team: id });
    h.setClock(noon + 2000);
    await join(two, { team: id });
    expect((await leave(captain)).data).toEqual({ team: null, members: 2 });
    expect(await seats(one)).toBe(`${one.id} ${two.id} -`);
    expect((await mine(one)).team?.lead).toMatchObject({ can: 'lead' });
    await leave(one);
    expect((await leave(two)).data).toEqual({ team: null, members: 0 });
    expect((await join(captain, { code })).code, 'its code is none any more').toBe(
      refusals.WRONG_TEAM_CODE.code,
    );
    expect((await leave(two)).code).toBe(refusals.NO_TEAM.code);
  });

  it('nobody is in two teams at once, whichever process has the slower clock', async () => {
    const [first, second, one] = [await found('Early Clock'), await found('Late Clock'), await h.newUser()];
    h.setClock(noon + 1500);
    await join(one, { team: first.id });
    h.setClock(noon);
    await leave(one);
    await join(one, { team: second.id });
    const { rows } = await h.db.query<{ left: number; joined: number }>(
      `SELECT s.left_at - $2 AS left, t.joined_at - $2 AS joined FROM team_stays s JOIN team_seats t USING (user_id)
       WHERE user_id = $1`,
      [one.id, noon],
    );
    expect(rows).toEqual([{ left: 1500, joined: 1500 }]);
  });

  it('a vacant seat is taken again', async () => {
    const { captain, id } = await found('Chairs');
    const [one, two, three] = [await h.newUser(), await h.newUser(), await h.newUser()];
    await join(one, { team: id });
    await join(two, { team: id });
    await leave(one);
    expect((await join(three, { team: id })).code).toBe(0);
    expect(await seats(captain)).not.toContain(' -');
  });

  it('the captain hands over and removes; nobody else does, and nobody from another team', async () => {
    const { captain, id } = await found('Helm');
    const stranger = (await found('Elsewhere')).captain;
    const one = await h.newUser();
    await join(one, { team: id });
    const hand = (from: typeof one, user: string) => post('/captain', from, { user });
    expect((await hand(one, one.id)).code).toBe(refusals.NOT_CAPTAIN.code);
    expect((await leave(one, { user: captain.id })).code).toBe(refusals.NOT_CAPTAIN.code);
    expect((await leave(stranger, { user: one.id })).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await hand(stranger, one.id)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await hand(captain, stranger.id)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await hand(captain, one.id)).code).toBe(0);
    expect((await mine(captain)).team?.lead.reason).toBe('NOT_CAPTAIN');
    expect((await leave(one, { user: captain.id })).data).toEqual({ team: id, members: 1 });
    expect((await mine(captain)).team).toBeNull();
  });

  it('from the lock on nobody comes or goes', async () => {
    const { captain, id } = await found('Final');
    const [one, late] = [await h.newUser(), await h.newUser()];
    await join(one, { team: id });
    h.setClock(locked - 1);
    expect((await mine(captain)).team?.leave).toEqual({ can: 'leave', nextAt: '2025-06-12T04:00:00.000Z' });
    h.setClock(locked);
    for (const call of [
      leave(captain),
      leave(captain, { user: one.id }),
      join(late, { team: id }),
      post('', late, { name: 'Too Late' }),
      post('/captain', captain, { user: one.id }),
    ])
      expect((await call).code).toBe(errors.OVER.code);
    const { team, found: may, locksAt } = await mine(captain);
    expect([team?.leave, team?.lead, may, locksAt]).toEqual([
      { reason: 'OVER' },
      { reason: 'OVER' },
      { reason: 'OVER' },
      undefined,
    ]);
  });

  it('locks the account before it looks: of two calls at once the second sees the first', async () => {
    const { db, ran } = recorded(h.db);
    const own = await createHarness(db);
    const one = await own.newUser();
    ran.length = 0;
    expect((await callsOf(own).post('', one, { name: 'Locked First' })).code).toBe(0);
    const nth = (part: string) => ran.findIndex(({ sql }) => sql.includes(part));
    expect(nth('lock_ledger_account')).toBeGreaterThan(-1);
    expect(nth('FROM team_seats')).toBeGreaterThan(nth('lock_ledger_account'));
    await own.app.close();
  });
});

describe('what people see', () => {
  it('a code is told to members alone; visitors see names, seats and what keeps them away', async () => {
    const { code, id } = await found('Secret Code');
    const told = JSON.stringify([await list(), await mine(), await list(await h.newUser())]);
    expect(told).not.toContain(code);
    const visitor = await mine();
    expect([visitor.team, visitor.found.reason]).toEqual([null, 'TOKEN_EXPIRED']);
    const entry = (await list()).teams.find((team) => team.id === id);
    expect(entry).toMatchObject({ name: 'Secret Code', members: 1, most: 3, reason: 'TOKEN_EXPIRED' });
  });

  it('the list goes on by its cursor, newest first, and knows how many there are', async () => {
    const { id } = await found('Newest');
    const first = await list(undefined, '?size=1');
    expect(first.teams.map((team) => team.id)).toEqual([id]);
    const rest = await list(undefined, `?size=100&cursor=${first.next}`);
    expect(rest.teams.length).toBe(first.total - 1);
    expect(rest.teams.map((team) => team.id)).not.toContain(id);
  });

  it('the operator hides a name: everybody sees the beginning of its id, until it is shown again', async () => {
    const { captain, id } = await found('Rude Words');
    expect((await moderate(id, 'no', 'wrong')).code).not.toBe(0);
    expect((await moderate(id, 'no')).code).toBe(0);
    expect((await mine(captain)).team?.name).toBe(`#${id.slice(0, 6)}`);
    expect(JSON.stringify(await list())).not.toContain('Rude Words');
    await moderate(id, 'yes');
    expect((await mine(captain)).team?.name).toBe('Rude Words');
    expect((await moderate(idOf('teams', 999_999), 'no')).code).toBe(errors.UNKNOWN_ITEM.code);
  });
});
