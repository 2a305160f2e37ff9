import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { numberOf } from '../../server/fixtures/test-ids.ts';
import { verifyReceipt } from '../../tools/verify-draws/verify.ts';
import { fairPart } from './fair.ts';
import { refusals } from './refusals.ts';

const { h } = openFair();
const wheel = `${base}/draws/wheel`;
const read = (token?: string, id = 'wheel') =>
  h.call('GET', `${base}/draws/${id}`, token === undefined ? {} : { token });
const draw = (token: string, count = 1, key = newKey(), id = 'wheel') =>
  h.call('POST', `${base}/draws/${id}`, { token, key, body: { count } });
interface Result {
  number: number;
  prize: string;
  rarity: string;
  owed: boolean;
}
const resultsOf = (data: Readonly<Record<string, unknown>>) => data.results as Result[];

/** The fair's wheel, with these keys in place of its own. */
async function withWheel(changes: object): Promise<void> {
  const document = structuredClone(fair.document) as { campaign: { draws: object[] } };
  const [own] = structuredClone(fairPart.block) as object[];
  document.campaign.draws = [{ ...own, ...changes }];
  await h.app.setDocuments([{ route: 'fair', document }]);
}
const prizes = (fairPart.block as { prizes: { id: string }[] }[])[0]?.prizes ?? [];
const prize = (id: string, changes: object = {}) => ({ ...prizes.find((one) => one.id === id), ...changes });

describe('a lucky draw', () => {
  it('shows odds, promise and commitment to everybody, and what the user may do', async () => {
    const { token } = await h.newUser(30);
    const visitor = await read();
    expect(visitor.data).toMatchObject({
      draw: 'wheel',
      balance: null,
      drawn: 0,
      left: null,
      single: { cost: 10, reason: 'TOKEN_EXPIRED' },
      ten: { cost: 95, reason: 'TOKEN_EXPIRED' },
      pity: [{ rarity: 'epic', left: 10 }],
      commitment: { method: 'gala-draw/1', seed: null },
      last: null,
    });
    expect((visitor.data.prizes as object[])[0]).toMatchObject({ id: 'crown', gone: false, base: 10_000 });
    expect((await read(token)).data).toMatchObject({
      balance: 30,
      left: 100,
      single: { cost: 10, can: 'draw' },
      ten: { cost: 95, reason: 'NOT_ENOUGH' },
    });
  });

  it('says how many draws are left until something rare is sure', async () => {
    const common = prize('petal', { weight: 1_000_000 });
    const prizes = [common, prize('halo', { weight: 1 })];
    await withWheel({ prizes, pity: [{ rarity: 'epic', after: 4 }] });
    const { token } = await h.newUser(30);
    expect((await read(token)).data.pity).toEqual([{ rarity: 'epic', left: 5 }]);
    // One in a million is something rare.
    await draw(token);
    expect((await read(token)).data.pity).toEqual([{ rarity: 'epic', left: 4 }]);
    await h.app.setDocuments([fair]);
  });

  it('is one where nobody says how many', async () => {
    const { token } = await h.newUser(200);
    const answer = await h.call('POST', wheel, { token, key: newKey(), body: {} });
    expect(answer.data).toMatchObject({ count: 1, cost: 10 });
    expect(resultsOf(answer.data)).toHaveLength(1);
    expect((await read(token)).data).toMatchObject({ drawn: 1 });
  });

  it('takes the cost, gives the prize, and keeps the record; its key gives the same answer again', async () => {
    const { token } = await h.newUser(30);
    const key = newKey();
    const first = await draw(token, 1, key);
    const [result] = resultsOf(first.data);
    const won = { halo: 5, petal: 1 }[String(result?.prize)] ?? 0;
    expect(first.data).toMatchObject({ draw: 'wheel', count: 1, cost: 10, balance: 20 + won });
    expect((await draw(token, 1, key)).text).toBe(first.text);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(20 + won);
    const { orderId } = first.data;
    expect((await read(token)).data).toMatchObject({ drawn: 1, last: { orderId, results: [result] } });
    const records = await h.call('GET', `${wheel}/records`, { token });
    expect(records.data).toMatchObject({ items: [{ orderId, count: 1, cost: 10 }], next: null });
    expect((await draw(token, 10, key)).code).toBe(errors.KEY_REUSED.code);
  });

  it('ten at once are what ten single ones would have been', async () => {
    const { token, id } = await h.newUser(1000);
    const ten = resultsOf((await draw(token, 10)).data);
    expect(ten.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { rows } = await h.db.query<{ prize: string }>(
      'SELECT prize FROM draw_results WHERE user_id = $1 ORDER BY number',
      [id],
    );
    expect(rows.map((row) => row.prize)).toEqual(ten.map((one) => one.prize));
  });

  it('keeps its promise: nobody draws ten times without a prize that is epic', async () => {
    for (let person = 0; person < 4; person += 1) {
      const { token } = await h.newUser(1000);
      const all = [];
      for (let round = 0; round < 4; round += 1) all.push(...resultsOf((await draw(token, 10)).data));
      let without = 0;
      for (const { rarity, owed } of all) {
        expect(owed).toBe(without === 9);
        without = rarity === 'epic' || rarity === 'legendary' ? 0 : without + 1;
        expect(without).toBeLessThan(10);
      }
    }
  });

  it('refuses what nobody may: too few points, too many, another count, what there is not', async () => {
    const poor = await h.newUser(9);
    expect((await draw(poor.token)).code).toBe(errors.NOT_ENOUGH.code);
    await withWheel({ limits: { total: 12, day: 11 } });
    const { token } = await h.newUser(1000);
    expect((await draw(token, 10)).code).toBe(0);
    expect((await read(token)).data).toMatchObject({
      left: 1,
      single: { can: 'draw' },
      ten: { reason: 'LIMIT_REACHED' },
    });
    expect((await draw(token)).code).toBe(0);
    expect((await draw(token)).code).toBe(errors.DAY_LIMIT_REACHED.code);
    expect((await read(token)).data.single).toMatchObject({ nextAt: '2025-06-11T16:00:00.000Z' });
    h.setClock(at('2025-06-12T00:00:00'));
    expect((await draw(token)).code).toBe(0);
    expect((await draw(token)).code).toBe(errors.LIMIT_REACHED.code);
    await withWheel({ cost: { single: [{ kind: 'points', points: 10 }] } });
    expect((await draw(token, 10)).code).toBe(errors.UNKNOWN_ITEM.code);
    await h.app.setDocuments([fair]);
    for (const count of [0, 2, 11, '10', null])
      expect((await h.call('POST', wheel, { token, key: newKey(), body: { count } })).status).toBe(400);
    const none = await h.call('POST', `${base}/draws/none`, { token, key: newKey(), body: {} });
    expect(none.code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await h.call('POST', wheel, { key: newKey(), body: {} })).code).toBe(errors.TOKEN_EXPIRED.code);
  });

  it('is open while the campaign is, or in its own hours', async () => {
    const { token } = await h.newUser(1000);
    const codes = async (moment: string) => {
      h.setClock(at(moment));
      return [(await draw(token)).code, ((await read(token)).data.single as { reason?: string }).reason];
    };
    expect(await codes('2025-06-09T23:59:59.999')).toEqual([errors.NOT_OPEN.code, 'NOT_OPEN']);
    expect(await codes('2025-06-10T00:00:00')).toEqual([0, undefined]);
    expect(await codes('2025-06-13T00:00:00')).toEqual([errors.OVER.code, 'OVER']);
    await withWheel({ window: { daily: { opens: '18:00', locks: '20:00' } } });
    expect(await codes('2025-06-11T17:59:59')).toEqual([errors.NOT_OPEN.code, 'NOT_OPEN']);
    expect(await codes('2025-06-11T18:00:00')).toEqual([0, undefined]);
    expect(await codes('2025-06-11T20:00:00')).toEqual([errors.NOT_OPEN.code, 'NOT_OPEN']);
    await h.app.setDocuments([fair]);
  });

  it('shows nobody else’s records, pages them, and tells everybody who has won something rare', async () => {
    const [a, b] = [await h.newUser(1000), await h.newUser(1000)];
    for (let round = 0; round < 3; round += 1) await draw(a.token, 10);
    await draw(b.token);
    const first = await h.call('GET', `${wheel}/records?size=2`, { token: a.token });
    expect(first.data.items).toHaveLength(2);
    const second = await h.call('GET', `${wheel}/records?size=2&cursor=${first.data.next}`, {
      token: a.token,
    });
    expect(second.data).toMatchObject({ items: [{ count: 10 }], next: null });
    const winners = (await h.call('GET', `${wheel}/winners?size=3`)).data;
    const items = winners.items as { user: object; rarity: string }[];
    expect(items).toHaveLength(3);
    for (const { rarity } of items) expect(['rare', 'epic', 'legendary']).toContain(rarity);
    const next = (await h.call('GET', `${wheel}/winners?size=3&cursor=${winners.next}`)).data;
    const number = (id: unknown) => numberOf('draw_results', id);
    expect(number((next.items as { id: string }[])[0]?.id)).toBeLessThan(number(winners.next));
  });

  it('tells its fact, so that others count it', async () => {
    const { token, id } = await h.newUser(1000);
    await draw(token, 10);
    const { rows } = await h.db.query(
      "SELECT thing, count, points FROM facts WHERE kind = 'draw' AND from_user = $1",
      [id],
    );
    expect(rows).toEqual([{ thing: 'wheel', count: 10, points: 10 }]);
  });
});

describe('a prize of which there are so many', () => {
  const sure = { weight: 1_000_000, rarity: 'rare' as const };

  it('is given so often and no more, by a hundred at once', { timeout: 60_000 }, async () => {
    await withWheel({
      id: 'rush',
      prizes: [prize('crown', { ...sure, stock: 37 }), prize('thanks', { weight: 1 })],
      pity: undefined,
    });
    const people = await Promise.all(Array.from({ length: 100 }, () => h.newUser(10)));
    const answers = await Promise.all(people.map(({ token }) => draw(token, 1, newKey(), 'rush')));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    const won = answers.filter(({ data }) => resultsOf(data)[0]?.prize === 'crown');
    expect(won).toHaveLength(37);
    expect((await read(undefined, 'rush')).data.prizes).toMatchObject([
      { id: 'crown', gone: true, base: 0, cost: null },
      {},
    ]);
    await h.app.setDocuments([fair]);
  });

  it('and ten at once of each: exact as well, and pity of each person', { timeout: 60_000 }, async () => {
    await withWheel({
      id: 'tens',
      prizes: [
        prize('crown', { weight: 200_000, rarity: 'rare', stock: 55, dailyStock: 33 }),
        prize('halo', { weight: 1, stock: 371 }),
        prize('thanks', { weight: 300_000 }),
      ],
    });
    const people = await Promise.all(Array.from({ length: 100 }, () => h.newUser(95)));
    const answers = await Promise.all(people.map(({ token }) => draw(token, 10, newKey(), 'tens')));
    const all = answers.map(({ data }) => resultsOf(data));
    expect(all.flat().filter((one) => one.prize === 'crown')).toHaveLength(33);
    for (const ten of all) expect(ten.some(({ rarity }) => rarity === 'epic')).toBe(true);
    await h.app.setDocuments([fair]);
  });

  it('of a day is there again on the next, in the offset of the campaign', async () => {
    await withWheel({
      id: 'daily',
      prizes: [prize('crown', { ...sure, dailyStock: 1 }), prize('thanks', { weight: 1 })],
      exhausted: 'close',
      pity: undefined,
    });
    const { token } = await h.newUser(100);
    h.setClock(at('2025-06-11T23:59:59'));
    expect(resultsOf((await draw(token, 1, newKey(), 'daily')).data)[0]?.prize).toBe('crown');
    expect((await draw(token, 1, newKey(), 'daily')).code).toBe(refusals.PRIZES_GONE.code);
    expect((await read(undefined, 'daily')).data.single).toEqual({
      cost: 10,
      reason: 'PRIZES_GONE',
      nextAt: '2025-06-11T16:00:00.000Z',
    });
    h.setClock(at('2025-06-12T00:00:00'));
    expect(resultsOf((await draw(token, 1, newKey(), 'daily')).data)[0]?.prize).toBe('crown');
    await h.app.setDocuments([fair]);
  });

  it('comes by its pace, and who would have had it is consoled', async () => {
    const pace = [{ until: '2025-06-12T00:00:00+08:00', most: 1 }];
    await withWheel({
      id: 'paced',
      prizes: [prize('crown', { ...sure, stock: 2, pace }), prize('thanks', { weight: 1 }), prize('petal')],
      exhausted: 'consolation',
      consolation: 'petal',
      pity: undefined,
    });
    const { token } = await h.newUser(100);
    const next = async () => resultsOf((await draw(token, 1, newKey(), 'paced')).data)[0]?.prize;
    expect([await next(), await next()]).toEqual(['crown', 'petal']);
    h.setClock(at('2025-06-12T00:00:00'));
    expect([await next(), await next()]).toEqual(['crown', 'petal']);
    await h.app.setDocuments([fair]);
  });
});

describe('fairness', () => {
  it('is committed to before, and proven by the receipt when the campaign is settled', async () => {
    const before = (await read()).data.commitment as { commitment: string };
    const { token } = await h.newUser(1000);
    await draw(token, 10);
    await draw(token);
    const receipt = async () =>
      (await h.call('GET', `${wheel}/receipt`, { token })).data as never as Parameters<
        typeof verifyReceipt
      >[0];
    h.setClock(at('2025-06-14T00:00:00') - 1);
    expect(JSON.stringify(await receipt())).not.toContain('"seed":"');
    expect(verifyReceipt(await receipt())).toContain('not shown before the campaign is settled');
    h.setClock(at('2025-06-14T00:00:00'));
    const told = await receipt();
    expect(told.draws).toHaveLength(11);
    expect(verifyReceipt(told)).toBeNull();
    expect(verifyReceipt(told, { noted: [before.commitment] })).toBeNull();
    expect(verifyReceipt(told, { noted: ['0'.repeat(64)] })).toContain('not one that was noted');
    expect((await read()).data.commitment).toMatchObject({
      ...before,
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('rules that an operator changes have a commitment of their own, and receipts hold both', async () => {
    const { token } = await h.newUser(1000);
    const before = (await read()).data.commitment;
    await draw(token, 10);
    await withWheel({ pity: [{ rarity: 'epic', after: 4 }] });
    expect((await read()).data.commitment).not.toEqual(before);
    await draw(token, 10);
    await h.app.setDocuments([fair]);
    expect((await read()).data.commitment).toEqual(before);
    await draw(token);
    h.setClock(at('2025-06-14T00:00:00'));
    const { data } = await h.call('GET', `${wheel}/receipt?size=100`, { token });
    expect(data.commitments).toHaveLength(2);
    expect(verifyReceipt(data as never)).toBeNull();
  });
});
