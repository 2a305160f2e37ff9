import { fair } from '../fixtures/fair.ts';
import type { Dice } from '../fixtures/fair-part.ts';
import type { SourceDocument } from '../kernel/campaigns.ts';

/** Numbers that are no amounts: places, moments, bounds of each other. An operator leaves them while a campaign is live. */
const fixed = new Set(['from', 'to', 'at', 'least', 'most', 'after', 'length', 'percent', 'version']);

const moved = (value: unknown, dice: Dice): unknown => {
  if (Array.isArray(value)) return value.map((one) => moved(one, dice));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'number' && !fixed.has(key) && dice.whole(1, 4) === 1
        ? one + dice.whole(0, 3)
        : moved(one, dice),
    ]),
  );
};

/** The fair as an operator has changed it while it is live: some of its numbers are a little higher. */
export const changedDocument = (dice: Dice): SourceDocument => {
  const { campaign, ...rest } = fair.document as { campaign: object };
  return { ...fair, document: { ...rest, campaign: moved(campaign, dice) } };
};
