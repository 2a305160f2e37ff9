import type { Dice, FairPart } from '../../server/fixtures/fair-part.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { hashOf } from './find.ts';
import { demoCodes } from './seed.ts';

const [code = '', other = '', taken = ''] = demoCodes('fair', 'voucher');
const until = Date.parse('2025-06-20T00:00:00+08:00');
const hashes = [code, other, taken].map((one) => hashOf(keyedBy(tryOutSecret), 'fair', one) ?? '');

/** A code as somebody types it: one of a few, so that two have the same; now and then one that there is not. */
const typed = (dice: Dice): string =>
  dice.whole(1, 8) === 1
    ? 'nosuchcodeatall'
    : dice.pick(demoCodes('fair', dice.pick(['voucher', 'garland'])));

export const fairPart: FairPart = {
  block: [
    {
      id: 'voucher',
      name: 'A voucher of the fair',
      icon: 'art/fair/one.svg',
      gives: [{ kind: 'points', points: 40 }],
      limits: { total: 3, day: 2 },
    },
    {
      id: 'garland',
      name: 'A garland',
      icon: 'art/fair/two.svg',
      gives: [{ kind: 'prize', prize: 'garland', days: 7 }],
      limits: { total: 1 },
    },
  ],
  calls: {
    storeCodes: { body: () => ({ batch: 'fair-batch-1', code: 'voucher', until, first: 1, hashes }) },
    nameCodeChecker: { body: ({ me }) => ({ user: me, may: true }) },
    redeemCode: {
      body: () => ({ code }),
      tries: 'codes_tries',
      whose: {
        code: async ({ call }) => {
          await call('/v2/activities/fair/codes', { code: taken });
          return taken;
        },
      },
    },
    checkCode: {
      body: () => ({ code: other }),
      whose: {
        code: 'whoever checks at a door is shown the codes of others, and may by their own name alone',
      },
    },
  },
  plays: [
    {
      call: 'storeCodes',
      weight: 2,
      make: (dice) => {
        const kind = dice.pick(['voucher', 'voucher', 'garland']);
        // The second part of a batch may arrive before the first, and now and then one says something else.
        const first = dice.pick([1, 13]);
        const part = demoCodes('fair', kind).slice(first - 1, first + 11);
        return {
          body: {
            batch: `fair-print-${dice.pick([kind, kind, kind, 'voucher'])}`,
            code: kind,
            until: dice.pick([until, until, until, until + 1]),
            first,
            hashes: part.map((one) => hashOf(keyedBy(tryOutSecret), 'fair', one) ?? ''),
          },
        };
      },
    },
    {
      call: 'nameCodeChecker',
      weight: 2,
      make: (dice) => ({ body: { user: dice.someone(), may: dice.whole(1, 4) > 1 } }),
    },
    { call: 'redeemCode', weight: 5, make: (dice) => ({ body: { code: typed(dice) } }) },
    {
      call: 'checkCode',
      weight: 4,
      rightly: 'SELECT user_id FROM codes_checkers ORDER BY 1',
      make: (dice) => ({ body: { code: typed(dice) } }),
    },
  ],
};
