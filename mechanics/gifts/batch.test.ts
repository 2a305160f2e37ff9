// Every third day, 4 s: opens a server with a database of its own.
import { beforeEach, describe, expect, it } from 'vitest';
import type { GiftEventOutcome } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import { errors } from '../../server/errors.ts';
import { type Answer, createHarness, fair, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { hearersOf } from '../../server/kernel/facts.ts';
import { mechanics } from '../index.ts';
import type { GiftEvent } from './facts.ts';
import { recordGifts } from './record.ts';

const { h, gift } = openFair();
let [a, b] = [
  { id: '', token: '' },
  { id: '', token: '' },
];
let n = 0;

beforeEach(async () => {
  [a, b] = [await h.newUser(), await h.newUser()];
});

/** One rose of 10 points and 5 for the sender. */
const rose = (more: object = {}) => {
  n += 1;
  return {
    eventId: `b:${n}`,
    activity: 'fair',
    gift: 'rose',
    from: a.id,
    to: b.id,
    count: 1,
    at: noon,
    ...more,
  };
};
const post = (body: object, on = h): Promise<Answer> =>
  on.call('POST', '/v2/gift_events/batch', { body, headers: { 'x-service-key': serviceKey } });
const tell = async (...events: readonly object[]): Promise<readonly GiftEventOutcome[]> =>
  (await post({ events })).data.events as GiftEventOutcome[];
const counted = { became: 'counted', points: 10, earned: 5 };
const known = { ...counted, became: 'known' };
const refused = (reason: string, field?: string) => ({
  became: 'refused',
  reason,
  ...(field === undefined ? {} : { field }),
});
const score = async ({ token }: { token: string }): Promise<unknown> =>
  ((await h.call('GET', `${base}/boards/charm`, { token })).data.me as { score: number }).score;
const balance = async ({ token }: { token: string }): Promise<unknown> =>
  (await h.call('GET', `${base}/balance`, { token })).data.amount;

/** What the sender has, and the receiver scores, in both campaigns of a server. */
async function everywhere(own: typeof h) {
  const read = (path: string, { token }: { token: string }) =>
    Promise.all(['fair', 'ball'].map((id) => own.call('GET', `/v2/activities/${id}${path}`, { token })));
  const amounts = (await read('/balance', a)).map(({ data }) => data.amount);
  const scores = (await read('/boards/charm', b)).map(({ data }) => (data.me as { score: number }).score);
  return { amounts, scores };
}

describe('gifts in a batch', () => {
  it('do together what each does alone', async () => {
    const [one, two] = [rose(), rose({ gift: 'castle', count: 2 })];
    expect(await tell(one, two)).toEqual([
      { eventId: one.eventId, ...counted },
      { eventId: two.eventId, became: 'counted', points: 1040, earned: 520 },
    ]);
    expect([await score(b), await balance(a), await balance(b)]).toEqual([1050, 525, 0]);
  });

  it('are told in their order, each with what became of it: a bad one loses none beside it', async () => {
    const events: readonly [object, object][] = [
      [rose(), counted],
      [rose({ activity: 'fayre' }), refused('unknown-activity')],
      [rose({ gift: 'rosé' }), refused('unknown-gift')],
      [rose({ count: 0 }), refused('invalid', 'count')],
      [rose({ to: a.id }), refused('invalid', 'to')],
      [rose({ to: 'nobody' }), refused('unknown-user')],
      [rose({ at: at('2025-06-09T23:59:59') }), refused('not-open')],
      [rose({ at: noon + 60_001 }), refused('invalid', 'at')],
      [rose(), counted],
    ];
    const told = await tell(...events.map(([event]) => event));
    expect(told).toEqual(
      events.map(([event, became]) => ({ eventId: (event as { eventId: string }).eventId, ...became })),
    );
    expect(await tell(rose({ eventId: 'no id' }), 'no gift' as never)).toEqual([
      { eventId: null, ...refused('invalid', 'eventId') },
      { eventId: null, ...refused('invalid') },
    ]);
    expect([await score(b), await balance(a)]).toEqual([20, 10]);
  });

  it('count once for ever: in one batch, in another, alone, and after the end', async () => {
    const one = rose();
    const other = { ...one, count: 2 };
    const became = async (...events: object[]) => (await tell(...events)).map(({ eventId, ...rest }) => rest);
    const taken = refused('other-content', 'eventId');
    expect(await became(one, rose(), one, other)).toEqual([counted, counted, known, taken]);
    expect((await gift(a.id, b.id, { eventId: one.eventId })).data).toEqual({
      eventId: one.eventId,
      points: 10,
      earned: 5,
    });
    h.setClock(at('2025-06-20T00:00:00'));
    expect(await became(other, one, rose())).toEqual([taken, known, refused('over')]);
    expect([await score(b), await balance(a)]).toEqual([20, 10]);
  });

  it('an id that was refused first is free for the next one of the batch', async () => {
    const wrong = rose({ to: 'nobody' });
    expect(await tell(wrong, { ...wrong, to: b.id })).toEqual([
      { eventId: wrong.eventId, ...refused('unknown-user') },
      { eventId: wrong.eventId, ...counted },
    ]);
  });

  it('an id that comes often takes no more statements than one that comes twice', async () => {
    let statements = 0;
    const db: Database = {
      ...h.db,
      transaction: (work) =>
        h.db.transaction((tx) => {
          const query: Queryable['query'] = (...asked) => {
            statements += 1;
            return tx.query(...asked);
          };
          return work({ ...tx, query });
        }),
    };
    const record = async (events: readonly GiftEvent[]) => {
      statements = 0;
      const became = await recordGifts(
        db,
        hearersOf(mechanics),
        readCampaigns([fair], mechanics),
        events,
        noon,
      );
      return { became, statements };
    };
    const [one, two] = [rose(), rose()];
    const few = await record([one, one, { ...one, count: 2 }]);
    const taken = refused('other-content', 'eventId');
    expect(few.became).toEqual([counted, known, taken]);
    const more = Array.from({ length: 100 }, (_, i) => [two, { ...two, count: i + 2 }]).flat();
    const wrong = Array.from({ length: 100 }, (_, i) => ({ ...two, to: `nobody ${i}` }));
    const many = await record([...wrong, two, ...more]);
    expect(many.became).toEqual([
      ...wrong.map(() => refused('unknown-user')),
      counted,
      ...Array.from({ length: 100 }, () => [known, taken]).flat(),
    ]);
    expect(many.statements).toBe(few.statements);
    expect([await score(b), await balance(a)]).toEqual([20, 10]);
  });

  it('of several campaigns go each to its own', async () => {
    const own = await createHarness(h.db, { documents: [fair, { ...fair, route: 'ball' }] });
    const [here, there] = [rose(), rose({ activity: 'ball' })];
    const { events } = (await post({ events: [there, here] }, own)).data;
    expect(events).toEqual([
      { eventId: there.eventId, ...counted },
      { eventId: here.eventId, ...counted },
    ]);
    expect(await everywhere(own)).toEqual({ amounts: [5, 5], scores: [10, 10] });
    await own.app.close();
  });

  it('one event counts in each campaign that it is told for, once', async () => {
    const own = await createHarness(h.db, { documents: [fair, { ...fair, route: 'ball' }] });
    const here = rose();
    const there = { ...here, activity: 'ball' };
    const became = async (...events: object[]) =>
      ((await post({ events }, own)).data.events as GiftEventOutcome[]).map(({ eventId, ...rest }) => rest);
    expect(await became(here, there, there, { ...there, count: 2 }, here)).toEqual([
      counted,
      counted,
      known,
      refused('other-content', 'eventId'),
      known,
    ]);
    // By itself, and in the other order: at once, so that both wait for each other's rows.
    const later = rose();
    const both = [later, { ...later, activity: 'ball' }];
    const told = await Promise.all([became(...both), became(...both.toReversed()), became(...both)]);
    expect(told.flat().filter(({ became: one }) => one === 'counted')).toHaveLength(2);
    expect(told.flat().filter(({ became: one }) => one === 'known')).toHaveLength(4);
    expect(await everywhere(own)).toEqual({ amounts: [10, 10], scores: [20, 20] });
    await own.app.close();
  });

  it('crosswise and at once, each told twice, are each counted once', async () => {
    const people = [a, b, await h.newUser(), await h.newUser()];
    const events = Array.from({ length: 60 }, (_, i) =>
      rose({ from: people[i % 4]?.id, to: people[(i + 1 + (i % 3)) % 4]?.id }),
    );
    const batches = [events, events.toReversed(), events.slice(30), events.slice(0, 40)];
    const told = (await Promise.all(batches.map((batch) => tell(...batch)))).flat();
    expect(told.filter(({ became }) => became === 'counted')).toHaveLength(60);
    expect(told.filter(({ became }) => became === 'known')).toHaveLength(130);
    const scores = await Promise.all(people.map(score));
    expect(scores.reduce<number>((sum, one) => sum + Number(one), 0)).toBe(600);
  });

  it('500 are taken, 501 are not; without the key none', async () => {
    const many = Array.from({ length: 501 }, () => rose());
    expect((await post({ events: many })).message).toContain(': events');
    expect(new Set((await tell(...many.slice(1))).map(({ became }) => became))).toEqual(new Set(['counted']));
    expect([await score(b), await balance(a)]).toEqual([5000, 2500]);
    const bare = await h.call('POST', '/v2/gift_events/batch', { body: { events: [rose()] } });
    expect(bare.code).toBe(errors.NO_PERMISSION.code);
  });

  it('of many requests at once are recorded in few transactions, and one that cannot be counted harms none beside it', async () => {
    const full = await h.newUser();
    expect(await tell(rose({ to: full.id }))).toMatchObject([counted]);
    await h.db.query('UPDATE board_scores SET score = $1 WHERE user_id = $2', [
      Number.MAX_SAFE_INTEGER,
      full.id,
    ]);
    let transactions = 0;
    const db: Database = {
      ...h.db,
      transaction: (work) => {
        transactions += 1;
        return h.db.transaction(work);
      },
    };
    const [campaigns, hearers] = [readCampaigns([fair], mechanics), hearersOf(mechanics)];
    const record = (event: GiftEvent) => recordGifts(db, hearers, campaigns, [event], noon);
    const alike = rose();
    const many = await Promise.all([...Array.from({ length: 50 }, () => rose()), alike, alike].map(record));
    expect(many).toEqual([...Array.from({ length: 51 }, () => [counted]), [known]]);
    expect(transactions).toBe(2);
    const answers = await Promise.allSettled([rose(), rose(), rose({ to: full.id }), rose()].map(record));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect([await score(b), await balance(a)]).toEqual([540, 275]);
  });
});
