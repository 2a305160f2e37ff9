import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { callsOf, line } from './testing.ts';

const { h } = openFair();
const { claimAll, claim, buyTrack, buyLevel, read, watch } = callsOf(h);
const given = (points: number) => ({ points, prize: null, days: null });
const iso = (text: string) => new Date(at(text)).toISOString();
const said = ({ can, reason }: { can?: string; reason?: string }) => can ?? reason;
const grants = async (user: string) =>
  (
    await h.db.query<{ reference: string }>(
      "SELECT DISTINCT reference FROM grants WHERE user_id = $1 AND kind = 'pass-reward' ORDER BY reference",
      [user],
    )
  ).rows.map(({ reference }) => reference);
const told = async (user: string) =>
  (
    await h.db.query<{ thing: string }>(
      "SELECT thing FROM facts WHERE kind = 'pass-level' AND from_user = $1 ORDER BY thing",
      [user],
    )
  ).rows.map(({ thing }) => thing);

/** Runs with another block of the fair. */
async function withBlock(changes: object, work: () => Promise<void>) {
  const document = structuredClone(fair.document) as { campaign: { pass: object } };
  document.campaign.pass = { ...document.campaign.pass, ...changes };
  await h.app.setDocuments([{ route: 'fair', document }]);
  await work();
  await h.app.setDocuments([fair]);
}

describe('levels', () => {
  it('are reached by what counts, each told once, and nothing counts twice', async () => {
    const { id, token } = await h.newUser();
    await watch(id, 9);
    expect(await read(token)).toMatchObject({ level: 0, points: 90 });
    const same = randomUUID();
    await watch(id, 17, { id: same });
    await watch(id, 17, { id: same });
    expect(await read(token)).toMatchObject({ level: 2, points: 260, waiting: 2, can: 'claim' });
    expect(line(await read(token))).toBe('waiting+unpaid waiting+none locked+locked none+locked');
    expect(await told(id)).toEqual(['sand', 'wave']);
  });

  it('many facts at once add up', async () => {
    const { id, token } = await h.newUser();
    await Promise.all(Array.from({ length: 8 }, () => watch(id, 6)));
    expect(await read(token)).toMatchObject({ level: 3, points: 480 });
    expect(await told(id)).toEqual(['reef', 'sand', 'wave']);
  });

  it('are all shown to a visitor, who signs in for the rest', async () => {
    const visitor = await read();
    expect(visitor).toMatchObject({
      level: 0,
      points: 0,
      balance: null,
      waiting: 0,
      reason: 'TOKEN_EXPIRED',
    });
    expect(line(visitor)).toBe('locked+locked locked+none locked+locked none+locked');
    expect(visitor.track).toMatchObject({ cost: 60, bought: false, reason: 'TOKEN_EXPIRED' });
    expect(visitor.catchUp).toMatchObject({ cost: 15, left: null, level: 'sand', reason: 'TOKEN_EXPIRED' });
  });

  it('that are reached stay so when the document asks for more', async () => {
    const { id, token } = await h.newUser();
    await watch(id, 10);
    const block = (fair.document as { campaign: { pass: { levels: { at: number }[] } } }).campaign.pass;
    const levels = block.levels.map((one, nth) => (nth === 0 ? { ...one, at: 200 } : one));
    await withBlock({ levels }, async () => {
      expect(line(await read(token))).toMatch(/^waiting\+unpaid locked/);
      expect((await claim('sand', token)).data).toMatchObject({ levels: ['sand'] });
    });
    const less = block.levels.map((one, nth) => (nth === 1 ? { ...one, at: 110 } : one));
    await watch(id, 1);
    await withBlock({ levels: less }, async () => {
      expect(await told(id)).toEqual(['sand']);
      expect((await claim('wave', token)).data).toMatchObject({ levels: ['wave'] });
      expect(await told(id), 'told as soon as it is claimed').toEqual(['sand', 'wave']);
    });
  });

  it('that the document alone has brought are of the last day, where they are claimed behind the end', async () => {
    const { id, token } = await h.newUser();
    await watch(id, 12);
    const { pass } = (fair.document as { campaign: { pass: { levels: { free?: object }[] } } }).campaign;
    const [first, second, ...rest] = pass.levels;
    const gives = [{ kind: 'prize', prize: 'garland', days: 1 }];
    const levels = [first, { ...second, at: 110, free: { ...second?.free, gives } }, ...rest];
    await withBlock({ levels }, async () => {
      h.setClock(at('2025-06-13T12:00:00'));
      expect((await claim('wave', token)).code).toBe(0);
    });
    const { rows } = await h.db.query<{ at: number }>(
      "SELECT at FROM facts WHERE kind = 'pass-level' AND thing = 'wave' AND from_user = $1",
      [id],
    );
    expect(rows).toEqual([{ at: at('2025-06-13T00:00:00') - 1 }]);
  });
});

describe('claims', () => {
  it('a level gives once a track, and a lost answer comes again as it was', async () => {
    const { id, token } = await h.newUser();
    await watch(id, 26);
    const key = newKey();
    const answer = await claim('sand', token, key);
    expect(answer.data).toEqual({ levels: ['sand'], gives: [given(5)], balance: 5 });
    expect((await claim('sand', token, key)).text).toBe(answer.text);
    expect((await claim('sand', token)).code).toBe(refusals.PASS_UNPAID.code);
    expect((await claim('wave', token)).code).toBe(0);
    expect((await claim('wave', token)).code).toBe(refusals.PASS_CLAIMED.code);
    expect((await claim('reef', token)).code).toBe(refusals.PASS_LOCKED.code);
    expect((await claim('cliff', token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect(await grants(id)).toEqual(['sand/free', 'wave/free']);
  });

  it('all at once is one call, safe under a double tap', async () => {
    const { id, token } = await h.newUser(60);
    await buyTrack(token);
    await watch(id, 80);
    const answers = await Promise.all([
      claimAll(token),
      claimAll(token),
      claimAll(token),
      claim('reef', token),
    ]);
    const fine = answers.filter(({ code }) => code === 0).flatMap(({ data }) => data.levels as string[]);
    expect(new Set(fine)).toEqual(new Set(['sand', 'wave', 'reef', 'deep']));
    expect(fine).toHaveLength(4);
    for (const { code } of answers) expect([0, refusals.PASS_CLAIMED.code]).toContain(code);
    expect(await grants(id)).toEqual([
      'deep/paid',
      'reef/free',
      'reef/paid',
      'sand/free',
      'sand/paid',
      'wave/free',
    ]);
    expect((await read(token)).balance).toBe(5 + 20 + 5 + 10 + 30);
    expect(await read(token)).toMatchObject({ waiting: 0, reason: 'PASS_CLAIMED' });
  });

  it('of somebody else stay theirs: a key and an address say nothing of whose pass it is', async () => {
    const ann = await h.newUser();
    const bob = await h.newUser();
    await watch(ann.id, 10);
    const key = newKey();
    expect((await claim('sand', bob.token, key)).code).toBe(refusals.PASS_LOCKED.code);
    expect((await claim('sand', ann.token, key)).data).toMatchObject({ levels: ['sand'] });
    const other = await h.call('POST', `${base}/pass/claims?user_id=${ann.id}`, {
      token: bob.token,
      key: newKey(),
    });
    expect(other.code).toBe(refusals.PASS_LOCKED.code);
    expect((await h.call('POST', `${base}/pass/claims`, { key: newKey() })).code).toBe(
      errors.TOKEN_EXPIRED.code,
    );
  });

  it('close: points with the campaign, all else with its settling', async () => {
    const { id, token } = await h.newUser(60);
    await buyTrack(token);
    await watch(id, 80);
    h.setClock(at('2025-06-13T00:00:00'));
    expect((await read(token)).levels.map(said)).toEqual(['OVER', 'OVER', 'claim', 'claim']);
    expect((await claimAll(token)).data).toMatchObject({ levels: ['reef', 'deep'], balance: 30 });
    expect(line(await read(token))).toBe('waiting+waiting waiting+none waiting+claimed none+claimed');
    h.setClock(at('2025-06-14T00:00:00'));
    expect((await claimAll(token)).code).toBe(errors.OVER.code);
  });
});

describe('the paid track', () => {
  it('is bought once for its price, and gives the past', async () => {
    const { id, token } = await h.newUser(100);
    await watch(id, 46);
    expect((await read(token)).track).toEqual({
      cost: 60,
      bought: false,
      past: 2,
      can: 'buyTrack',
      nextAt: iso('2025-06-13T00:00:00'),
    });
    const answers = await Promise.all([buyTrack(token), buyTrack(token), buyTrack(token)]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      0,
      ...Array(2).fill(refusals.PASS_BOUGHT.code),
    ]);
    expect(answers.find(({ code }) => code === 0)?.data).toEqual({ past: 2, balance: 40 });
    expect(line(await read(token))).toBe('waiting+waiting waiting+none waiting+waiting none+locked');
    expect((await claim('reef', token)).data).toMatchObject({
      gives: [given(10), given(30), { points: null, prize: 'garland', days: 7 }],
      balance: 80,
    });
  });

  it('is not bought with less, nor outside of the season', async () => {
    const { token } = await h.newUser(59);
    expect((await read(token)).track).toMatchObject({ reason: 'NOT_ENOUGH' });
    expect((await buyTrack(token)).code).toBe(errors.NOT_ENOUGH.code);
    const rich = await h.newUser(60);
    for (const [now, reason] of [
      ['2025-06-09T12:00:00', 'NOT_OPEN'],
      ['2025-06-13T12:00:00', 'OVER'],
    ] as const) {
      h.setClock(at(now));
      expect([
        said((await read(rich.token)).track ?? {}),
        said((await read(rich.token)).catchUp ?? {}),
      ]).toEqual([reason, reason]);
      expect((await buyTrack(rich.token)).code).toBe(errors[reason].code);
      expect((await buyLevel(rich.token)).code).toBe(errors[reason].code);
      expect((await claimAll(rich.token)).code).not.toBe(0);
    }
    h.setClock(at('2025-06-11T12:00:00'));
    expect((await read(rich.token)).balance).toBe(60);
  });

  it('is not there where the document has none', async () => {
    const { token } = await h.newUser(100);
    const levels = [
      { id: 'only', at: 10, free: { icon: 'art/fair/one.svg', gives: [{ kind: 'points', points: 1 }] } },
    ];
    await withBlock({ levels, track: undefined, catchUp: undefined }, async () => {
      expect(await read(token)).toMatchObject({ track: null, catchUp: null });
      const codes = [(await buyTrack(token)).code, (await buyLevel(token)).code];
      expect(codes).toEqual(Array(2).fill(errors.UNKNOWN_ITEM.code));
    });
  });
});

describe('catching up', () => {
  it('fills what lacks to the next level, as often as the document says', async () => {
    const { id, token } = await h.newUser(100);
    await watch(id, 12);
    const key = newKey();
    const answer = await buyLevel(token, key);
    expect(answer.data).toEqual({ level: 'wave', left: 1, balance: 85 });
    expect((await buyLevel(token, key)).text).toBe(answer.text);
    expect(await read(token)).toMatchObject({ level: 2, points: 250 });
    expect((await buyLevel(token)).data).toEqual({ level: 'reef', left: 0, balance: 70 });
    expect((await buyLevel(token)).code).toBe(errors.DAY_LIMIT_REACHED.code);
    expect((await read(token)).catchUp).toMatchObject({
      left: 0,
      level: 'deep',
      reason: 'DAY_LIMIT_REACHED',
      nextAt: iso('2025-06-12T00:00:00'),
    });
    expect(await told(id)).toEqual(['reef', 'sand', 'wave']);
    h.setClock(at('2025-06-12T12:00:00'));
    expect((await buyLevel(token)).data).toMatchObject({ level: 'deep' });
    expect((await buyLevel(token)).code).toBe(refusals.PASS_FULL.code);
    expect((await read(token)).catchUp).toMatchObject({ level: null, reason: 'PASS_FULL' });
    await watch(id, 5, { at: at('2025-06-12T12:00:00') });
    expect(await read(token), 'what is bought and what is earned add up').toMatchObject({ points: 750 });
  });

  it('parallel taps buy no level too many, and no points are spent that there are not', async () => {
    const { token } = await h.newUser(100);
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyLevel(token)));
    expect(answers.flatMap(({ data }) => data?.level ?? []).sort()).toEqual(['sand', 'wave']);
    expect((await read(token)).balance).toBe(70);
    const poor = await h.newUser(14);
    expect((await buyLevel(poor.token)).code).toBe(errors.NOT_ENOUGH.code);
  });

  it('opens when its window does', async () => {
    const { token } = await h.newUser(100);
    const window = { opens: '2025-06-12T00:00:00+08:00' };
    const catchUp = { cost: [{ kind: 'points', points: 15 }], limits: { total: 3 }, window };
    await withBlock({ catchUp }, async () => {
      expect((await read(token)).catchUp).toMatchObject({
        reason: 'NOT_OPEN',
        nextAt: iso('2025-06-12T00:00:00'),
      });
      expect((await buyLevel(token)).code).toBe(errors.NOT_OPEN.code);
      h.setClock(at('2025-06-12T00:00:00'));
      expect((await buyLevel(token)).code).toBe(0);
    });
  });
});
