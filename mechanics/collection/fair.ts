import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { noon } from '../../server/fixtures/noon.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { codeOf } from './gift.ts';

const icon = 'art/fair/one.svg';
/** The code of the nth gift of a database. */
const codeOfGift = (nth: number): string => codeOf(keyedBy(tryOutSecret), 'fair', nth);
const base = '/v2/activities/fair/collection';
const cards = ['kite', 'drum', 'lamp', 'sash'];

/** Who has so many kites that are free. */
const kites = (least: number): string =>
  `SELECT owner AS user_id FROM ledger_accounts WHERE unit = 'card/kite' AND balance - held >= ${least} ORDER BY 1`;

export const fairPart: FairPart = {
  block: {
    cards: [
      { id: 'kite', name: 'Kite', icon, weight: 1_000_000 },
      { id: 'drum', name: 'Drum', icon, weight: 1 },
      { id: 'lamp', name: 'Lamp', icon, rarity: 'rare', weight: 1 },
      { id: 'sash', name: 'Sash', icon, rarity: 'epic' },
    ],
    drops: [
      {
        id: 'castle',
        name: 'A castle',
        counts: [{ fact: 'gift', things: ['castle'], measure: 'amount', weight: 2 }],
        every: 1,
        day: 6,
      },
      { id: 'watch', name: 'Ten minutes', counts: [{ fact: 'watch', measure: 'amount' }], every: 10, day: 2 },
    ],
    sets: [
      { id: 'pair', name: 'A pair', cards: ['kite', 'drum'], gives: [{ kind: 'points', points: 25 }] },
      {
        id: 'all',
        name: 'All of them',
        cards,
        gives: [{ kind: 'prize', prize: 'garland', days: 30 }],
      },
    ],
    melt: { alike: 3, into: 'chosen' },
    give: { limits: { total: 4, day: 2 }, hours: 12 },
  },
  calls: {
    meltCards: { body: () => ({ card: 'kite', into: 'drum' }) },
    redeemCardSet: { path: '/v2/activities/fair/collection/sets/pair' },
    giveCard: { body: () => ({ card: 'kite' }) },
    takeCard: {
      body: () => ({ code: codeOfGift(1) }),
      whose: {
        // One that has been taken, by whoever was given it.
        code: async ({ people: { me, friend }, call, tell }) => {
          const gift = { eventId: 'friend:castle', activity: 'fair', gift: 'castle', count: 4, at: noon };
          await tell('/v2/gift_events', { ...gift, from: friend, to: me });
          const { code } = await call(`${base}/gifts`, { card: 'kite' });
          await call(`${base}/taken`, { code });
          return String(code);
        },
      },
    },
  },
  plays: [
    {
      call: 'redeemCardSet',
      weight: 5,
      rightly: `SELECT a.owner AS user_id FROM ledger_accounts a JOIN ledger_accounts b USING (book, owner)
        WHERE (a.unit, b.unit) = ('card/kite', 'card/drum') AND LEAST(a.balance, b.balance) > 0 ORDER BY 1`,
      make: (dice, found) => ({
        path: `/v2/activities/fair/collection/sets/${found ? 'pair' : dice.pick(['pair', 'all'])}`,
      }),
    },
    {
      call: 'meltCards',
      weight: 5,
      rightly: kites(3),
      make: (dice, found) => ({
        body: found ? { card: 'kite', into: 'drum' } : { card: dice.pick(cards), into: dice.pick(cards) },
      }),
    },
    {
      call: 'giveCard',
      weight: 4,
      rightly: kites(1),
      make: (dice, found) => ({ body: { card: found ? 'kite' : dice.pick(cards) } }),
    },
    {
      call: 'takeCard',
      weight: 4,
      rightly: `SELECT l.owner AS user_id, g.gift_id FROM card_gifts g JOIN ledger_accounts l ON l.unit = 'points'
        WHERE g.back_at IS NULL AND g.gift_id NOT IN (SELECT gift_id FROM card_taken)
        ORDER BY g.gift_id DESC, 1 LIMIT 40`,
      make: (dice, found) => ({ body: { code: codeOfGift(Number(found?.gift_id ?? dice.whole(1, 60))) } }),
    },
  ],
};
