import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Problem } from '../finding.ts';

/** What the places from one to another get, as all lists of such have it. */
interface RewardedTier {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly gives: readonly Reward[];
}

/** What a reward is of, and how much of it, its one number: two of the same can be compared. What has none is for good. */
function measured(one: Reward): { readonly what: string; readonly key: string; readonly amount: number } {
  const all = Object.entries(one);
  const [key, amount] = all.find(([, value]) => typeof value === 'number') ?? [
    all.at(-1)?.[0] ?? '',
    Infinity,
  ];
  const rest = all
    .filter(([, value]) => typeof value !== 'number')
    .map(([name, value]) => `${name} ${value}`);
  return { what: rest.toSorted().join(), key, amount: Number(amount) };
}

/**
 * Of which of the rewards there is more than above, where all that is given above is given here, too, and no less of it; -1 where that is
 * not so. Who gives other things below, or less of one and more of another, means it.
 */
function outdoing(above: readonly Reward[], below: readonly Reward[]): number {
  const here = below.map(measured);
  const pairs = above.map((one) => {
    const { what, amount } = measured(one);
    return { nth: here.findIndex((other) => other.what === what && other.amount >= amount), amount };
  });
  if (pairs.some(({ nth }) => nth < 0)) return -1;
  return pairs.find(({ nth, amount }) => (here[nth]?.amount ?? 0) > amount)?.nth ?? -1;
}

/**
 * Places that are rewarded in another order than they stand in: tiers rise, so that what lies between two of them has been forgotten, and
 * nobody is to be better off by losing a place.
 *
 * @param at the place of the tiers, which rise and have no place twice
 */
export function tierDoubts(tiers: readonly RewardedTier[], at: string): Problem[] {
  return tiers.flatMap(({ id, from, to, gives }, nth): Problem[] => {
    const above = tiers[nth - 1];
    const next = (above?.to ?? 0) + 1;
    const found: Problem[] = [];
    if (from > next) {
      const lost = from - 1 === next ? `place ${next} gets` : `places ${next} to ${from - 1} get`;
      found.push({
        pointer: `${at}/${nth}/from`,
        message: `${lost} nothing, while \`${id}\` rewards ${from === to ? `place ${from}` : `places ${from} to ${to}`} below`,
        expected: `${next}, or a tier for what lies between`,
        got: String(from),
      });
    }
    const more = above === undefined ? -1 : outdoing(above.gives, gives);
    const reward = gives[more];
    if (above === undefined || reward === undefined) return found;
    const { key, amount } = measured(reward);
    const most = above.gives.map(measured).find(({ what }) => what === measured(reward).what)?.amount;
    const inWords = (number: number | undefined) => (number === Infinity ? 'for good' : String(number));
    return [
      ...found,
      {
        pointer: `${at}/${nth}/gives/${more}/${key}`,
        message: `\`${id}\` gives more than \`${above.id}\`, which is for better places`,
        expected: `at most ${inWords(most)}, or something else above`,
        got: inWords(amount),
        related: [{ pointer: `${at}/${nth - 1}/gives`, message: 'what better places get' }],
      },
    ];
  });
}
