import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import type { Entrant } from './entrants.ts';
import { type Drawn, pairsOf, stillIn } from './lots.ts';
import { type Ended, endOf, endOfPairs } from './outcome.ts';
import type { Battle, Round } from './rules.ts';
import type { Standing } from './standing.ts';

/** How the rounds of a battle are told: as they are kept, or as they would be. */
export interface Told {
  readonly ended: Ended | null;
  readonly drawn: Drawn | null;
}

/** From when a moment is looked ahead to, as a try-out does (decision 0043): ms UTC, both the same where nobody does. */
export interface Moments {
  /** The server's clock. */
  readonly arrived: number;
  /** The moment that is answered for. */
  readonly now: number;
}

/** What is kept of a campaign's battles. */
export interface Kept {
  readonly standing: Standing;
  readonly drawn: (battle: string, round: string) => Drawn | null;
  /** Who stands for which side, where a board says so. */
  readonly entered: readonly Entrant[];
  /** Sides that people have joined. */
  readonly joined: ReadonlySet<string>;
}

/** What `joined` holds. */
export const sideIn = (battle: string, side: string): string => `${battle} ${side}`;

/** Sides that somebody has joined in the battles of a campaign. */
export async function joinedIn(db: Queryable, campaign: Campaign): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ battle: string; side: string }>(
    'SELECT DISTINCT battle, side FROM battle_members WHERE activity = $1 AND held = $2',
    [campaign.id, roundOf(campaign)],
  );
  return new Set(rows.map(({ battle, side }) => sideIn(battle, side)));
}

/** Who takes part in a draw; null: nobody can say it before a board is settled. */
function takingPart(battle: Battle, { entered, joined }: Kept, before: Ended | undefined) {
  const { id, sides, sideOf, entrants, knockout } = battle;
  const standing = entered.filter((one) => one.battle === id).map(({ side }) => side);
  if (entrants !== null && standing.length === 0) return null;
  const all =
    sideOf !== null
      ? sides
      : sides.filter((side) => (entrants === null ? joined.has(sideIn(id, side)) : standing.includes(side)));
  return knockout && before !== undefined ? stillIn(all, before.results) : all;
}

/**
 * How the rounds of a battle stand at a moment that is looked ahead to: what is kept, and behind it what comes to its end between the
 * server's clock and that moment, as it would if nothing more were done. Lots are drawn by the commitment in the place of the seed, which
 * nobody sees before its time. Without looking ahead it is what is kept, and nothing else: between its end and its settlement a round counts.
 */
export function toldRounds(battle: Battle, kept: Kept, { arrived, now }: Moments): readonly Told[] {
  const isAhead = (moment: number): boolean => arrived < moment && moment <= now;
  const all: Told[] = [];
  const drawnIn = (round: Round): Drawn | null => {
    const drawn = kept.drawn(battle.id, round.id);
    const before = all.at(-1);
    if (drawn === null || drawn.kept !== null || battle.odd === null || !isAhead(round.draws)) return drawn;
    if (before?.ended === null) return drawn;
    const sides = takingPart(battle, kept, before?.ended);
    if (sides === null) return drawn;
    const odd = drawn.odd ?? battle.odd;
    return { ...drawn, kept: { odd, pairs: pairsOf(drawn.commitment, sides), lots: [], hash: '' } };
  };
  for (const round of battle.rounds) {
    const drawn = drawnIn(round);
    const scores = kept.standing.scores(battle, round.id);
    const foreseen = (): Ended | null => {
      if (!isAhead(round.due)) return null;
      if (battle.odd === null) return endOf(battle, scores);
      return drawn?.kept ? endOfPairs(battle, drawn.kept, scores) : null;
    };
    all.push({ drawn, ended: kept.standing.ended(battle, round.id) ?? foreseen() });
  }
  return all;
}
