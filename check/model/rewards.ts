import type { Problem } from '../finding.ts';
import { type CheckedFile, placesWhere, remember } from './file.ts';
import { pricesOf, type Reward, rewardedPoints } from './points.ts';

/** So many times less, or more, than all others: in another unit, most likely. */
const APART = 30;

/** Points that people get for what they do. Not counted: what is drawn by chance, and places of a board, which are far apart. */
export const rewardsOf = (file: CheckedFile): readonly Reward[] =>
  remember(file, 'rewards', () => {
    const { context, document } = file;
    const drawn = placesWhere(file, (schema) => schema['x-share'] === true).map(({ pointer }) =>
      pointer.replace(/\/\d+\/[^/]+$/, '/'),
    );
    return rewardedPoints(context.schemas, document.campaign as never).filter(
      ({ pointer }) => !pointer.includes('/rewards/') && !drawn.some((list) => pointer.startsWith(list)),
    );
  });

/** The list, or lists in a list, in which a number stands. */
const listOf = (pointer: string): string => pointer.replaceAll(/\/\d+/g, '');

/** Numbers of one sort, of which a single one is out of all proportion to all others. */
function apart(all: readonly Reward[], what: string, isLow: boolean): Problem[] {
  if (all.length < 3) return [];
  const sorted = [...all].sort((a, b) => a.points - b.points);
  const [least, second] = sorted;
  const [before, most] = sorted.slice(-2);
  const told = (one: Reward, other: Reward, words: string): Problem => ({
    pointer: one.pointer,
    message: `this is ${Math.floor(Math.max(one.points / other.points, other.points / one.points))} times ${words} than the ${words === 'less' ? 'least' : 'most'} of all other ${what}, ${other.points}: in another unit, most likely`,
    expected:
      words === 'less' ? `at least ${Math.ceil(other.points / APART)}` : `at most ${other.points * APART}`,
    got: String(one.points),
  });
  if (most && before && most.points > before.points * APART) return [told(most, before, 'more')];
  if (isLow && least && second && least.points * APART < second.points) return [told(least, second, 'less')];
  return [];
}

/** Rewards and prices of which one alone is far from all others. Each is told once, of its own list first. */
export function outOfProportion(file: CheckedFile): Problem[] {
  const rewards = rewardsOf(file);
  const prices = pricesOf(file.context.schemas, file.document.campaign as never).map(
    ({ pointer, price }) => ({
      pointer,
      points: price,
    }),
  );
  const lists = (all: readonly Reward[]): Reward[][] => {
    const groups = new Map<string, Reward[]>();
    for (const one of all) groups.set(listOf(one.pointer), [...(groups.get(listOf(one.pointer)) ?? []), one]);
    return [...groups.values()];
  };
  const found = [
    ...[...lists(rewards), [...rewards]].flatMap((all) => apart(all, 'rewards', true)),
    ...lists(prices).flatMap((all) => apart(all, 'prices', true)),
    ...apart(prices, 'prices', false),
  ];
  return found.filter(({ pointer }, i) => found.findIndex((one) => one.pointer === pointer) === i);
}
