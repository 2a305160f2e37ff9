import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { audit } from '../../server/audit.ts';
import { readContract } from '../../server/contract.ts';
import type { Database } from '../../server/database/database.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair, type Harness, noon } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns, type SourceDocument } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { recordGift } from '../gifts/record.ts';
import { mechanics } from '../index.ts';

const hearers = mechanics.flatMap(({ hear }) => hear ?? []);
const day = 86_400_000;
let db: Database;
let h: Harness;
let fairs = 0;
let documents: readonly SourceDocument[];
let campaigns: ReturnType<typeof readCampaigns>;
let people: readonly { readonly id: string; readonly token: string }[];
let id: string;

const prize = (name: string, days: number) => ({ kind: 'prize', prize: name, days });

/** A fair of its own whose boards pay: its first three places, as many as take part allow. */
function newFair(shift = 0): readonly SourceDocument[] {
  const source = structuredClone(fair.document) as {
    schedule: Record<string, string>;
    campaign: { boards: object[]; prizes?: object[] };
  };
  for (const [key, text] of Object.entries(source.schedule))
    source.schedule[key] = new Date(Date.parse(text) + shift + 8 * 3_600_000)
      .toISOString()
      .replace('.000Z', '+08:00');
  source.campaign.prizes = [{ id: 'halo', name: 'Halo' }];
  const rewards = [
    { id: 'champion', from: 1, to: 1, gives: [{ kind: 'points', points: 100 }, prize('halo', 30)] },
    { id: 'next', from: 2, to: 3, gives: [{ kind: 'points', points: 10 }] },
  ];
  const rewarded = [
    { participants: 2, places: 1 },
    { participants: 4, places: 3 },
  ];
  source.campaign.boards = [
    { id: 'charm', by: 'receiver', size: 4, rewards, rewarded },
    { id: 'daily', by: 'receiver', period: 'day', rewards: [{ ...rewards[0], gives: [prize('halo', 7)] }] },
  ];
  return [{ route: id, document: source }];
}

const use = (next: readonly SourceDocument[]) => {
  documents = next;
  campaigns = readCampaigns(documents, mechanics);
};

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);

beforeEach(async () => {
  fairs += 1;
  id = `fair-${fairs}`;
  use(newFair());
  h = await createHarness(db, { documents });
  people = await Promise.all(Array.from({ length: 6 }, () => h.newUser()));
});

afterAll(async () => {
  await db.close();
});

let gifts = 0;

async function gift(to: number, count: number, at = noon): Promise<void> {
  gifts += 1;
  const giver = people[5]?.id ?? '';
  const event = {
    eventId: `g${gifts}`,
    activity: id,
    gift: 'wave',
    from: giver,
    to: people[to]?.id ?? '',
    count,
    at,
  };
  await recordGift(db, hearers, campaigns, event, at);
}

/** Five people: a tie that time decides, one that the id decides, one beyond the list. */
async function liveliness(): Promise<void> {
  await gift(0, 50);
  await gift(1, 30, noon + 5);
  await gift(2, 30, noon + 4);
  await gift(3, 10, noon + 9);
  await gift(4, 10, noon + 9);
}

const end = () => campaigns.byId.get(id)?.schedule.settle ?? 0;
const settle = (over = db, now = end()) => settleDue(over, campaigns, mechanics, now);
const receipt = async (board = 'charm', query = '') =>
  (await h.call('GET', `/v2/activities/${id}/boards/${board}/receipt${query}`))
    .data as unknown as BoardReceiptAnswer;

async function given(): Promise<unknown> {
  const { rows } = await db.query<{ user_id: string }>(
    'SELECT user_id, reference, points, prize, days FROM grants WHERE activity = $1',
    [id],
  );
  const who = new Map(people.map((person, n) => [person.id, n]));
  return rows
    .map(({ user_id, ...rest }) => [who.get(user_id), ...Object.values(rest)])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

const asPromised = [
  [0, 'charm 2025-06-10', 100, null, null],
  [0, 'charm 2025-06-10', null, 'halo', 30],
  [0, 'daily 2025-06-11 2025-06-10', null, 'halo', 7],
  [1, 'charm 2025-06-10', 10, null, null],
  [2, 'charm 2025-06-10', 10, null, null],
];

const broken = async () => Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0);

describe('the settlement of boards', () => {
  it('keeps the order and pays it once, a day when it is over, the total at the end', async () => {
    await liveliness();
    const nightly = Date.parse('2025-06-12T00:10:00+08:00');
    expect(await settle(db, nightly - 1)).toBe(1);
    expect(await given()).toEqual([]);
    expect(await settle(db, nightly)).toBe(1);
    expect(await given()).toEqual([asPromised[2]]);
    expect(await settle()).toBe(2);
    expect(await given()).toEqual(asPromised);
    expect(await settle()).toBe(0);
    expect(await given()).toEqual(asPromised);
    const balance = await h.call('GET', `/v2/activities/${id}/balance`, { token: people[0]?.token ?? '' });
    expect(balance.data.amount).toBe(100);
    expect(await broken()).toEqual([]);
  });

  it('takes in nobody who has no points', async () => {
    await liveliness();
    await db.query(
      `INSERT INTO board_scores (activity, board, day, user_id, score, reached_at) VALUES ($1, 'charm', '', $2, 0, 1)`,
      [id, people[5]?.id],
    );
    await settle();
    h.setClock(end());
    expect((await receipt()).participants).toBe(5);
  });

  it('goes on after a crash at any row', async () => {
    await liveliness();
    let crashes = 0;
    for (let survived = 0; ; survived += 1) {
      let left = survived % 3;
      const dying: Database = {
        ...db,
        transaction: (work) =>
          db.transaction(async (tx) => {
            const result = await work(tx);
            left -= 1;
            // All is written, and nothing is kept: the process ends before the commit.
            if (left < 0) throw new Error('killed');
            return result;
          }),
      };
      const ended = await settle(dying).then(
        () => true,
        () => false,
      );
      if (ended) break;
      crashes += 1;
      expect((await given()) as unknown[]).toSatisfy((list: unknown[]) => list.length <= asPromised.length);
      // Between two crashes somebody else gets one step further.
      if (crashes > 60) throw new Error('never ends');
    }
    expect(crashes).toBeGreaterThan(5);
    expect(await given()).toEqual(asPromised);
    expect(await broken()).toEqual([]);
  });

  it('pays once, whoever settles at the same time', async () => {
    await liveliness();
    await Promise.all(Array.from({ length: 4 }, () => settle()));
    await settle();
    expect(await given()).toEqual(asPromised);
    expect((await receipt()).paidAt).toBeNull();
    h.setClock(end());
    expect((await receipt()).paidAt).toBe(end());
    expect(await broken()).toEqual([]);
  });

  it('rewards as many places as those who take part allow', async () => {
    await gift(0, 5);
    await settle();
    expect(await given()).toEqual([[0, 'daily 2025-06-11 2025-06-10', null, 'halo', 7]]);
    id = `${id}-b`;
    use(newFair());
    for (const n of [0, 1, 2]) await gift(n, 5 - n);
    await settle();
    expect(((await given()) as unknown[][]).filter(([, of]) => String(of).startsWith('charm'))).toEqual(
      asPromised.slice(0, 2),
    );
  });

  it('a row that was on its way is in it or nowhere', async () => {
    await gift(0, 5);
    if (db.engine === 'postgres') {
      let settling: Promise<number> | undefined;
      await db.transaction(async (tx) => {
        const campaign = campaigns.byId.get(id);
        const to = people[1]?.id ?? '';
        const fact = {
          kind: 'gift',
          id: 'late',
          from: to,
          to,
          thing: 'wave',
          count: 9,
          points: 9,
          earned: 0,
        };
        if (campaign)
          for (const hear of hearers) await hear(campaign, [{ ...fact, at: noon, heard: noon }])?.(tx);
        settling = settle();
        const waiting = async () =>
          (await db.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'board_scores'::regclass"))
            .rows.length;
        await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
        await tx.query('UPDATE activity_totals SET points = points - 9 WHERE activity = $1', [id]);
      });
      await settling;
      h.setClock(end());
      expect((await receipt()).rows.map(({ score }) => score)).toEqual([9, 5]);
    } else await settle();
    h.setClock(end());
    const before = await receipt('daily', '?day=2');
    const scores = () =>
      db.query('SELECT * FROM board_scores WHERE activity = $1 ORDER BY day, board, user_id', [id]);
    const counted = await scores();
    // Told in time, written too late.
    await gift(2, 50);
    expect(await receipt('daily', '?day=2')).toEqual(before);
    expect((await scores()).rows).toEqual(counted.rows);
    const board = await h.call('GET', `/v2/activities/${id}/boards/daily?day=2`);
    expect((board.data.rows as unknown[]).length).toBe(before.rows.length);
    expect(await broken()).toEqual([]);
  });

  it('begins anew where the campaign is held again, and not where its end is moved', async () => {
    await liveliness();
    await settle();
    const [first] = newFair();
    const later = structuredClone(first) as unknown as { document: { schedule: { settle: string } } };
    later.document.schedule.settle = '2025-06-15T00:00:00+08:00';
    use([later as unknown as SourceDocument]);
    expect(await settle(db, end())).toBe(0);
    use(newFair(30 * day));
    await gift(3, 500, noon + 30 * day);
    expect(await settle()).toBe(4);
    expect(await given()).toContainEqual([3, 'charm 2025-07-10', 100, null, null]);
  });
});

describe('what people see of it', () => {
  it('a receipt from which anybody can make its hash, page by page', async () => {
    await liveliness();
    expect(await receipt()).toMatchObject({ frozenAt: null, rows: [], hash: null, tiers: [] });
    await settle();
    expect(await receipt()).toMatchObject({ frozenAt: null, rows: [], hash: null });
    h.setClock(end());
    const whole = await receipt();
    const asPromisedBySchema = readContract().validator({ $ref: 'board-receipt-answer.schema.json' });
    expect(asPromisedBySchema(whole)).toBe(true);
    expect(whole).toMatchObject({
      subject: 'charm',
      round: '2025-06-10',
      participants: 5,
      total: 4,
      next: null,
    });
    const tied = [people[3]?.id, people[4]?.id].sort()[0];
    expect(
      whole.rows.map(({ rank, user, score, tie, tier, granted }) => [
        rank,
        user.user_id,
        score,
        tie,
        tier,
        granted,
      ]),
    ).toEqual([
      [1, people[0]?.id, 50, null, 'champion', true],
      [2, people[2]?.id, 30, null, 'next', true],
      [3, people[1]?.id, 30, 'later', 'next', true],
      [4, tied, 10, null, null, false],
    ]);
    const pages = [await receipt('charm', '?size=2'), await receipt('charm', '?size=2&cursor=2')];
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    expect(pages.map(({ next }) => next)).toEqual(['2', null]);
    const lines = [
      [whole.activity, 'boards', whole.subject, whole.round, whole.participants],
      ...whole.tiers.map(({ id: tier, from, to, gives }) => [
        tier,
        from,
        to,
        gives.map(({ points, prize: what, days }) => [points, what, days]),
      ]),
      ...whole.rows.map(({ rank, user, score, reachedAt, tier }) => [
        rank,
        user.user_id,
        score,
        reachedAt,
        tier,
      ]),
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    expect(whole.hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('the id decides between two who came at the same moment', async () => {
    await gift(0, 10);
    await gift(1, 10);
    await settle();
    h.setClock(end());
    const { rows } = await receipt();
    expect(rows.map(({ user, tie }) => [user.user_id, tie])).toEqual(
      [people[0]?.id, people[1]?.id].sort().map((one, n) => [one, n === 0 ? null : 'id']),
    );
  });

  it('the board as it was, for everybody in it and beyond', async () => {
    await liveliness();
    const read = async (n: number) =>
      (await h.call('GET', `/v2/activities/${id}/boards/charm?size=3`, { token: people[n]?.token ?? '' }))
        .data;
    h.setClock(end());
    const before = await Promise.all([0, 1, 2, 3, 4, 5].map(read));
    await settle();
    // What stands in the scores no longer matters.
    await db.query(
      'UPDATE board_scores SET score = score + 1000 * reached_at WHERE activity = $1 AND day = $2',
      [id, ''],
    );
    expect(await Promise.all([0, 1, 2, 3, 4, 5].map(read))).toEqual(before);
    expect(before[0]).toMatchObject({ settled: true, total: 4 });
  });
});

it('a server settles by itself what has ended', async () => {
  await liveliness();
  h.setClock(end());
  await h.app.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(async () => (await receipt()).paidAt, { timeout: 10_000 }).toBe(end());
  await h.app.close();
  expect(await given()).toEqual(asPromised);
});

it('each audit sees what is planted', async () => {
  await liveliness();
  await settle();
  const plant = async (sql: string) => {
    const seen = await db
      .transaction(async (tx) => {
        await tx.script(
          'ALTER TABLE grants DISABLE TRIGGER USER; ALTER TABLE settled_places DISABLE TRIGGER USER',
        );
        await tx.script(sql);
        throw Object.assign(new Error('back'), { found: await audit(tx, everyRoom) });
      })
      .catch((error: { found?: Record<string, number> }) => error.found ?? {});
    return Object.keys(seen).filter((rule) => (seen[rule] ?? 0) > 0);
  };
  const settlement = `(SELECT settlement_id FROM settlements WHERE activity = '${id}' AND subject = 'charm')`;
  const paid = 'each place that was paid has what its tier gives';
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`DELETE FROM grants WHERE activity = '${id}' AND prize IS NOT NULL`)).toEqual([paid]);
  expect(await plant(`UPDATE grants SET points = points + 1 WHERE activity = '${id}'`)).toEqual([
    'points that were given are booked',
  ]);
  expect(await plant(`DELETE FROM settled_places WHERE settlement_id = ${settlement} AND place = 5`)).toEqual(
    ['places of a settlement follow each other'],
  );
  expect(
    await plant(`UPDATE board_scores SET score = score + 1 WHERE activity = '${id}' AND day <> ''`),
  ).toEqual(['a settled day is as it was settled']);
});
