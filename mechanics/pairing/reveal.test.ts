// Every third day, 4 s: opens a server with a database of its own.
import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { provenFrom } from '../../tools/verify-draws/from-files.ts';
import { verifyPairing } from '../../tools/verify-draws/pairing.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { join, choose, read, pairs, receipt, settle } = callsOf(h);
const bell = at('2025-06-11T20:00:00');
const points = async (token: string) => (await h.call('GET', `${base}/balance`, { token })).data.amount;
const told = async (token: string) =>
  ((await h.call('GET', '/v2/messages', { token })).data.items as { said: string }[]).map(({ said }) => said);

it('a round goes from seats to pairs: at one moment for all, paid once, with a receipt that anybody can check', async () => {
  const [ann, ben, cid, dan, eve] = await Promise.all([1, 2, 3, 4, 5].map(() => h.newUser()));
  const moons = [ann, ben, cid].map((one) => one ?? { id: '', token: '' });
  const tides = [dan, eve].map((one) => one ?? { id: '', token: '' });
  for (const { token } of moons) await join('moon', token);
  for (const { token } of tides) await join('tide', token);
  const [first, second, third] = moons as [(typeof moons)[0], (typeof moons)[0], (typeof moons)[0]];
  const [one, other] = tides as [(typeof tides)[0], (typeof tides)[0]];
  await choose([other.id, one.id], first.token);
  await choose([other.id], second.token);
  await choose([second.id, first.id], other.token);
  const all = [...moons, ...tides];
  const commitment = (await read()).commitment;
  const before = await Promise.all(all.map(({ token }) => points(token)));
  await settle(bell - 1);
  h.setClock(bell - 1);
  expect(await receipt()).toMatchObject({ revealedAt: null, seed: null, rules: null, pairs: [], hash: null });
  h.setClock(bell);
  for (const { token } of all)
    expect(await read(token), 'not before it is kept').toMatchObject({
      state: 'drawing',
      mine: { match: null },
    });
  expect((await pairs()).items).toEqual([]);

  await Promise.all([settle(bell), settle(bell), settle(bell)]);
  h.setClock(bell - 1);
  expect((await read(first.token)).mine?.match, 'asked for an earlier moment').toBeNull();
  expect((await pairs()).items).toEqual([]);
  h.setClock(bell);
  const mine = await Promise.all(all.map(async ({ token }) => (await read(token)).mine?.match ?? null));
  expect(mine[1], 'the strongest wish of both').toMatchObject({ user: { user_id: other.id }, mutual: true });
  expect(mine[4]).toMatchObject({ user: { user_id: second.id }, mutual: true });
  const [lucky, free] = mine[0] === null ? [third, first] : [first, third];
  expect(mine[3]).toMatchObject({ user: { user_id: lucky.id }, mutual: false });
  const after = await Promise.all(all.map(({ token }) => points(token)));
  expect(after.map((amount, nth) => Number(amount) - Number(before[nth]))).toEqual(
    all.map(({ id }) => (id === free.id ? 8 : 30)),
  );
  expect((await told(second.token))[0]).toMatch(/坐到了一起/);
  expect(await told(free.token)).toHaveLength(1);
  expect((await told(free.token))[0]).toMatch(/^谢谢你来/);

  const proof = await receipt();
  const seed = proof.seed ?? '';
  const key = Buffer.from(seed, 'hex');
  const sha = (...parts: (string | Buffer)[]) => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
  expect(proof.commitment).toBe(commitment);
  expect(sha(key, sha(proof.rules ?? '')).toString('hex'), 'the seed is the one of before').toBe(commitment);
  expect(JSON.parse(proof.rules ?? '')).toEqual({
    method: 'gala-pairing/1',
    activity: 'fair',
    pairing: 'moonlit',
    held: '2025-06-10',
    round: 'first',
  });
  const lot = (user: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['gala-pairing/1', 'lot', user]))
      .digest('hex');
  expect(proof.pairs).toEqual([
    { first: second.id, second: other.id, mutual: true, lots: [lot(second.id), lot(other.id)] },
    { first: lucky.id, second: one.id, mutual: false, lots: [lot(lucky.id), lot(one.id)] },
  ]);
  expect(lot(free.id) > lot(lucky.id), 'whoever has none finds their lot behind').toBe(true);
  expect(JSON.stringify(proof), 'and is named nowhere').not.toContain(free.id);
  const lines = [
    ['fair', 'pairing', 'moonlit', '2025-06-10', 'first', commitment],
    ...proof.pairs.map((pair) => [pair.first, pair.second, pair.mutual]),
  ];
  expect(proof.hash).toBe(sha(lines.map((row) => `${JSON.stringify(row)}\n`).join('')).toString('hex'));

  await settle(at('2025-06-14T00:00:00'));
  expect(verifyPairing(proof, [commitment ?? ''])).toBeNull();
  expect(await receipt(), 'nothing changes it').toEqual(proof);
  const pages = [await receipt('moonlit/first', '?size=1')];
  pages.push(await receipt('moonlit/first', `?size=1&cursor=${pages[0]?.next}`));
  expect(pages.map(({ next, total }) => [next, total])).toEqual([
    ['1', 2],
    [null, 2],
  ]);
  expect({ ...pages[0], pairs: pages.flatMap((page) => page.pairs), next: null }).toEqual(proof);
  const files = pages.map((page) => JSON.stringify(page));
  const said = (...names: string[]) => provenFrom(names, (name) => files[Number(name)] ?? '');
  expect(said('0', '1')).toMatchObject({ exitCode: 0, text: expect.stringContaining('all 2 pairs') });
  expect(said('0'), 'a page alone proves no round').toEqual({
    exitCode: 1,
    text: 'not proven: there are 1 of 2 pairs: name all pages, in their order',
  });
  const late = await h.newUser();
  h.setClock(at('2025-06-11T17:00:00'));
  expect((await join('moon', late.token)).code, 'also not by a clock that is moved back').not.toBe(0);
});

it('the history has all pairs of past rounds, page by page, and a round without people is revealed as well', async () => {
  h.setClock(at('2025-06-14T00:00:00'));
  await settle(at('2025-06-14T00:00:00'));
  const whole = await pairs();
  expect(whole.items.length).toBeGreaterThan(1);
  const [head, tail] = [await pairs('?size=1'), []] as [Awaited<ReturnType<typeof pairs>>, string[]];
  for (let page = head; ; page = await pairs(`?size=1&cursor=${page.next}`)) {
    tail.push(...page.items.map(({ id }) => id));
    if (page.next === null) break;
  }
  expect(tail).toEqual(whole.items.map(({ id }) => id));
  expect(whole.items[0]?.first.nickname.length).toBeGreaterThan(0);
  expect(await receipt('moonlit/second')).toMatchObject({ revealedAt: at('2025-06-12T20:00:00') });
  expect((await receipt('circle/only')).pairs).toEqual([]);
  expect((await h.call('GET', `${base}/pairings/none/pairs`)).code).not.toBe(0);
  expect((await h.call('POST', `${base}/pairings/circle/only`, { key: newKey(), body: {} })).code).not.toBe(
    0,
  );
});
