import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignWall, Limits, WallAnswer } from '../../schemas/generated/types.gen.ts';

/** From how many people's reports on a post is shown to nobody until somebody has reviewed it (decision 0121). */
export const heldAt = 3;

/** The sentences that may be chosen, by id, and how many one person may leave. */
export interface Wall {
  readonly messages: ReadonlySet<string>;
  readonly limits: Limits;
}

export const wall: MechanicRules<CampaignWall, Wall> = {
  key: 'wall',
  read: ({ messages, limits }) => ({
    messages: new Set(messages.map(({ id }) => id)),
    limits: limits ?? defaults.CampaignWall.limits,
  }),
};

/**
 * Whether somebody may leave one more thanks: what the answer tells and what the call is refused by.
 *
 * @param opening what `phases` of the call say
 * @param taken how many they have left; null for a visitor
 * @param now ms UTC
 * @param offset minutes from UTC: that of the campaign's days
 */
export const mayPost = (
  { limits }: Pick<Wall, 'limits'>,
  opening: Verdict<'NOT_OPEN' | 'OVER'>,
  taken: Taken | null,
  { now, offset }: { readonly now: number; readonly offset: number },
): Verdict<NonNullable<WallAnswer['reason']>> =>
  allOf<NonNullable<WallAnswer['reason']>>(
    opening,
    taken === null ? verdict('TOKEN_EXPIRED') : within(limits, taken, 1, now, offset),
  );
