import { type CheckedFile, isObject, type Problem } from '../../../check/room.ts';
import { defaults } from '../../../schemas/generated/defaults.gen.ts';
import type { CampaignDraw } from '../../../schemas/generated/types.gen.ts';
import { million, oddsOf } from '../rules/odds.ts';
import { type Rarity, rankOf, rarities, rulesOfDraw } from '../rules.ts';
import { type Entry, prizesOf } from './prizes.ts';

const rank = (rarity: unknown): number => rankOf((rarity ?? defaults.CampaignDrawPrize.rarity) as Rarity);

/** What is promised can be kept, and the rarer promise takes longer. */
export function pityFaults(file: CheckedFile, one: Entry, at: string): Problem[] {
  const { pity } = one;
  if (!Array.isArray(pity) || file.taint.touches(`${at}/pity`) || file.taint.touches(`${at}/prizes`))
    return [];
  const best = Math.max(0, ...prizesOf(one, at).map(({ prize }) => rank(prize.rarity)));
  const rules = pity.flatMap((rule, index) =>
    isObject(rule) ? [{ rule: rule as Entry, pointer: `${at}/pity/${index}` }] : [],
  );
  for (const { rule, pointer } of rules) {
    if (rank(rule.rarity) > best)
      return [
        {
          pointer: `${pointer}/rarity`,
          message: `no prize of this draw is ${String(rule.rarity)}: the promise cannot be kept`,
          expected:
            best === 0 ? 'a prize that is rare, or no `pity`' : rarities.slice(1, best + 1).join(', '),
          got: String(rule.rarity),
        },
      ];
  }
  const [first, second] = [...rules].sort((a, b) => rank(a.rule.rarity) - rank(b.rule.rarity));
  if (first === undefined || second === undefined) return [];
  if (first.rule.rarity === second.rule.rarity)
    return [
      {
        pointer: `${at}/pity/1/rarity`,
        message: 'two promises are of one rarity',
        expected: 'another rarity, or one promise',
        got: String(second.rule.rarity),
      },
    ];
  if (Number(second.rule.after) > Number(first.rule.after)) return [];
  return [
    {
      pointer: `${second.pointer}/after`,
      message: `${String(second.rule.rarity)} is promised no later than ${String(first.rule.rarity)}`,
      expected: `more than ${String(first.rule.after)}`,
      got: String(second.rule.after),
    },
  ];
}

/** A promise makes a prize so many times as frequent as its weight does, at most: what is promised sooner is a slip, or no rarity. */
const MOST_OFTEN = 3;

/** A promise that comes so soon that weights say next to nothing. */
export function hastyPity(source: CampaignDraw, at: string): Problem[] {
  const odds = oddsOf({ ...rulesOfDraw(source), pity: [] });
  return (source.pity ?? []).flatMap(({ rarity, after }, index): Problem[] => {
    const share =
      odds.reduce((sum, one) => sum + (rankOf(one.rarity) >= rankOf(rarity) ? one.base : 0), 0) / million;
    // How many times as often it comes where it is given after so many draws without it.
    const often = (failing: number): number => 1 / (1 - (1 - share) ** (failing + 1));
    if (share <= 0 || share >= 1 || often(after) <= MOST_OFTEN) return [];
    const least = Math.ceil(Math.log(1 - 1 / MOST_OFTEN) / Math.log(1 - share)) - 1;
    return [
      {
        pointer: `${at}/pity/${index}/after`,
        message: `${rarity} is promised so soon in \`${source.id}\` that it comes ${Math.round(often(after))} times as often as its weight says`,
        expected: `at least ${least}, or a larger weight`,
        got: String(after),
      },
    ];
  });
}
