import type { Problem } from '../../../check/room.ts';
import { pointsGiven, pointsIn } from '../../../engine/document/anywhere/cost.ts';
import type { CampaignDraw } from '../../../schemas/generated/types.gen.ts';
import { withPity } from '../rules/odds.ts';
import { isLimited, rulesOfDraw } from '../rules.ts';

/** As people read it: 12.35. */
const inShort = (points: number): string => String(Math.round(points * 100) / 100);

/**
 * Points that a draw gives on average in the long run, with pity: when all that can run out has. Null where nobody draws any
 * more by then.
 */
function worthOf(source: CampaignDraw): number | null {
  const draw = rulesOfDraw(source);
  const gone = draw.prizes.filter(isLimited).map(({ id }) => id);
  if (draw.exhausted === 'close' && gone.length > 0) return null;
  return [...withPity(draw, gone).shares].reduce(
    (sum, [{ gives }, share]) => sum + share * pointsGiven(gives),
    0,
  );
}

/** A draw that gives more points than it takes: whoever draws on has more and more of them. */
export function worthDoubts(source: CampaignDraw, at: string): Problem[] {
  const { id, cost, limits } = source;
  const worth = worthOf(source);
  const ways = (['single', 'ten'] as const).flatMap((way) => {
    const takes = cost[way];
    return takes === undefined ? [] : [{ way, price: pointsIn(takes) / (way === 'ten' ? 10 : 1) }];
  });
  const [cheapest] = ways.sort((a, b) => a.price - b.price);
  if (worth === null || !cheapest || worth <= cheapest.price) return [];
  const gain = worth - cheapest.price;
  const end = limits
    ? `one person draws ${limits.total} times and has ${inShort(gain * limits.total)} more by then`
    : 'nothing says how often one person draws, so they grow without end';
  return [
    {
      pointer: `${at}/cost/${cheapest.way}`,
      message: `\`${id}\` gives more points than it takes: ${inShort(worth)} on average for ${inShort(cheapest.price)}; ${end}`,
      expected: `at least ${Math.ceil(worth * (cheapest.way === 'ten' ? 10 : 1))}, or fewer points among its prizes`,
      got: inShort(cheapest.price * (cheapest.way === 'ten' ? 10 : 1)),
    },
  ];
}
