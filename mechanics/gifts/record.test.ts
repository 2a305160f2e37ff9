// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';

const { h, gift } = openFair();

const me = async (board: string, token: string) =>
  (await h.call('GET', `${base}/boards/${board}`, { token })).data.me;

describe('gift events', () => {
  it('score for the receiver, on boards that count them, and earn points for the sender', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    expect((await gift(a.id, b.id, { gift: 'castle', count: 2 })).data).toMatchObject({
      points: 1040,
      earned: 520,
    });
    expect((await h.call('GET', `${base}/balance`, { token: a.token })).data).toEqual({
      currency: 'ticket',
      amount: 520,
    });
    expect(await me('charm', b.token)).toMatchObject({ score: 1040 });
    expect(await me('charm', a.token)).toMatchObject({ score: 0, rank: null });
    expect(await me('rose-givers', a.token)).toMatchObject({ score: 0 });
  });

  it('count once per eventId, and refuse the id for another gift', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    const first = await gift(a.id, b.id, { eventId: 'same' });
    const again = await gift(a.id, b.id, { eventId: 'same' });
    expect(again.text).toBe(first.text);
    expect((await gift(a.id, b.id, { eventId: 'same', count: 2 })).code).toBe(errors.KEY_REUSED.code);
    expect(await me('charm', b.token)).toMatchObject({ score: 10 });
  });

  it('are refused before the start, after the end, from the future, and to oneself', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    expect((await gift(a.id, b.id, { at: at('2025-06-09T23:59:59') })).code).toBe(errors.NOT_OPEN.code);
    // A minute that the app's clock may be ahead of ours, and not a millisecond more.
    expect((await gift(a.id, b.id, { at: noon + 60_001 })).code).toBe(errors.BAD_REQUEST.code);
    expect((await gift(a.id, b.id, { at: noon + 60_000 })).code).toBe(0);
    expect((await gift(a.id, a.id)).code).toBe(errors.BAD_REQUEST.code);
    h.setClock(at('2025-06-13T00:00:01'));
    expect((await gift(a.id, b.id, { at: at('2025-06-13T00:00:00') })).code).toBe(errors.OVER.code);
    expect((await gift(a.id, b.id, { at: at('2025-06-12T23:59:59') })).code).toBe(0);
    h.setClock(at('2025-06-14T00:00:00'));
    expect((await gift(a.id, b.id, { at: at('2025-06-12T23:59:59') })).code).toBe(errors.OVER.code);
  });
});
