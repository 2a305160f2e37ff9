// Every third day, 4 s: opens a server with a database of its own.
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fair, newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { verifyReceipt } from '../../tools/verify-draws/verify.ts';
import { fairPart } from './fair.ts';
import { refusals } from './refusals.ts';

const { h } = openFair();
const read = async (id: string) => (await h.call('GET', `${base}/draws/${id}`)).data;
const draw = (token: string, id: string, count = 1) =>
  h.call('POST', `${base}/draws/${id}`, { token, key: newKey(), body: { count } });
const receiptOf = async (token: string, id: string, query = '') =>
  (await h.call('GET', `${base}/draws/${id}/receipt${query}`, { token })).data as never as Parameters<
    typeof verifyReceipt
  >[0];
const commitmentOf = async (id: string) =>
  (await read(id)).commitment as { commitment: string; blockHash: string; seed: string | null };

const [wheel] = fairPart.block as { prizes: { id: string; weight: number }[] }[];
const prize = (id: string, changes: object = {}) => ({
  ...wheel?.prizes.find((one) => one.id === id),
  ...changes,
});

/** The fair with one draw of that name, and its dates moved so many days. */
async function withDraw(id: string, changes: object = {}, days = 0): Promise<void> {
  const document = structuredClone(fair.document) as {
    schedule: Record<string, string>;
    campaign: { draws: object[] };
  };
  document.campaign.draws = [{ ...structuredClone(wheel), id, ...changes }];
  for (const key of ['end', 'settle'])
    document.schedule[key] = new Date(Date.parse(document.schedule[key] ?? '') + days * 86_400_000)
      .toISOString()
      .replace('Z', '+00:00');
  await h.app.setDocuments([{ route: 'fair', document }]);
}

describe('a seed that was shown', () => {
  const two = { prizes: [prize('halo', { weight: 1 }), prize('thanks', { weight: 1 })], pity: undefined };
  /** What a seed gives of two prizes that are equally likely. */
  const foretold = (seed: string, user: string, number: number) =>
    createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(JSON.stringify(['gala-draw/1', user, number, 0]))
      .digest()
      .readUIntBE(0, 6) %
      2 ===
    0
      ? 'halo'
      : 'thanks';

  it.each(['draw', 'receipt'])('by a %s is never drawn from again, where the end is moved', async (by) => {
    const id = `moved-${by}`;
    await withDraw(id, two);
    const { token, id: user } = await h.newUser(2000);
    await draw(token, id, 10);
    const first = await commitmentOf(id);
    h.setClock(at('2025-06-14T00:00:00'));
    const seed =
      by === 'draw'
        ? String((await commitmentOf(id)).seed)
        : String((await receiptOf(token, id)).commitments[0]?.seed);
    expect(seed).toHaveLength(64);
    await withDraw(id, two, 30);
    const second = await commitmentOf(id);
    expect(second.seed).toBeNull();
    expect(second.commitment).not.toBe(first.commitment);
    await withDraw(id, two, 30);
    expect(await commitmentOf(id)).toEqual(second);
    for (let round = 0; round < 4; round += 1) await draw(token, id, 10);
    h.setClock(at('2025-07-14T00:00:00'));
    const receipt = await receiptOf(token, id, '?size=100');
    expect(verifyReceipt(receipt, { noted: [first.commitment, second.commitment] })).toBeNull();
    const later = receipt.draws.slice(10);
    expect(later).toHaveLength(40);
    expect(later.map((one) => foretold(seed, user, one.number))).not.toEqual(later.map((one) => one.prize));
    expect(new Set(later.map((one) => one.blockHash))).toEqual(new Set([second.blockHash]));
  });

  it('is not drawn from by whoever read it a moment before', async () => {
    await withDraw('raced', two);
    const { token } = await h.newUser(100);
    const { commitment } = await commitmentOf('raced');
    // Another process has other documents, by which the campaign is settled.
    await h.db.query('UPDATE draw_commitments SET shown_at = $2 WHERE commitment = $1', [commitment, 1]);
    await draw(token, 'raced');
    expect((await commitmentOf('raced')).commitment).not.toBe(commitment);
    h.setClock(at('2025-06-14T00:00:00'));
    const { commitments } = await receiptOf(token, 'raced');
    expect(commitments.map((one) => one.commitment)).not.toContain(commitment);
  });
});

describe('records', () => {
  it('tell what was given then, whatever the document gives today', async () => {
    const gives = (points: number, after: number) => ({
      prizes: [
        prize('crown', { weight: 1, rarity: 'epic', stock: undefined }),
        prize('petal', { weight: 999_999, gives: [{ kind: 'points', points }] }),
      ],
      pity: [{ rarity: 'epic', after }],
    });
    await withDraw('told', gives(1, 2));
    const { token } = await h.newUser(1000);
    const told = (await draw(token, 'told', 10)).data.results as { owed: boolean }[];
    expect(told.filter(({ owed }) => owed).length).toBeGreaterThan(2);
    await withDraw('told', gives(7, 50));
    const records = (await h.call('GET', `${base}/draws/told/records`, { token })).data;
    expect(records.items).toMatchObject([{ results: told }]);
    const { data } = await h.call('GET', `${base}/draws/told`, { token });
    expect(data.last).toMatchObject({ results: told });
  });
});

describe('a draw that closes when something has run out', () => {
  it('takes nothing from whoever comes too late, however many come at once', {
    timeout: 60_000,
  }, async () => {
    const prizes = [
      prize('crown', { weight: 999_999, rarity: 'rare', stock: 3 }),
      prize('thanks', { weight: 1 }),
    ];
    await withDraw('closing', { prizes, exhausted: 'close', pity: undefined });
    const people = await Promise.all(Array.from({ length: 40 }, () => h.newUser(10)));
    const answers = await Promise.all(people.map(({ token }) => draw(token, 'closing')));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(codes.filter((code) => code === refusals.PRIZES_GONE.code)).toHaveLength(37);
    const { rows } = await h.db.query<{ left: number }>(
      'SELECT count(*)::int4 AS left FROM ledger_accounts WHERE owner = ANY($1::text[]) AND balance = 10',
      [people.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ left: 37 }]);
  });
});

describe('a receipt', () => {
  it('of somebody who has not drawn says that there is nothing, before the end and after it', async () => {
    const { token } = await h.newUser();
    await h.app.setDocuments([fair]);
    const nothing = { draws: [], all: null, next: null, commitments: [] };
    expect(await receiptOf(token, 'wheel')).toMatchObject(nothing);
    h.setClock(at('2025-06-14T00:00:00'));
    expect(await receiptOf(token, 'wheel')).toMatchObject(nothing);
  });

  it('says how many draws there are, on each page, and has pages wherever they are asked from', async () => {
    await withDraw('paged');
    const { token } = await h.newUser(2000);
    for (let round = 0; round < 3; round += 1) await draw(token, 'paged', 10);
    h.setClock(at('2025-06-14T00:00:00'));
    const page = await receiptOf(token, 'paged', '?size=12');
    expect(page).toMatchObject({ all: { count: 30 }, next: '12' });
    expect(verifyReceipt(page)).toContain('draws 1 to 12 of 30');
    expect(verifyReceipt(page, { part: true })).toBeNull();
    const beyond = await receiptOf(token, 'paged', '?cursor=999999999');
    expect(beyond).toMatchObject({ draws: [], next: null, all: { count: 30 } });
    await h.app.setDocuments([fair]);
  });
});
