import { groupedCode } from '../../engine/document/anywhere/code-word.ts';
import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { codeOf, openCode } from './people.ts';

const keyed = keyedBy(tryOutSecret);

/** The code of somebody in a try-out: known as long as they have looked at it. */
export const codeAtFair = (user: string): string => groupedCode(codeOf(keyed, 'fair', user));

export const fairPart: FairPart = {
  block: {
    counts: [{ fact: 'check-in' }],
    limits: { total: 6, day: 3 },
    welcome: [{ kind: 'points', points: 15 }],
    steps: [
      { id: 'one', at: 1, gives: [{ kind: 'points', points: 30 }] },
      { id: 'three', at: 3, gives: [{ kind: 'prize', prize: 'garland', days: 7 }] },
    ],
  },
  calls: {
    acceptInvite: {
      before: (db, { friend }) => openCode(db, keyed, 'fair', friend),
      body: ({ friend }) => ({ code: codeAtFair(friend) }),
      whose: { code: 'it is there to be given to others' },
    },
    claimInviteStep: {
      path: '/v2/activities/fair/invite/steps/one',
      before: async (db, { me }) => {
        const { rows } = await db.query<{ user_id: string }>(
          `SELECT user_id FROM users WHERE user_id NOT IN (SELECT user_id FROM invite_people) AND user_id <> '${me}' ORDER BY 1 LIMIT 1`,
        );
        const guest = String(rows[0]?.user_id);
        for (const one of [me, guest]) await openCode(db, keyed, 'fair', one);
        for (const text of [
          `UPDATE invite_people SET depth = 1 + (SELECT depth FROM invite_people WHERE user_id = '${me}')
           WHERE user_id = '${guest}'`,
          `INSERT INTO invite_bound SELECT activity, '${guest}', depth + 1, user_id, depth, 1, 6, '2025-06-11', 1, 3, 0
           FROM invite_people WHERE user_id = '${me}'`,
          `INSERT INTO invite_came VALUES ('fair', '${guest}', '${me}', 1, 0, 0)`,
        ])
          await db.query(text);
      },
    },
  },
  plays: [
    // Whoever looks has a code from then on.
    { call: 'readInvite', weight: 4, make: () => ({}) },
    {
      call: 'acceptInvite',
      weight: 6,
      rightly: `SELECT u.user_id, p.user_id AS inviter FROM users u JOIN invite_people p ON p.user_id <> u.user_id
        WHERE u.user_id NOT IN (SELECT user_id FROM invite_bound) ORDER BY 1, 2 LIMIT 200`,
      make: (dice, found) => ({ body: { code: codeAtFair(String(found?.inviter ?? dice.someone())) } }),
    },
    // Who was invited has come with what counts.
    {
      call: 'checkIn',
      weight: 3,
      rightly:
        'SELECT user_id FROM invite_bound WHERE user_id NOT IN (SELECT user_id FROM invite_came) ORDER BY nth, 1',
      make: () => ({}),
    },
    {
      call: 'claimInviteStep',
      rightly: 'SELECT DISTINCT inviter AS user_id FROM invite_came ORDER BY 1',
      weight: 5,
      make: (dice) => ({ path: `/v2/activities/fair/invite/steps/${dice.pick(['one', 'one', 'three'])}` }),
    },
  ],
};
