import {
  type CheckedFile,
  entriesAt,
  isObject,
  type MechanicCheck,
  type Problem,
  type SoundCampaign,
} from '../../check/room.ts';
import { pointsGiven } from '../../engine/document/anywhere/cost.ts';
import type { CampaignExchangeItem } from '../../schemas/generated/types.gen.ts';
import { redeemCount } from './check/redeem-count.ts';

const block = '/campaign/exchange';

/** One person may have no more than there are for everybody. */
const ofStock = (file: CheckedFile): Problem[] =>
  entriesAt(file, block).flatMap(({ one, at }): Problem[] => {
    const { limits, stock } = one;
    const whole = isObject(limits) && !file.taint.touches(`${at}/limits`) ? limits.total : undefined;
    if (typeof whole !== 'number' || typeof stock !== 'number' || file.taint.covers(`${at}/stock`)) return [];
    if (whole <= stock) return [];
    return [
      {
        pointer: `${at}/limits/total`,
        message: 'the limit is above the stock: nobody can ever reach it',
        expected: `at most ${stock}`,
        got: String(whole),
      },
    ];
  });

/** What gives back what it costs, or more, costs nothing. */
const givenBack = (campaign: SoundCampaign): Problem[] =>
  (campaign.block<CampaignExchangeItem[]>('exchange') ?? []).flatMap(({ id, cost, gives = [] }, index) => {
    const back = pointsGiven(gives);
    if (back < cost) return [];
    return [
      {
        pointer: `${block}/${index}/cost`,
        message: `\`${id}\` costs nothing: it gives ${back === cost ? 'as many points as' : 'more points than'} it costs`,
        expected: `more than ${back}, what its \`gives\` gives back`,
        got: String(cost),
      },
    ];
  });

export const exchangeCheck: MechanicCheck = {
  key: 'exchange',
  faults: ofStock,
  doubts: givenBack,
  rules: [redeemCount],
};
