// Every third day, 4 s: opens a server with a database of its own.
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardAnswer, ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { serviceKey } from '../../server/fixtures/harness.ts';
import { known } from '../../server/kernel/context.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { boardsMechanic } from './server.ts';
import {
  anotherFair,
  broken,
  campaigns,
  db,
  gift,
  given,
  h,
  id,
  openSettlements,
  people,
  receipt,
  use,
} from './testing.ts';

openSettlements();

const at = (text: string) => Date.parse(`2025-06-11T${text}+08:00`);
const settleAt = async (moment: number) => {
  h.setClock(moment);
  await settleDue(db, campaigns, [boardsMechanic], moment);
};
const read = async (query = '') =>
  (await h.call('GET', `/v2/activities/${id}/boards/hourly${query}`)).data as unknown as BoardAnswer;
const who = ({ rows }: Pick<BoardAnswer, 'rows'>) =>
  rows.map(({ user, score }) => [people.findIndex((one) => one.id === user.user_id), score]);

beforeEach(async () => {
  const documents = anotherFair();
  const { campaign } = known(documents[0]).document as { campaign: { boards: object[] } };
  const gives = [{ kind: 'points', points: 5 }];
  campaign.boards = [
    { id: 'hourly', by: 'receiver', period: 'hour', rewards: [{ id: 'first', from: 1, to: 1, gives }] },
  ];
  use(documents);
  await h.app.setDocuments(documents);
});

describe('an hourly board', () => {
  it('begins anew each hour: its 72 hours are asked for by number, and each keeps its own', async () => {
    await gift(0, 5, at('12:00:00'));
    await gift(1, 7, at('12:59:59.999'));
    await gift(2, 1, at('13:00:00'));
    h.setClock(at('13:05:00'));
    const now = await read();
    expect([now.day, now.settled, who(now)]).toEqual(['2025-06-11T13', false, [[2, 1]]]);
    expect([now.days?.length, now.days?.[0], now.days?.at(-1)]).toEqual([
      72,
      '2025-06-10T00',
      '2025-06-12T23',
    ]);
    const noon = await read('?day=37');
    expect([noon.day, who(noon)]).toEqual([
      '2025-06-11T12',
      [
        [1, 7],
        [0, 5],
      ],
    ]);
    const beyond = await h.call('GET', `/v2/activities/${id}/boards/hourly?day=73`);
    expect([beyond.code, beyond.data]).toEqual([1102, null]);
  });

  it('is settled ten minutes after each hour, pays once, and its receipt and hall are of that hour', async () => {
    await gift(0, 5, at('12:30:00'));
    await gift(1, 7, at('13:30:00'));
    await settleAt(at('13:09:59'));
    expect(await given()).toEqual([]);
    await Promise.all([settleAt(at('13:10:00')), settleAt(at('13:10:00'))]);
    await settleAt(at('14:10:00'));
    await settleAt(at('14:10:15'));
    expect(await given()).toEqual([
      [0, 'hourly 2025-06-11T12 2025-06-10', 5, null, null],
      [1, 'hourly 2025-06-11T13 2025-06-10', 5, null, null],
    ]);
    expect(await receipt('hourly', '?day=37')).toMatchObject({
      subject: 'hourly 2025-06-11T12',
      participants: 1,
      rows: [{ rank: 1, score: 5, granted: true }],
    });
    const hall = (await h.call('GET', `/v2/activities/${id}/boards/hourly/champions`))
      .data as unknown as ChampionsAnswer;
    expect(hall.items.map(({ day, from, to, rows }) => [day, from, to, rows.length])).toEqual([
      ['2025-06-11T13', at('13:00:00'), at('14:00:00'), 1],
      ['2025-06-11T12', at('12:00:00'), at('13:00:00'), 1],
    ]);
    expect(await broken()).toEqual([]);
  });

  it('takes what was on its way until then, by its own hour, and nothing later', async () => {
    await gift(0, 5, at('12:30:00'));
    await settleAt(at('13:10:00'));
    h.setClock(at('13:10:01'));
    const event = { eventId: `late:${id}`, activity: id, gift: 'wave', count: 9, at: at('12:59:00') };
    await h.call('POST', '/v2/gift_events', {
      body: { ...event, from: people[5]?.id, to: people[0]?.id },
      headers: { 'x-service-key': serviceKey },
    });
    expect(who(await read('?day=37'))).toEqual([[0, 5]]);
    expect(who(await read()), 'nor on the hour that is now').toEqual([]);
  });
});
