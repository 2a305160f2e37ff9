import type { Queryable } from '../database/database.ts';
import type { Given } from '../ledger/given.ts';
import type { MessageKinds } from './message-kinds.ts';
import { tell } from './messages.ts';
import { roomOf } from './room.ts';

const room = roomOf('grant', ['grant-tickets']);

/** What whoever is given tickets is told: they are spent in a place of their own, which is not where they come from. */
export const messages: MessageKinds = {
  'grant-tickets': {
    sort: 'won',
    text: {
      cn: '你在「{{activity}}」得到 {{tickets}} 张{{draw}}抽奖券，一张抽一次',
      tw: '你在「{{activity}}」拿到 {{tickets}} 張{{draw}}抽獎券，一張抽一次',
      en: 'New {{draw}} tickets in {{activity}}: {{tickets}}. Each pays for one draw',
      th: 'คุณได้ตั๋ว{{draw}} {{tickets}} ใบใน {{activity}} ใช้สุ่มได้ใบละ 1 ครั้ง',
      vi: 'Bạn có thêm {{tickets}} vé {{draw}} ở {{activity}}, mỗi vé một lượt',
    },
    shows: ({ params: { draw } }) => [`draws/${draw}`],
    names: (campaign, { draw }) => ({ draw: campaign.tickets.get(String(draw)) ?? '' }),
  },
};

/** Tells people of tickets that they are given now, once for each draw and grant. */
export async function tellOfTickets(tx: Queryable, given: readonly Given[]): Promise<void> {
  const all = given.flatMap(({ activity, user, kind, reference, at, rewards }) => {
    const tickets = new Map<string, number>();
    for (const one of rewards)
      if (one.kind === 'ticket') tickets.set(one.draw, (tickets.get(one.draw) ?? 0) + one.tickets);
    return [...tickets].map(([draw, count]) => ({
      activity,
      user,
      kind: room.kind('grant-tickets'),
      reference: `${draw} ${kind} ${reference}`,
      params: { draw, tickets: count },
      at,
    }));
  });
  await tell(tx, all);
}

/** Whoever is told of tickets was given as many, for what the message is of. */
export const toldGrantAudits: Readonly<Record<string, string>> = {
  'whoever is told of tickets was given as many': `
    SELECT m.message_id FROM told_messages m
    LEFT JOIN grants g ON g.activity = m.activity AND g.user_id = m.user_id AND g.tickets IS NOT NULL
      AND m.reference = g.draw || ' ' || g.kind || ' ' || g.reference
    WHERE m.kind = 'grant-tickets'
    GROUP BY m.message_id, m.params
    HAVING sum(g.tickets) IS DISTINCT FROM (m.params::json ->> 'tickets')::int8`,
};
