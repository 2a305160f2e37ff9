// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { testRoom } from '../../server/fixtures/test-room.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { balanceOf, inTickets, ticketsOf } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { mechanics } from '../index.ts';
import { room } from './room.ts';

const { h, gift } = openFair();
const wheel = `${base}/draws/wheel`;
const read = async (token: string) => (await h.call('GET', wheel, { token })).data;
const draw = (token: string, count = 1, key = newKey()) =>
  h.call('POST', wheel, { token, key, body: { count } });

/** Gives so many tickets of the wheel. */
const give = (user: string, tickets: number, reference = 'r1') =>
  h.db.transaction((tx) =>
    grant(tx, { activity: 'fair', user, kind: testRoom.kind('test-given'), reference, at: noon }, [
      { kind: 'ticket', draw: 'wheel', tickets },
    ]),
  );
const left = (user: string) => balanceOf(h.db, ticketsOf('fair', user, 'wheel'));

/** What somebody was told, without ids and moments. */
const told = async (token: string) => {
  const { data } = await h.call('GET', '/v2/messages', { token, lang: 'en' });
  return (data.items as { sort: string; said: string; from: object }[]).map(({ sort, said, from }) => {
    return { sort, said, from };
  });
};

describe('tickets of a draw', () => {
  it('pay in place of points, one a draw, and are told where there are some', async () => {
    const { id, token } = await h.newUser(0);
    expect(await read(token)).not.toHaveProperty('tickets');
    await give(id, 12);
    expect(await read(token)).toMatchObject({
      tickets: 12,
      single: { cost: 10, tickets: 1, can: 'draw' },
      ten: { cost: 95, tickets: 10, can: 'draw' },
    });
    const key = newKey();
    const ten = await draw(token, 10, key);
    expect(ten.data).toMatchObject({ count: 10, cost: 0, tickets: 10 });
    expect((await draw(token, 10, key)).text, 'the key pays once').toBe(ten.text);
    expect(await left(id)).toBe(2);
    const told = await read(token);
    expect(told).toMatchObject({ tickets: 2, single: { tickets: 1, can: 'draw' } });
    expect(told.ten, 'two tickets are none for ten draws').not.toHaveProperty('tickets');
    const { data } = await h.call('GET', `${wheel}/records`, { token });
    expect((data.items as object[])[0]).toMatchObject({ cost: 0, tickets: 10 });
    expect(data.items).toHaveLength(1);
  });

  it('come to an end, and then it costs points', async () => {
    const { id, token } = await h.newUser(0);
    await give(id, 1);
    expect((await draw(token)).data).toMatchObject({ cost: 0, tickets: 1 });
    const won = Number((await read(token)).balance);
    expect((await draw(token)).code).toBe(won >= 10 ? 0 : errors.NOT_ENOUGH.code);
    expect(await left(id)).toBe(0);
  });

  it('pay once, however many draws at the same time', async () => {
    const { id, token } = await h.newUser(0);
    await give(id, 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => draw(token)));
    expect(answers.filter(({ data }) => data?.tickets === 1)).toHaveLength(2);
    expect(await left(id)).toBe(0);
  });

  it('are given once for user, kind and reference, and bought in the exchange', async () => {
    const { id, token } = await h.newUser(30);
    await give(id, 3);
    await give(id, 3);
    expect(await left(id)).toBe(3);
    const bought = await h.call('POST', `${base}/exchange/turns`, {
      token,
      key: newKey(),
      body: { count: 1 },
    });
    expect(bought.code).toBe(0);
    expect(await left(id)).toBe(7);
  });

  it('that a prize of the draw gives are told of it, and pay for the next', async () => {
    const document = structuredClone(fair.document) as {
      campaign: { draws: { prizes: object[]; pity?: object[] }[] };
    };
    const again = { id: 'again', name: 'Once more', icon: 'art/fair/badge.svg', weight: 1_000_000 };
    const gives = [{ kind: 'ticket', draw: 'wheel', tickets: 1 }];
    const [own] = document.campaign.draws;
    document.campaign.draws = [
      {
        ...own,
        prizes: [
          { ...again, gives },
          { ...again, id: 'other', weight: 1 },
        ],
        pity: [],
      },
    ];
    await h.app.setDocuments([{ route: 'fair', document }]);
    const { id, token } = await h.newUser(10);
    expect((await draw(token)).data).toMatchObject({
      cost: 10,
      results: [
        { prize: 'again', gives: [{ points: null, prize: null, days: null, draw: 'wheel', tickets: 1 }] },
      ],
    });
    expect((await draw(token)).data).toMatchObject({ cost: 0, tickets: 1 });
    expect(await left(id)).toBe(1);
    expect(await told(token), 'they have seen it').toEqual([]);
    const changed = (to: string) =>
      planted(
        h.db,
        `ALTER TABLE grants DISABLE TRIGGER USER; UPDATE grants SET ${to} WHERE kind = 'draw-prize' AND tickets > 0`,
      );
    const broken = 'draw: each order has given what it has drawn, by the rules that it was drawn by';
    expect(await changed('nth = nth')).toEqual([]);
    expect(await changed('tickets = 2')).toContain(broken);
    expect(await changed("tickets = NULL, draw = NULL, prize = 'garland'")).toContain(broken);
    await h.app.setDocuments([fair]);
  });

  it('are told of, how many and of which draw, with the way there: once for each grant', async () => {
    const { token } = await h.newUser(60);
    const buy = (key: string) => h.call('POST', `${base}/exchange/turns`, { token, key, body: { count: 2 } });
    const key = newKey();
    for (const answer of [await buy(key), await buy(key)]) expect(answer.code).toBe(0);
    const from = { title: 'The fair', route: '/fair' };
    const text = 'New Wheel tickets in The fair: 8. Each pays for one draw';
    expect(await told(token)).toEqual([{ sort: 'won', said: text, from }]);
    const { data } = await h.call('GET', '/v2/messages', { token, lang: 'vi' });
    expect((data.items as { said: string }[])[0]?.said).toContain('8 vé Wheel');
  });

  it('of a settled place are given once, and told beside the place, each with the way to its part of the page', async () => {
    const document = Object.assign(
      structuredClone(fair.document) as { campaign: { boards: { id: string; rewards?: object[] }[] } },
      {
        data: {
          best: { get: '/v2/activities/{id}/boards/daily', query: { day: 'day' } },
          turns: { get: '/v2/activities/{id}/draws/wheel' },
        },
        body: [
          { widget: 'hero' },
          { widget: 'section', id: 'days', body: [{ widget: 'ranking-list', from: 'best' }] },
          { widget: 'lucky-draw', id: 'play', from: 'turns' },
        ],
      },
    );
    const gives = [
      { kind: 'ticket', draw: 'wheel', tickets: 2 },
      { kind: 'ticket', draw: 'wheel', tickets: 1 },
    ];
    const daily = document.campaign.boards.find(({ id }) => id === 'daily');
    if (daily) daily.rewards = [{ id: 'first', from: 1, to: 1, gives }];
    const documents = [{ route: 'fair', document }];
    const [best, giver] = [await h.newUser(), await h.newUser()];
    await gift(giver.id, best.id, { gift: 'castle', count: 3 });
    const night = Date.parse('2025-06-12T00:10:00+08:00');
    const campaigns = readCampaigns(documents, mechanics);
    await Promise.all([1, 2].map(() => settleDue(h.db, campaigns, mechanics, night)));
    await settleDue(h.db, campaigns, mechanics, night + 60_000);
    expect(await left(best.id)).toBe(3);
    await h.app.setDocuments(documents);
    const all = await told(best.token);
    expect(all.map(({ said, from }) => [said, from])).toEqual(
      expect.arrayContaining([
        [
          'New Wheel tickets in The fair: 3. Each pays for one draw',
          { title: 'The fair', route: '/fair#play' },
        ],
        [expect.stringContaining('no. 1'), { title: 'The fair', route: '/fair#days' }],
      ]),
    );
    expect(all).toHaveLength(2);
    await h.app.setDocuments([fair]);
    expect(await told(giver.token)).not.toContainEqual(expect.objectContaining({ sort: 'won' }));
  });
});

it('audits see an order that was paid otherwise, and tickets from nowhere', async () => {
  const { id, token } = await h.newUser(0);
  await give(id, 2);
  await draw(token);
  const plant = (work: Parameters<typeof planted>[1]) => planted(h.db, work);
  expect(await plant('SELECT 1')).toEqual([]);
  const books = 'draw: tickets are those that were given, less those that were taken';
  expect(await plant(`UPDATE draw_orders SET tickets = 0, cost = 10 WHERE user_id = '${id}'`)).toEqual([
    'draw: each order has its debit',
    'draw: each debit has its order',
    books,
  ]);
  const nowhere = { owner: id, kind: room.kind('draw-cost'), reference: '0', at: noon };
  expect(
    await plant((tx) => book(tx, 'fair', { ...nowhere, changes: inTickets('wheel', 1) })),
    'a posting that is no order, of tickets that nobody gave',
  ).toEqual(['draw: each debit has its order', books]);
  expect(
    await plant(`UPDATE told_messages SET params = '{"draw":"wheel","tickets":9}' WHERE user_id = '${id}'`),
  ).toEqual(['ledger: whoever is told of tickets was given as many']);
  for (const wrong of ['tickets = 0', 'cost = 10', 'tickets = 2'])
    await expect(plant(`UPDATE draw_orders SET ${wrong} WHERE user_id = '${id}'`), wrong).rejects.toThrow(
      'draw_orders_paid',
    );
});
