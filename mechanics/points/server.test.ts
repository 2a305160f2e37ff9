import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { PointsDetailsAnswer } from '../../schemas/generated/types.gen.ts';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair, type Harness, noon } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { testRoom } from '../../server/fixtures/test-room.ts';
import { readCampaigns, type SourceDocument } from '../../server/kernel/campaigns.ts';
import { roomOf } from '../../server/kernel/room.ts';
import { inPoints, pointsOf } from '../../server/ledger/accounts.ts';
import { hold, voidHold } from '../../server/ledger/hold.ts';
import { book } from '../../server/ledger/ledger.ts';
import { mechanics } from '../index.ts';
import { points } from './rules.ts';
import { pointsMechanic } from './server.ts';

type Document = { campaign: { currency: object }; schedule: Record<string, string> };
const document = fair.document as Document;
const lapsing: SourceDocument = {
  route: 'fair',
  document: {
    ...document,
    campaign: { ...document.campaign, currency: { ...document.campaign.currency, lapses: { days: 30 } } },
  },
};
const campaigns = readCampaigns([lapsing], mechanics);
const lapsesAt = campaigns.byId.get('fair')?.block(points)?.lapsesAt ?? 0;
const kind = testRoom.kind();

let h: Harness;
beforeAll(async () => {
  h = await createHarness(await openTestDatabase(), { documents: [lapsing] });
}, 60_000);
beforeEach(() => h.setClock(noon));
afterAll(async () => {
  expect(new Set(Object.values(await audit(h.db, [...everyRoom, testRoom])))).toEqual(new Set([0]));
  await h.app.close();
  await h.db.close();
});

const read = async (token: string, query = '', lang = 'en') =>
  (await h.call('GET', `${base}/points${query}`, { token, lang })).data as unknown as PointsDetailsAnswer;
const move = (owner: string, amount: number, reference: string, at = noon) =>
  h.db.transaction((tx) => book(tx, 'fair', { owner, kind, reference, at, changes: inPoints(amount) }));
const lapse = (now: number) => pointsMechanic.byTime?.(h.db, campaigns, now);

describe('details of points', () => {
  it('says what each movement was for, with its sign and what was there after it', async () => {
    const { id, token } = await h.newUser(100);
    await move(id, -30, 'a');
    await move(id, 5, 'b');
    const { items, next, amount } = await read(token);
    expect(items.map(({ said, amount: moved, balance }) => [said, moved, balance])).toEqual([
      ['Received', 5, 75],
      ['Spent', -30, 70],
      ['Gift sent', 100, 100],
    ]);
    expect([next, amount]).toEqual([null, 75]);
    expect((await read(token, '', 'th')).items.map(({ said }) => said)).toEqual(['ได้รับ', 'ใช้ไป', 'ส่งของขวัญ']);
  });

  it('goes through all of them once, also at equal times and while more are booked', async () => {
    const { id, token } = await h.newUser();
    for (let nth = 1; nth <= 11; nth += 1) await move(id, nth, `n${nth}`);
    const seen: number[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page += 1) {
      const answer: PointsDetailsAnswer = await read(token, `?size=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...answer.items.map(({ amount }) => amount));
      cursor = answer.next;
      await move(id, 1000, `meanwhile ${page}`);
    }
    expect(seen).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is of the asking user alone, and of nobody without a token', async () => {
    const [one, other] = [await h.newUser(10), await h.newUser()];
    expect((await read(one.token)).items).toHaveLength(1);
    expect((await read(other.token)).items).toEqual([]);
    expect((await h.call('GET', `${base}/points`)).code).toBe(1);
    expect((await h.call('GET', `${base}/points?cursor=-1`, { token: one.token })).code).toBe(1001);
    expect((await h.call('GET', '/v2/activities/nowhere/points', { token: one.token })).code).toBe(1101);
  });
});

describe('points that lapse', () => {
  it('at a midnight of the campaign, so many whole days behind its last one', () => {
    const { schedule, offset } = campaigns.byId.get('fair') ?? { schedule: { end: 0 }, offset: 0 };
    const last = ('settle' in schedule && schedule.settle) || schedule.end;
    expect((lapsesAt + offset * 60_000) % DAY).toBe(0);
    expect(lapsesAt - last).toBeGreaterThanOrEqual(30 * DAY);
    expect(lapsesAt - last).toBeLessThan(31 * DAY);
  });

  it('are told ahead, taken once by however many, and stand among the details', async () => {
    const [rich, poor, holder] = [await h.newUser(300), await h.newUser(), await h.newUser(50)];
    expect((await read(rich.token)).lapses).toEqual({ amount: 300, at: lapsesAt });
    expect((await read(poor.token)).lapses).toBeNull();
    const account = pointsOf('fair', holder.id);
    const wanted = { ...account, amount: 20, kind, reference: 'bid', at: noon, expiresAt: null };
    const held = await h.db.transaction((tx) => hold(tx, wanted));
    await lapse(lapsesAt - 1);
    expect((await read(rich.token)).amount).toBe(300);
    await Promise.all([lapse(lapsesAt), lapse(lapsesAt), lapse(lapsesAt + 15_000)]);
    h.setClock(lapsesAt);
    const after = await read(rich.token);
    expect([after.amount, after.lapses]).toEqual([0, null]);
    expect(after.items.map(({ said, amount, at }) => [said, amount, at])).toEqual([
      ['Expired', -300, lapsesAt],
      ['Gift sent', 300, noon],
    ]);
    expect((await read(poor.token)).items).toEqual([]);
    expect((await read(holder.token)).items, 'what is held may still be taken').toHaveLength(1);
    await h.db.transaction((tx) => voidHold(tx, held ?? 0, lapsesAt));
    await lapse(lapsesAt + 30_000);
    expect((await read(holder.token)).amount).toBe(0);
    await lapse(lapsesAt + 45_000);
    expect((await read(rich.token)).items).toHaveLength(2);
  });

  it('also when they are given after their time, to whoever had some and to whoever had none', async () => {
    const [rich, poor] = [await h.newUser(300), await h.newUser()];
    await lapse(lapsesAt);
    for (const nth of [1, 2]) {
      const late = lapsesAt + nth * 60_000;
      for (const { id } of [rich, poor]) await move(id, 40, `late ${nth}`, late);
      await Promise.all([lapse(late + 15_000), lapse(late + 15_000)]);
      h.setClock(late + 15_000);
      for (const { token } of [rich, poor]) {
        const { amount, items } = await read(token);
        expect([amount, items[0]?.said, items[0]?.amount, items[0]?.at]).toEqual([0, 'Expired', -40, late]);
      }
    }
    expect((await read(rich.token)).items).toHaveLength(6);
    expect((await read(poor.token)).items).toHaveLength(4);
  });

  it('also when a settlement pays them more than a month after their time, and nobody looks for them for ever', async () => {
    const { id, token } = await h.newUser();
    const late = lapsesAt + 45 * DAY;
    await move(id, 40, 'after six weeks', late);
    h.setClock(late + 15_000);
    await lapse(late + 15_000);
    expect((await read(token)).amount, 'paid by nobody').toBe(40);
    const { rows } = await h.db.query<{ settlement_id: number }>(
      `INSERT INTO settlements (activity, mechanic, subject, round, participants, listed, tiers, hash, frozen_at, paid_at)
       VALUES ('fair', 'boards', 'late', '2025-06-10', 0, 0, '[]', $1, $2, $2) RETURNING settlement_id`,
      ['0'.repeat(64), late],
    );
    await lapse(late + 31 * DAY);
    expect((await read(token)).amount, 'paid too long ago').toBe(40);
    await lapse(late + 15_000);
    const { amount, items } = await read(token);
    expect([amount, items[0]?.said, items[0]?.at]).toEqual([0, 'Expired', late]);
    await h.db.query('DELETE FROM settlements WHERE settlement_id = $1', [rows[0]?.settlement_id]);
  });

  it('are found by an audit where something was left of them', async () => {
    const { id } = await h.newUser(10);
    const wrong = roomOf('points', ['points-lapse']).kind('points-lapse');
    const rooms = [...everyRoom, testRoom];
    const lapsed = { owner: id, kind: wrong, reference: 'x', at: 1, changes: inPoints(-4) };
    expect(await planted(h.db, (tx) => book(tx, 'fair', lapsed), rooms)).toEqual([
      'points: what lapses takes all that is left',
    ]);
  });

  it('are found by an audit where they were spent when their time was over', async () => {
    const { id } = await h.newUser(10);
    const lapsed = roomOf('points', ['points-lapse']).kind('points-lapse');
    const spentAt = (at: number) =>
      planted(
        h.db,
        async (tx) => {
          await book(tx, 'fair', { owner: id, kind, reference: 'late', at, changes: inPoints(-4) });
          const rest = { owner: id, kind: lapsed, reference: 'x', at: lapsesAt, changes: inPoints(-6) };
          await book(tx, 'fair', rest);
        },
        [...everyRoom, testRoom],
      );
    expect(await spentAt(lapsesAt - 1)).toEqual([]);
    expect(await spentAt(lapsesAt)).toEqual(['points: nothing is spent of points that have lapsed']);
  });
});

it('each room says in five languages what it books, by kinds of its own', () => {
  const said = everyRoom.filter(({ movements }) => movements !== undefined);
  expect(said.length).toBeGreaterThan(8);
  for (const { name, kinds = [], movements = {} } of said)
    for (const [word, texts] of Object.entries(movements)) {
      expect([name, ...kinds]).toContain(word);
      expect(Object.keys(texts)).toEqual(['cn', 'tw', 'en', 'th', 'vi']);
    }
});
