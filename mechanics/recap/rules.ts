import { BELL } from '../../engine/document/anywhere/bell.ts';
import { type Counters, readCounters } from '../../engine/document/anywhere/counter.ts';
import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignRecap, CampaignRecapFigure, RecapAnswer } from '../../schemas/generated/types.gen.ts';

/** Given to the first so many of a hundred, or from so much on. */
export interface Title {
  readonly id: string;
  readonly share?: number | undefined;
  readonly least?: number | undefined;
}

export interface Figure {
  readonly id: string;
  readonly of: CampaignRecapFigure['of'];
  readonly by: 'sender' | 'receiver';
  readonly counts: Counters;
  /** The highest first. */
  readonly titles: readonly Title[];
}

/** A recap, its moments in ms UTC. */
export interface Recap {
  /** What happened from then on counts. */
  readonly opens: number;
  /** What happens from then on counts no more. */
  readonly locks: number;
  /** What the server hears of from then on counts no more. */
  readonly bell: number;
  /** From when on it is counted: what is stored afterwards counts no more, whatever the clock of whoever stores it says. */
  readonly due: number;
  readonly reveals: number;
  readonly figures: readonly Figure[];
}

/** How long what was heard of before the bell has to be stored, ms: longer than any statement may take. */
const STORING = 60_000;

/** How long after it locks it may be revealed at the earliest, ms: with time to count. */
export const COUNTING = 15 * 60_000;

export const recap: MechanicRules<CampaignRecap, Recap> = {
  key: 'recap',
  read: ({ opens, locks, reveals, figures }, { schedule }) => {
    const until = locks === undefined ? schedule.end : Date.parse(locks);
    return {
      opens: opens === undefined ? schedule.start : Date.parse(opens),
      locks: until,
      bell: until + BELL,
      due: until + BELL + STORING,
      reveals: Date.parse(reveals),
      figures: figures.map((source) => {
        const { id, of, by, counts, titles = [] } = { ...defaults.CampaignRecapFigure, ...source };
        return {
          id,
          of,
          by,
          counts: readCounters(counts),
          titles: titles.map(({ id: title, share, least }) => ({ id: title, share, least })),
        };
      }),
    };
  },
  counts: ({ figures }) => figures.map(({ counts }) => counts),
};

/** How far a recap is. @param counted whether all its figures are kept */
export const stateOf = ({ reveals }: Recap, counted: boolean, now: number): RecapAnswer['state'] =>
  now < reveals ? 'soon' : counted ? 'ready' : 'counting';

/** Whether somebody may see theirs. @param user null: a visitor */
export function mayOpen(
  block: Recap,
  user: string | null,
  counted: boolean,
  now: number,
): Verdict<NonNullable<RecapAnswer['reason']>> {
  const state = stateOf(block, counted, now);
  return allOf<NonNullable<RecapAnswer['reason']>>(
    { reason: state === 'ready' ? null : 'NOT_OPEN', nextAt: state === 'soon' ? block.reveals : null },
    verdict(user === null ? 'TOKEN_EXPIRED' : null),
  );
}
