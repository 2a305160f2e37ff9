// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { agreed, type Button } from '../../server/fixtures/agreement.ts';
import { fair } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';

const { h, redeem } = openFair();

const button = (id: string): Button => ({
  read: `${base}/exchange`,
  told({ items }) {
    const one = (items as { id: string; can?: string; reason?: string; nextAt?: string }[]).find(
      (item) => item.id === id,
    );
    return { can: one?.can, reason: one?.reason, nextAt: one?.nextAt };
  },
  call: `${base}/exchange/${id}`,
});
const moments = [
  '2025-05-01T12:00:00',
  '2025-06-09T23:59:59',
  '2025-06-10T00:00:00',
  '2025-06-12T23:59:59',
  '2025-06-13T00:00:00',
  '2025-06-14T00:00:00',
].map(at);

describe('what the exchange says can be redeemed is what its call takes', () => {
  it('in every phase, for somebody with enough and for a visitor', async () => {
    const { token } = await h.newUser(1000);
    const said = [];
    for (const now of moments)
      said.push([
        await agreed(h, button('sticker'), now, token),
        await agreed(h, button('sticker'), now, null),
      ]);
    expect(said).toEqual([
      ['NOT_OPEN', 'NOT_OPEN'],
      ['NOT_OPEN', 'NOT_OPEN'],
      ['redeem', 'TOKEN_EXPIRED'],
      ['redeem', 'TOKEN_EXPIRED'],
      ['OVER', 'OVER'],
      ['OVER', 'OVER'],
    ]);
  });

  it('with too few points, and at both limits', async () => {
    const noon = at('2025-06-10T12:00:00');
    const next = at('2025-06-11T12:00:00');
    expect(await agreed(h, button('badge'), noon, (await h.newUser(99)).token)).toBe('NOT_ENOUGH');
    const { token } = await h.newUser(250);
    const said = [];
    for (const now of [noon, noon, noon, next]) said.push(await agreed(h, button('badge'), now, token));
    expect(said, 'points run out behind the limit of a day').toEqual([
      'redeem',
      'redeem',
      'DAY_LIMIT_REACHED',
      'NOT_ENOUGH',
    ]);
    const rich = await h.newUser(900);
    const all = [];
    for (const now of [noon, noon, next, next]) all.push(await agreed(h, button('badge'), now, rich.token));
    expect(all).toEqual(['redeem', 'redeem', 'redeem', 'LIMIT_REACHED']);
    const last = await h.newUser(900);
    const end = at('2025-06-12T12:00:00');
    const days = [];
    for (const now of [end, end, end]) days.push(await agreed(h, button('badge'), now, last.token));
    expect(days, 'after the last day it is over').toEqual(['redeem', 'redeem', 'DAY_LIMIT_REACHED']);
  });

  it('sold out, whoever asks', async () => {
    const document = structuredClone(fair.document) as {
      campaign: { exchange: { id: string; stock?: number }[] };
    };
    for (const item of document.campaign.exchange) if (item.id === 'lantern') item.stock = 1;
    await h.app.setDocuments([{ route: 'fair', document }]);
    const [first, second, poor] = [await h.newUser(50), await h.newUser(50), await h.newUser(0)];
    const noon = at('2025-06-11T12:00:00');
    expect(await agreed(h, button('lantern'), noon, first.token)).toBe('redeem');
    for (const token of [first.token, second.token, poor.token, null])
      expect(await agreed(h, button('lantern'), noon, token)).toBe('SOLD_OUT');
    expect(await agreed(h, button('lantern'), at('2025-06-13T00:00:00'), second.token)).toBe('OVER');
    await h.app.setDocuments([fair]);
    expect((await redeem('lantern', second.token)).code).toBe(0);
  });
});
