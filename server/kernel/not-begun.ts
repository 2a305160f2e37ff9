import type { Campaign } from './campaigns.ts';
import { type Context, userOf } from './context.ts';

/**
 * Whether a try-out looks back to before a campaign's start, from when people have counted in it already: then nothing has been won, voted
 * or brought, as nothing has where nobody looks back (decision 0200).
 */
export const isNotBegun = (
  { arrived, now }: Pick<Context, 'arrived' | 'now'>,
  { schedule }: Campaign,
): boolean => now < arrived && now < schedule.start;

/** Who has done nothing yet: nobody's id is a blank. */
const NOBODY = ' ';

/**
 * Whose doings an answer tells: the asking user's, null for a visitor. Where a campaign has not begun, somebody's who has done nothing
 * in it (decision 0200).
 */
export const doerIn = (
  context: Pick<Context, 'arrived' | 'now' | 'user'>,
  campaign: Campaign,
): string | null => (context.user !== null && isNotBegun(context, campaign) ? NOBODY : context.user);

/** The same where a visitor has nothing to be told. @throws Refusal TOKEN_EXPIRED for a visitor */
export const doerOf = (context: Context, campaign: Campaign): string =>
  doerIn(context, campaign) ?? userOf(context);
