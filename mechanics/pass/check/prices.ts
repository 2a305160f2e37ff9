import type { Problem } from '../../../check/room.ts';
import { pointsGiven, pointsIn } from '../../../engine/document/anywhere/cost.ts';
import type { CampaignPass } from '../../../schemas/generated/types.gen.ts';

/** One level that costs so many times the whole track: another unit, most likely. */
const FAR = 10;

/** What is bought of a pass is worth its price, and costs one. @param at JSON pointer of the block */
export function priceDoubts({ levels, track, catchUp }: CampaignPass, at: string): Problem[] {
  const cost = track === undefined ? 0 : pointsIn(track.cost);
  const doubted = track === undefined ? [] : trackDoubts(levels, cost, `${at}/track/cost/0/points`);
  if (catchUp === undefined) return doubted;
  // A price that is in doubt is no measure of another.
  const measure = doubted.length > 0 ? 0 : cost;
  const level = levelDoubts(levels, measure, pointsIn(catchUp.cost), `${at}/catchUp/cost/0/points`);
  return [...doubted, ...level];
}

function trackDoubts(levels: CampaignPass['levels'], cost: number, pointer: string): Problem[] {
  const given = levels.map(({ id, paid }) => ({ id, points: pointsGiven(paid?.gives ?? []) }));
  const first = given.find(({ points }) => points > 0);
  if (first && cost <= first.points)
    return [
      {
        pointer,
        message: `the track costs nothing: its first level that gives points, \`${first.id}\`, gives back ${first.points === cost ? 'as many' : 'more'}`,
        expected: `more than ${first.points}`,
        got: String(cost),
      },
    ];
  const sum = given.reduce((all, { points }) => all + points, 0);
  const isMore = levels.some(({ paid }) => paid?.gives.some(({ kind }) => kind !== 'points'));
  if (isMore || sum >= cost) return [];
  return [
    {
      pointer,
      message:
        'whoever buys the track has less afterwards: its levels give points alone, and fewer than it costs',
      expected: `at most ${sum}, what all of them give, or something else than points on a level`,
      got: String(cost),
    },
  ];
}

function levelDoubts(
  levels: CampaignPass['levels'],
  track: number,
  cost: number,
  pointer: string,
): Problem[] {
  const free = levels.reduce((all, level) => all + pointsGiven(level.free?.gives ?? []), 0) / levels.length;
  if (cost <= free)
    return [
      {
        pointer,
        message: `a level that is bought costs nothing: on the free track alone, one gives back ${Math.floor(free)} on average`,
        expected: `more than ${Math.floor(free)}`,
        got: String(cost),
      },
    ];
  if (track === 0 || cost <= track * FAR) return [];
  return [
    {
      pointer,
      message: `a single level costs ${Math.floor(cost / track)} times as much as the whole track`,
      expected: `at most ${track * FAR}, ${FAR} times as much`,
      got: String(cost),
    },
  ];
}
