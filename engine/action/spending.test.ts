import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { done, given, no, ok, open, openServers, page, received, sent, shop, toast } from './testing.ts';

openServers();

describe('requests that spend', () => {
  const redeem = [
    {
      do: 'post',
      to: '/v2/activities/{id}/exchange/{item.id}',
      spends: true,
      expect: [{ data: 'shop', field: 'balance', value: 'orElse(data.shop.balance, 0) - 30' }],
      success: [toast('yours')],
    },
  ];
  const plain = [{ ...redeem[0], expect: undefined }].map(({ expect: _, ...rest }) => rest);
  const keys = (): (string | undefined)[] => received.map(({ key }) => key);

  it('one in flight: taps meanwhile are one debit', async () => {
    const waiting: ServerResponse[] = [];
    given.answer = (_request, response) => void waiting.push(response);
    const { tap } = await open(plain);
    const first = tap({ id: 'halo' });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await Promise.all([tap({ id: 'halo' }), tap({ id: 'halo' })]);
    const other = tap({ id: 'wings' });
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    for (const one of waiting) one.end(ok());
    await Promise.all([first, other]);
    expect(sent().map((one) => one.split('/').at(-1))).toEqual(['halo', 'wings']);
    expect(done.map(([, text]) => text)).toEqual(['yours', 'yours']);
  });

  it('a lost answer is asked for again with the same key, later each time, and the user reads one success', async () => {
    const moments: number[] = [];
    given.answer = (_request, response) => {
      moments.push(performance.now());
      return received.length < 3 ? response.destroy() : response.end(ok());
    };
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    expect(received).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = moments;
    expect(second - first, 'a server in trouble is not hurried').toBeGreaterThan(700);
    expect(third - second).toBeGreaterThan(1500);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toBeTruthy();
    expect(done.map(([, text]) => text)).toEqual(['yours']);
  });

  it('after three lost answers the next tap still has the same key, and the user reads that it is safe', async () => {
    given.answer = (_request, response) => response.destroy();
    const { tap } = await open(plain);
    await tap({ id: 'halo', cost: 30 });
    expect(done).toEqual([['toast', 'error.unknown_outcome', 'failure']]);
    given.answer = (_request, response) => response.end(ok());
    await tap({ id: 'halo', cost: 30 });
    expect(received).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
  });

  it('a key that one person left open is not the next one’s, and still theirs when they are back', async () => {
    given.answer = (_request, response) => response.destroy();
    const { tap } = await open(plain);
    Object.assign(page.identity, { user_id: 'one', token: 't1' });
    await tap({ id: 'halo', cost: 30 });
    given.answer = (_request, response) => response.end(ok());
    Object.assign(page.identity, { user_id: 'two', token: 't2' });
    await tap({ id: 'halo', cost: 30 });
    Object.assign(page.identity, { user_id: 'one', token: 't3' });
    await tap({ id: 'halo', cost: 30 });
    const [first, , , other, back] = keys();
    expect(other).not.toBe(first);
    expect(back).toBe(first);
  });

  it.each([
    ['points', { id: 'halo', cost: 30 }, 'points/30'],
    ['points, with no ticket', { id: 'halo', cost: 30, tickets: 0 }, 'points/30'],
    ['tickets in their place', { id: 'halo', cost: 30, tickets: 1 }, 'tickets/1'],
    ['nothing', { id: 'halo', cost: 0 }, undefined],
    ['what nobody has read', { id: 'halo' }, undefined],
  ])('say the price that was read: %s', async (_name, item, price) => {
    const { tap } = await open(plain);
    await tap(item);
    expect(received.map((one) => one.price)).toEqual([price]);
  });

  it('a step that spends nothing says no price', async () => {
    const { tap } = await open([{ ...plain[0], spends: false }]);
    await tap({ id: 'halo', cost: 30 });
    expect(received.map((one) => one.price)).toEqual([undefined]);
  });

  it('a tap after a lost answer is the same intent, whatever the price has become', async () => {
    given.answer = (_request, response) => response.destroy();
    const { tap } = await open(plain);
    await tap({ id: 'halo', cost: 30 });
    given.answer = (_request, response) => response.end(ok());
    await tap({ id: 'halo', cost: 40 });
    expect(new Set(keys()).size).toBe(1);
    expect(received.map(({ price }) => price)).toEqual(['points/30', 'points/30', 'points/30', 'points/40']);
  });

  it('another price than was read is said in the server’s words, and what is shown is asked for anew', async () => {
    given.answer = (_request, response) => response.end(no(1012, 'The price has changed'));
    const { tap } = await open([{ ...plain[0], refresh: ['shop'] }]);
    given.balance = 70;
    await tap({ id: 'halo', cost: 30 });
    expect(done.map(([, text]) => text)).toEqual(['The price has changed']);
    await vi.waitFor(async () => expect(await shop()).toMatchObject({ balance: 70 }));
    given.answer = (_request, response) => response.end(ok());
    await tap({ id: 'halo', cost: 40 });
    expect(new Set(keys()).size, 'a new price is a new intent').toBe(2);
  });

  it.each([
    ['without a price', { id: 'halo' }],
    ['that is free today', { id: 'halo', cost: 0 }],
  ])('of a charge nobody reads after something %s: it counts once', async (_name, item) => {
    given.answer = (_request, response) => response.destroy();
    const { tap } = await open(plain);
    await tap(item);
    expect(done).toEqual([['toast', 'error.unknown_free', 'failure']]);
  });

  it('after a definite answer, yes or no, the next tap is a new intent with a new key', async () => {
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    given.answer = (_request, response) => response.end(no(1001, 'sold out'));
    await tap({ id: 'halo' });
    await tap({ id: 'halo' });
    given.answer = (_request, response) => response.end(no(2));
    await tap({ id: 'halo' });
    await tap({ id: 'halo' });
    expect(new Set(keys()).size).toBe(5);
  });

  it.each([
    ['too many requests: it was not looked at', 429, 1004],
    ['still being done', 200, 1005],
    ['trouble of the server, which may have come after the debit', 500, 1000],
    ['a database that is away', 503, 1010],
  ])('a refusal that says nothing of what was sent keeps the key: %s', async (_name, status, code) => {
    given.answer = (_request, response) => {
      // The debit was made, and its answer lost: the phone asks again by itself.
      if (received.length === 1) return response.destroy();
      response.statusCode = status;
      return response.end(no(code, 'try again'));
    };
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    expect(done).toEqual([['toast', 'try again', 'failure']]);
    given.answer = (_request, response) => response.end(ok());
    await tap({ id: 'halo' });
    expect(received).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    await tap({ id: 'halo' });
    expect(new Set(keys()).size, 'and the answer ends it').toBe(2);
  });

  it('an expired token is no answer to the intent: after the next sign-in the same key goes on', async () => {
    given.answer = (_request, response) => response.end(no(1));
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    expect(done).toEqual([['expired']]);
    given.answer = (_request, response) => response.end(ok());
    await tap({ id: 'halo' });
    expect(new Set(keys()).size).toBe(1);
  });

  it('other values are another intent', async () => {
    given.answer = (_request, response) => response.end(no(1));
    const { tap } = await open([{ do: 'post', to: '/v2/x', spends: true, body: { n: 'state.count' } }]);
    await tap();
    page.store.set(page.state.count as never, 2 as never);
    await tap();
    expect(new Set(keys()).size).toBe(2);
  });

  it('what each day has of its own is another intent the day after; what may be paid is not', async () => {
    given.answer = (_request, response) => response.end(no(1));
    const keysOf = async (to: string): Promise<number> => {
      received.length = 0;
      const { tap } = await open([{ do: 'post', to: `/v2/activities/{id}/${to}`, spends: true }]);
      for (const day of [3, 3, 4]) {
        page.store.set(page.day, day);
        await tap({ id: 'halo' });
      }
      expect(received).toHaveLength(3);
      return new Set(keys()).size;
    };
    expect(await keysOf('check_in')).toBe(2);
    expect(await keysOf('tasks/{item.id}')).toBe(2);
    // A day that is made up, a vote: both may take points.
    expect(await keysOf('check_in/{item.id}')).toBe(1);
    expect(await keysOf('polls/{item.id}')).toBe(1);
  });

  it('what is expected shows while the request is on its way, and stays after success', async () => {
    let respond: ServerResponse | undefined;
    given.answer = (_request, response) => {
      respond = response;
    };
    const { tap } = await open(redeem);
    const run = tap({ id: 'halo' });
    await vi.waitFor(() => expect(respond).toBeDefined());
    expect(shop()).toMatchObject({ balance: 70 });
    respond?.end(ok());
    await run;
    expect(shop()).toMatchObject({ balance: 70 });
    expect(done.map(([, text]) => text)).toEqual(['yours']);
  });

  it.each([
    ['a refusal', no(1001, 'sold out')],
    ['an expired token', no(1)],
    ['no permission', no(2)],
  ])('is taken back after %s', async (_name, envelope) => {
    let seen: unknown;
    given.answer = (_request, response) => {
      seen = shop();
      response.end(envelope);
    };
    const { tap } = await open(redeem);
    await tap({ id: 'halo' });
    expect(seen).toMatchObject({ balance: 70 });
    expect(shop()).toMatchObject({ balance: 100 });
  });

  it('after a refusal the sources are asked again: what the phone showed was old', async () => {
    given.answer = (_request, response) => {
      given.balance = 10;
      response.end(no(1001, 'not enough'));
    };
    const { tap } = await open([{ ...plain[0], refresh: ['shop'] }]);
    await tap({ id: 'halo' });
    expect(done).toEqual([['toast', 'not enough', 'failure']]);
    await vi.waitFor(() => expect(shop()).toMatchObject({ balance: 10 }));
  });
});
