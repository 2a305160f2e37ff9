import {
  type CheckedFile,
  entriesAt,
  type MechanicCheck,
  type Problem,
  type SoundCampaign,
} from '../../check/room.ts';
import type { CampaignExchangeItem } from '../../schemas/generated/types.gen.ts';

const block = '/campaign/exchange';

function limits(file: CheckedFile): Problem[] {
  return entriesAt(file, block).flatMap(({ one, at }): Problem[] => {
    const { limit, dailyLimit, stock } = one;
    const whole = typeof limit === 'number' && !file.taint.covers(`${at}/limit`) ? limit : undefined;
    if (whole !== undefined && typeof dailyLimit === 'number' && dailyLimit > whole) {
      return [
        {
          pointer: `${at}/dailyLimit`,
          message: '`dailyLimit` is above `limit`: it can never be reached',
          expected: `at most ${whole}`,
          got: String(dailyLimit),
        },
      ];
    }
    if (
      whole !== undefined &&
      typeof stock === 'number' &&
      !file.taint.covers(`${at}/stock`) &&
      whole > stock
    ) {
      return [
        {
          pointer: `${at}/limit`,
          message: '`limit` is above the stock: nobody can ever reach it',
          expected: `at most ${stock}`,
          got: String(whole),
        },
      ];
    }
    return [];
  });
}

function outOfReach({ block: read, days }: SoundCampaign): Problem[] {
  return (read<CampaignExchangeItem[]>('exchange') ?? []).flatMap(({ limit, dailyLimit }, i) => {
    const at = `${block}/${i}`;
    if (dailyLimit === undefined || days === 0 || dailyLimit * days >= limit) return [];
    return [
      {
        pointer: `${at}/limit`,
        message: `nobody can ever reach this \`limit\`: ${dailyLimit} a day on ${days} ${days === 1 ? 'day' : 'days'} are ${dailyLimit * days}`,
        expected: `at most ${dailyLimit * days}, or a higher \`dailyLimit\``,
        got: String(limit),
      },
    ];
  });
}

export const exchangeCheck: MechanicCheck = { key: 'exchange', faults: limits, doubts: outOfReach };
