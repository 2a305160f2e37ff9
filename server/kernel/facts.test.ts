import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftsMechanic } from '../../mechanics/gifts/server.ts';
import { mechanics } from '../../mechanics/index.ts';
import { audit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { fair, newUser, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { grant } from '../ledger/grant.ts';
import { type Campaign, readCampaigns } from './campaigns.ts';
import {
  closeFacts,
  type Hear,
  type Hearers,
  hearersOf,
  lockDoer,
  storeFacts,
  type ToldFact,
  tellAll,
} from './facts.ts';
import { roomOf } from './room.ts';

const room = roomOf('bell', ['bell-rope']);
const rules = { key: 'bell', read: () => 0, tells: [{ kind: 'bell' }, { kind: 'bell-rope' }] };
const bell = { rules };
const hearers = hearersOf([...mechanics, bell]);
let db: Database;
let user: string;
const campaign = readCampaigns([fair], mechanics).byId.get('fair') as Campaign;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  user = (await newUser(db)).id;
});
afterAll(async () => {
  const broken = Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0);
  await db.close();
  expect(broken).toEqual([]);
});

let told = 0;
/** Somebody rings, which a gift would be on every board for. */
function ring(more: Partial<ToldFact> = {}): ToldFact {
  told += 1;
  const worth = { thing: 'rose', count: 1, points: 50, earned: 0, at: noon, heard: noon };
  return { kind: room.kind(), id: `r${told}`, from: user, to: user, ...worth, ...more };
}

const tell = (facts: readonly ToldFact[], all: Hearers = hearers) =>
  db.transaction(async (tx) => tellAll(tx, all, campaign, await storeFacts(tx, campaign, facts)));

const give = (reference: string, points: number) =>
  db.transaction((tx) =>
    grant(tx, { activity: 'fair', user, kind: room.kind(), reference, at: noon }, [
      { kind: 'points', points },
    ]),
  );

const rowsOf = async (table: string) => (await db.query(`SELECT * FROM ${table}`)).rows;

it('a room hears of the kinds that it names, in one call, and of no others', async () => {
  const heard: string[][] = [];
  const hear: Hear = {
    kinds: ['bell-rope'],
    write: (_, facts) => async () => {
      heard.push(facts.map(({ kind }) => kind));
    },
  };
  const rope = () => ring({ kind: room.kind('bell-rope') });
  const all = hearersOf([...mechanics, bell, { hear }]);
  await tell([ring(), rope(), ring(), rope()], all);
  expect(heard).toEqual([['bell-rope', 'bell-rope']]);
  await tell([ring()], all);
  expect(heard).toHaveLength(1);
});

it('what follows from a fact is stored with it, and heard by those who come later, in one call', async () => {
  const heard: string[][] = [];
  const listen: Hear = {
    write: (_, facts) => async () => {
      heard.push(facts.map(({ kind }) => kind));
    },
  };
  const rope = ring({ kind: room.kind('bell-rope') });
  const answer = (fact: ToldFact): Hear => ({ kinds: ['bell'], write: () => (_, follow) => follow([fact]) });
  const all = (fact: ToldFact) =>
    hearersOf([bell, { hear: listen }, { hear: answer(fact) }, { hear: listen }, ...mechanics]);
  await tell([ring()], all(rope));
  expect(heard).toEqual([['bell'], ['bell', 'bell-rope']]);
  expect((await db.query('SELECT FROM facts WHERE id = $1', [rope.id])).rows).toHaveLength(1);
  await tell([ring()], all(rope));
  expect(heard.slice(2), 'it was told before').toEqual([['bell'], ['bell']]);
  await expect(tell([ring()], all(ring({ earned: 3 })))).rejects.toThrow('earns nothing');
  await expect(tell([ring()], all(ring({ kind: 'horn' as ToldFact['kind'] })))).rejects.toThrow(
    'no room lists',
  );
});

it('whom rooms touch, who stands behind them and whom facts pay are locked before any room writes, also for what follows', async () => {
  const [friend, above, paid, late] = await Promise.all(Array.from({ length: 4 }, () => newUser(db)));
  const ids = [friend, above, paid, late].map((one) => one?.id ?? '');
  const seen: string[][] = [];
  const look: Hear['write'] = () => async (tx) => {
    // PostgreSQL writes the number of whoever locks or writes a row into it.
    const { rows } = await tx.query<{ owner: string }>(
      `SELECT owner FROM ledger_accounts WHERE owner IN (SELECT json_array_elements_text($1::json))
       AND txid_current() IN (xmax::text::int8, xmin::text::int8)`,
      [JSON.stringify(ids)],
    );
    seen.push(ids.filter((id) => rows.some(({ owner }) => owner === id)));
  };
  const first: Hear = {
    touches: (_, facts) => facts.map(({ to }) => to),
    behind: async (_, __, users) => (users.includes(ids[0] ?? '') ? [ids[1] ?? ''] : []),
    write: look,
  };
  const next = ring({ kind: room.kind('bell-rope'), to: ids[3] ?? '' });
  const follows: Hear = { kinds: ['bell'], write: () => (_, follow) => follow([next]) };
  const all = hearersOf([bell, { hear: first }, { hear: follows }, { hear: { write: look } }, ...mechanics]);
  await tell([ring({ to: ids[0] ?? '' }), ring({ from: ids[2] ?? '', earned: 3 })], all);
  expect(seen).toEqual([ids.slice(0, 3), ids]);
  await db.transaction(async (tx) => {
    expect(await lockDoer(tx, all, campaign, ids[2] ?? '')).toBe(3);
    await lockDoer(tx, all, campaign, ids[0] ?? '');
    await look(campaign, [])?.(tx, async () => undefined);
  });
  expect(seen.at(-1)).toEqual(ids.slice(0, 3));
});

it('a fact of a kind that no room lists is an error, and is not kept', async () => {
  const fact = ring();
  await expect(tell([fact], hearersOf([giftsMechanic]))).rejects.toThrow(
    "fair: a fact of the kind `bell` is told, which no room lists (listed are: gift): add it to `tells` of its room's rules",
  );
  expect((await db.query('SELECT FROM facts WHERE id = $1', [fact.id])).rows).toEqual([]);
});

it('a new kind of fact counts nowhere before a room hears of it', async () => {
  await tell([ring({ earned: 3 })]);
  expect(await rowsOf('board_scores')).toEqual([]);
});

it('a total without its facts is told, and facts without their total', async () => {
  await tell([ring({ kind: 'gift' as ToldFact['kind'], points: 7 })]);
  const rule = 'milestones: the total is the sum of all that counts';
  const brokenBy = (sql: string) =>
    db
      .transaction(async (tx) => {
        await tx.query(sql);
        throw Object.assign(new Error('back'), { found: (await audit(tx, everyRoom))[rule] });
      })
      .catch(({ found }: { found?: number }) => found);
  expect(await brokenBy('SELECT 1')).toBe(0);
  expect(await brokenBy("DELETE FROM activity_totals WHERE kind = 'gift'")).toBe(1);
  expect(await brokenBy("UPDATE activity_totals SET points = points + 50 WHERE kind = 'gift'")).toBe(1);
  expect(await brokenBy("UPDATE activity_totals SET count = count + 1 WHERE kind = 'bell'")).toBe(1);
});

it('what a room grants for its own fact is no fault of the fact', async () => {
  const fact = ring();
  await tell([fact]);
  expect(await give(fact.id, 5)).toEqual({ fresh: true, balance: 5 });
  expect((await audit(db, everyRoom))['facts: each fact that earns is booked once']).toBe(0);
});

describe('a fact that is told under an id of before', () => {
  it('counts in each campaign', async () => {
    const next = readCampaigns([{ ...fair, route: 'next' }], mechanics).byId.get('next') as Campaign;
    const day = ring({ earned: 3 });
    await tell([day]);
    const fresh = await db.transaction((tx) => storeFacts(tx, next, [day, ring()]));
    expect(fresh[0]).toEqual(day);
    await db.query("DELETE FROM facts WHERE activity = 'next'");
  });

  it('does nothing where it says the same, also among new ones', async () => {
    const day = ring();
    await tell([day]);
    const more = ring();
    const again = { ...day, points: 7, earned: 9, heard: noon + 1 };
    await db
      .transaction(async (tx) => {
        expect(await storeFacts(tx, campaign, [again, more])).toEqual([more]);
        throw new Error('back');
      })
      .catch(({ message }: Error) => expect(message).toBe('back'));
  });

  it.each<Partial<ToldFact>>([{ thing: 'castle' }, { count: 2 }, { at: noon + 1 }])(
    'is an error with %o, and nothing of its transaction stays',
    async (more) => {
      const day = ring();
      await tell([day]);
      const other = ring();
      await expect(tell([other, { ...day, ...more }])).rejects.toThrow(
        `fair: the fact bell "${day.id}" was told before with other content`,
      );
      expect((await db.query('SELECT FROM facts WHERE id = $1', [other.id])).rows).toHaveLength(0);
    },
  );
});

it('two things under the same words are never one in silence, whichever comes first', async () => {
  const [first, second] = [ring({ earned: 5 }), ring({ earned: 5 })];
  await tell([first]);
  await expect(give(first.id, 5)).rejects.toThrow(
    `fair: bell "${first.id}" was booked before, and not by a grant`,
  );
  await give(second.id, 5);
  await expect(tell([second])).rejects.toThrow(
    `fair: bell "${second.id}" was booked before, and not for this fact`,
  );
});

it('an audit sees a fact that was never booked', async () => {
  const missed = await db
    .transaction(async (tx) => {
      await storeFacts(tx, campaign, [ring({ earned: 5 })]);
      throw Object.assign(new Error('back'), { found: await audit(tx, []) });
    })
    .catch(({ found }: { found?: Record<string, number> }) => found);
  expect(missed?.['facts: each fact that earns is booked once']).toBe(1);
});

it('closing to facts waits for what is being stored, and what waits behind it was heard of too late', async ({
  skip,
}) => {
  skip(db.engine === 'pglite', 'the embedded engine runs one transaction at a time');
  const [before, after] = [ring(), ring()];
  const waiting = (count: number) =>
    expect
      .poll(
        async () =>
          (await db.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'facts'::regclass")).rows
            .length,
        { timeout: 10_000 },
      )
      .toBe(count);
  let both: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, [before]));
    const closing = closeFacts(db, campaign.id, noon + 5);
    await waiting(1);
    both = Promise.all([closing, tell([after])]);
    await waiting(2);
  });
  await both;
  const { rows } = await db.query<{ id: string; heard: number }>(
    'SELECT id, heard FROM facts WHERE id IN ($1, $2) ORDER BY heard',
    [before.id, after.id],
  );
  expect(rows).toEqual([
    { id: before.id, heard: noon },
    { id: after.id, heard: noon + 5 },
  ]);
  await closeFacts(db, campaign.id, noon);
  const heard: number[] = [];
  const hear: Hear = {
    write: (_, facts) => {
      heard.push(...facts.map((fact) => fact.heard));
      return null;
    },
  };
  await tell([ring()], hearersOf([...mechanics, bell, { hear }]));
  expect(heard, 'closed earlier again, and rooms are told the same').toEqual([noon + 5]);
});
