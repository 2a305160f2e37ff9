import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { callsOf, line, roundOf } from './testing.ts';

const { h, gift } = openFair();
const { join, read } = callsOf(h);
const iso = (text: string) => new Date(at(text)).toISOString();

describe('joining', () => {
  it('is once and for good, and answers the same key alike', async () => {
    const { id, token } = await h.newUser();
    expect(await read(token)).toMatchObject({
      side: null,
      brought: 0,
      can: 'join',
      nextAt: iso('2025-06-12T20:00:00'),
    });
    const key = newKey();
    const first = await join('dawn', token, 'skies', key);
    expect(first.data).toEqual({ battle: 'skies', side: 'dawn' });
    expect((await join('dawn', token, 'skies', key)).text, 'the answer that got lost').toBe(first.text);
    expect((await join('dusk', token, 'skies', key)).code).toBe(errors.KEY_REUSED.code);
    expect((await join('dusk', token)).code).toBe(refusals.SIDE_TAKEN.code);
    expect(await read(token)).toMatchObject({ side: 'dawn', reason: 'SIDE_TAKEN' });
    const { rows } = await h.db.query(
      "SELECT thing, points FROM facts WHERE kind = 'battle' AND from_user = $1",
      [id],
    );
    expect(rows, 'which side is not told').toEqual([{ thing: 'skies', points: 1 }]);
  });

  it('fifty taps for both sides at once give one', async () => {
    const { id, token } = await h.newUser();
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => join(nth % 2 ? 'dawn' : 'dusk', token).then(({ code }) => code)),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, refusals.SIDE_TAKEN.code]));
    const { rows } = await h.db.query('SELECT side FROM battle_members WHERE user_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('of one side by many phones of one person at once, is once, and is refused to the others', async () => {
    for (let nth = 0; nth < 20; nth++) {
      const { token } = await h.newUser();
      const codes = await Promise.all(
        Array.from({ length: 10 }, () => join('dawn', token).then(({ code }) => code)),
      );
      expect(codes.sort()).toEqual([0, ...Array.from({ length: 9 }, () => refusals.SIDE_TAKEN.code)]);
    }
  });

  it('is open before the campaign, until the last bell; the call and the answer say the same', async () => {
    const { token } = await h.newUser();
    h.setClock(at('2025-06-12T20:00:00'));
    expect(await read(token)).toMatchObject({ reason: 'OVER' });
    expect(await read()).toMatchObject({ reason: 'OVER' });
    expect((await join('dawn', token)).code).toBe(errors.OVER.code);
    h.setClock(at('2025-06-09T00:00:00'));
    expect((await read(token)).can).toBe('join');
    expect((await join('dawn', token)).code).toBe(0);
  });

  it('takes sides and battles that there are, asks who somebody is and for a key', async () => {
    const { token } = await h.newUser();
    expect((await join('noon', token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await join('dawn', token, 'seas')).code).toBe(errors.UNKNOWN_ITEM.code);
    for (const body of [{}, { side: '' }, { side: ['dawn'] }, { side: 'dawn', user: 'u1' }])
      expect((await h.call('POST', `${base}/battles/skies`, { token, key: newKey(), body })).status).toBe(
        400,
      );
    const body = { side: 'dawn' };
    expect((await h.call('POST', `${base}/battles/skies`, { token, body })).code).toBe(
      errors.KEY_MISSING.code,
    );
    expect((await h.call('POST', `${base}/battles/skies`, { key: newKey(), body })).code).toBe(
      errors.TOKEN_EXPIRED.code,
    );
    expect(await read()).toMatchObject({ reason: 'TOKEN_EXPIRED', side: null, brought: 0 });
  });
});

describe('what people do', () => {
  it('counts for their side from then on, in the round in which they do it, and is told to them alone', async () => {
    const [giver, friend] = [await h.newUser(), await h.newUser()];
    const before = line(await read());
    await gift(giver.id, friend.id);
    expect(line(await read()), 'nobody has joined').toBe(before);
    await join('dawn', giver.token);
    await gift(giver.id, friend.id, { at: noon - 1 });
    expect(line(await read()), 'it was done before').toBe(before);
    h.setClock(noon + 60_000);
    await gift(giver.id, friend.id, { at: noon + 30_000, gift: 'castle' });
    const own = await read(giver.token);
    expect(own.brought).toBeGreaterThan(0);
    expect(own.rounds.map(({ mine }) => mine)).toEqual([own.brought, 0]);
    expect(await read(friend.token)).toMatchObject({ brought: 0, side: null });
    const other = await h.call('GET', `${base}/battles`, { token: friend.token });
    expect(other.text).not.toContain(giver.id);
  });

  it('many gifts at once are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => h.newUser()));
    const friend = await h.newUser();
    await Promise.all(people.map(({ token }, nth) => join(nth % 2 ? 'dawn' : 'dusk', token)));
    const stand = async () => (await read()).sides.map(({ total }) => total);
    const before = await stand();
    await Promise.all([...people, ...people, ...people].map(({ id }) => gift(id, friend.id)));
    const after = await stand();
    const gained = after.map((total, nth) => total - (before[nth] ?? 0));
    expect(gained[0]).toBeGreaterThan(0);
    expect(gained[0]).toBe(gained[1]);
    expect((await read(people[0]?.token)).brought).toBe((gained[0] ?? 0) / 10);
  });

  it('between rounds counts nowhere; the bell takes what was on its way, by its own time', async () => {
    const [giver, friend] = [await h.newUser(), await h.newUser()];
    await join('dusk', giver.token);
    const bell = at('2025-06-11T18:00:00');
    const mine = async () => (await read(giver.token)).rounds.map((one) => one.mine);
    h.setClock(bell);
    expect((await read()).rounds[0]).toMatchObject({ state: 'counting', nextAt: iso('2025-06-11T18:10:00') });
    await gift(giver.id, friend.id, { at: bell });
    expect(await mine()).toEqual([0, 0]);
    h.setClock(bell + 10 * 60_000 - 1);
    await gift(giver.id, friend.id, { at: bell - 1 });
    const [late] = await mine();
    expect(late).toBeGreaterThan(0);
    h.setClock(bell + 10 * 60_000);
    await gift(giver.id, friend.id, { at: bell - 1 });
    expect(await mine(), 'too late').toEqual([late, 0]);
    h.setClock(at('2025-06-11T20:00:01'));
    expect(roundOf(await read(), 'two')).toMatch(/^live /);
    await gift(giver.id, friend.id, { at: at('2025-06-11T20:00:00') });
    expect((await mine())[1]).toBe(late);
  });

  it('for the people of a side counts for it, where the battle is one of support', async () => {
    const [star, rival, fan] = [await h.newUser(), await h.newUser(), await h.newUser()];
    const document = structuredClone(fair.document) as { campaign: { battles: { sides: object[] }[] } };
    const [skies] = document.campaign.battles;
    const sides = (skies?.sides ?? []).map((side, nth) => ({ ...side, people: [[star, rival][nth]?.id] }));
    document.campaign.battles.push({ ...skies, id: 'duel', joining: 'support', sides } as never);
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect(await read(fan.token, 'duel')).toMatchObject({ reason: 'NO_JOINING', side: null });
    expect((await join('dawn', fan.token, 'duel')).code).toBe(refusals.NO_JOINING.code);
    // The smallest gift, of one point, is support.
    await gift(fan.id, rival.id, { gift: 'wave' });
    const own = await read(fan.token, 'duel');
    expect(own).toMatchObject({ side: 'dusk', brought: own.sides[1]?.total });
    expect(own.brought).toBeGreaterThan(0);
    await gift(rival.id, fan.id);
    expect(line(await read(undefined, 'duel')), 'nobody supports a stranger').toBe(
      `dawn 0 dusk ${own.brought}`,
    );
    await h.app.setDocuments([fair]);
  });
});
