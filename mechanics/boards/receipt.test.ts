// Every third day, 4 s: opens a server with a database of its own.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../server/api/contract.ts';
import {
  db,
  end,
  gift,
  h,
  id,
  liveliness,
  newFair,
  openSettlements,
  people,
  receipt,
  settle,
} from './testing.ts';

openSettlements();

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

  it('the same receipt when the document lists more or fewer places since: its hash is of what was published', async () => {
    await liveliness();
    await settle();
    h.setClock(end());
    const whole = await receipt();
    for (const size of [2, 50]) {
      const documents = newFair();
      for (const { document } of documents)
        Object.assign((document as { campaign: { boards: object[] } }).campaign.boards[0] ?? {}, { size });
      await h.app.setDocuments(documents);
      expect(await receipt()).toEqual(whole);
    }
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
    expect(await Promise.all([0, 1, 2, 3, 4, 5].map(read))).toEqual(
      before.map(({ counting: _, ...kept }) => kept),
    );
    expect(before[0]).toMatchObject({ settled: true, counting: true, total: 4 });
  });
});
