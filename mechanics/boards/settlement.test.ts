// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { recorded } from '../../server/fixtures/recorded.ts';
import type { SourceDocument } from '../../server/kernel/campaigns.ts';
import { boardsMechanic } from './server.ts';
import {
  anotherFair,
  asPromised,
  broken,
  campaigns,
  db,
  end,
  gift,
  given,
  h,
  id,
  liveliness,
  newFair,
  openSettlements,
  people,
  receipt,
  settle,
  use,
} from './testing.ts';

const day = 86_400_000;

openSettlements();

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
    anotherFair();
    for (const n of [0, 1, 2]) await gift(n, 5 - n);
    await settle();
    expect(((await given()) as unknown[][]).filter(([, of]) => String(of).startsWith('charm'))).toEqual(
      asPromised.slice(0, 2),
    );
  });

  it('closes the board before it counts, whatever is being written', async () => {
    await gift(0, 5);
    const { db: over, ran } = recorded(db);
    await settle(over);
    const said = ran.map(({ sql }) => /LOCK TABLE board_scores|INSERT INTO settled_places/.exec(sql)?.[0]);
    const steps = said.filter((one) => one !== undefined);
    const subject = ['LOCK TABLE board_scores', 'INSERT INTO settled_places'];
    expect(steps.slice(0, 2)).toEqual(subject);
    expect(steps).toEqual(Array.from({ length: steps.length / 2 }, () => subject).flat());
  });

  it('a row that is on its way is waited for', async ({ skip }) => {
    skip(db.engine === 'pglite', 'the embedded engine runs one transaction at a time');
    await gift(0, 5);
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
        await boardsMechanic.hear?.write(campaign, [{ ...fact, at: noon, heard: noon }])?.(
          tx,
          async () => {},
        );
      settling = settle();
      const waiting = async () =>
        (await db.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'board_scores'::regclass"))
          .rows.length;
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    });
    await settling;
    h.setClock(end());
    expect((await receipt()).rows.map(({ score }) => score)).toEqual([9, 5]);
    expect(await broken()).toEqual([]);
  });

  it('a row that comes late is nowhere', async () => {
    await gift(0, 5);
    await settle();
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
    // What there was goes on: whoever took part the time before stands on the whole board, and is settled again.
    const { rows } = await db.query<{ participants: number }>(
      `SELECT participants FROM settlements WHERE activity = $1 AND subject = 'charm' ORDER BY round`,
      [id],
    );
    expect(rows.map(({ participants }) => participants)).toEqual([5, 5]);
  });

  it('pays nobody again for a day that is over where the beginning is moved', async () => {
    await liveliness();
    const night = Date.parse('2025-06-12T00:10:00+08:00');
    expect(await settle(db, night)).toBe(2);
    h.setClock(night);
    const [paid, told] = [await given(), await receipt('daily', '?day=2')];
    const moved = newFair(-day);
    use(moved);
    await h.app.setDocuments(moved);
    expect(await settle(db, night), 'the day before').toBe(1);
    expect(await given()).toEqual(paid);
    // By its number it is another one, and stays as it was told.
    expect(await receipt('daily', '?day=3')).toEqual(told);
    const { data } = await h.call('GET', `/v2/activities/${id}/boards/daily?day=3`);
    expect([data.settled, data.counting, (data.rows as unknown[]).length]).toEqual([true, undefined, 5]);
    expect(await broken()).toEqual([]);
  });

  it('goes on paying a day where it stood when the beginning was moved', async () => {
    await liveliness();
    const night = Date.parse('2025-06-12T00:10:00+08:00');
    let left = 3;
    const dying: Database = {
      ...db,
      transaction: (work) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : db.transaction(work);
      },
    };
    await expect(settle(dying, night)).rejects.toThrow();
    expect(await given(), 'kept, and not paid').toEqual([]);
    use(newFair(-day));
    await settle(db, night);
    expect(await given()).toEqual([asPromised[2]]);
    expect(await broken()).toEqual([]);
  });

  it('settles a day again that was cut off by an earlier end', async () => {
    const [first] = newFair(-day);
    const cut = first as unknown as { document: { schedule: { end: string; settle: string } } };
    Object.assign(cut.document.schedule, {
      end: '2025-06-11T18:00:00+08:00',
      settle: '2025-06-11T18:00:00+08:00',
    });
    use([cut as unknown as SourceDocument]);
    await gift(0, 5);
    await settle();
    expect(await given()).toContainEqual([0, 'daily 2025-06-11 2025-06-09', null, 'halo', 7]);
    use(newFair());
    await gift(1, 9, noon + 8 * 3_600_000);
    await settle();
    expect(await given()).toContainEqual([1, 'daily 2025-06-11 2025-06-10', null, 'halo', 7]);
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
