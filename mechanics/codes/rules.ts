import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { Tries } from '../../engine/document/anywhere/tries.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import type { CampaignCodes, CodesAnswer, Limits, Reward } from '../../schemas/generated/types.gen.ts';

/** A kind of codes. */
export interface CodeKind {
  readonly id: string;
  readonly gives: readonly Reward[];
  readonly limits: Limits;
}

export const codes: MechanicRules<CampaignCodes, ReadonlyMap<string, CodeKind>> = {
  key: 'codes',
  read: (kinds) => new Map(kinds.map((kind) => [kind.id, kind])),
};

/** Why no code may be tried now. */
export type TryReason = NonNullable<CodesAnswer['reason']>;

/** Whether somebody may try a code. @param tries null: a visitor */
export const mayTry = (open: Verdict<'NOT_OPEN' | 'OVER'>, tries: Tries | null): Verdict<TryReason> =>
  allOf<TryReason>(
    open,
    tries === null
      ? verdict('TOKEN_EXPIRED')
      : { reason: tries.lockedUntil === null ? null : 'CODES_LOCKED', nextAt: tries.lockedUntil },
  );

/** Why a code is not taken. */
export type CodeReason = NonNullable<CodesAnswer['refused']>['reason'];

/** A code as it stands. */
export interface Standing {
  /** From when on it is worth nothing, ms UTC. */
  readonly until: number;
  /** Somebody else has redeemed it. */
  readonly used: boolean;
  /** How many of its kind the asking person has redeemed. */
  readonly taken: Taken;
}

/**
 * Whether somebody may redeem a code that they have not redeemed.
 *
 * @param kind undefined: the document has no such kind any more
 */
export const mayRedeem = (
  kind: Pick<CodeKind, 'limits'> | undefined,
  { until, used, taken }: Standing,
  { now, offset }: { readonly now: number; readonly offset: number },
): Verdict<CodeReason> =>
  kind === undefined
    ? verdict('UNKNOWN_CODE')
    : allOf<CodeReason>(
        verdict(used ? 'CODE_USED' : null),
        verdict(until <= now ? 'CODE_EXPIRED' : null),
        within(kind.limits, taken, 1, now, offset),
      );
