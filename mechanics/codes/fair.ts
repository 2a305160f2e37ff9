import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { keyedBy } from '../../server/kernel/keyed.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { hashOf } from './find.ts';
import { demoCodes } from './seed.ts';

const [code = '', other = ''] = demoCodes('fair', 'voucher');
const until = Date.parse('2025-06-20T00:00:00+08:00');
const hashes = [code, other].map((one) => hashOf(keyedBy(tryOutSecret), 'fair', one) ?? '');

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
    redeemCode: { body: () => ({ code }) },
    checkCode: { body: () => ({ code: other }) },
  },
};
