import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import { storeFacts, type ToldFact, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { randomOf } from '../../server/seed/random.ts';
import { write } from './hear.ts';
import { join } from './join.ts';
import { battles } from './rules.ts';

/** How much of the crowd has a side, of a hundred. */
const joined = 90;

/**
 * Most of the crowd have come to a side with the first round, the document's first a little more often; those as whom the
 * product is tried have not. What people have given since then, which is there already, counts for it.
 */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, since, now, hearers }) => {
  const told: ToldFact[] = [];
  for (const { id: battle, sides, rounds, sideOf, entrants } of campaign.block(battles)?.values() ?? []) {
    const at = Math.max(since, Math.min(...rounds.map(({ opens }) => opens)));
    if (sideOf !== null || entrants !== null || at > now) continue;
    const random = randomOf(`${campaign.id} battle ${battle} ${since}`);
    for (const { user_id: user } of crowd) {
      const [comes, likes] = [random() * 100 < joined, random() ** 1.1];
      const side = sides[Math.floor(likes * sides.length)];
      const fact = comes && side !== undefined ? await join(tx, campaign, { battle, user, side, at }) : null;
      if (fact !== null) told.push(fact);
    }
  }
  if (told.length === 0) return;
  const { rows } = await tx.query<Fact>(
    `SELECT kind, id, thing, from_user AS "from", to_user AS "to", count, points, earned, at, heard FROM facts
     WHERE activity = $1 AND at >= $2`,
    [campaign.id, since],
  );
  await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, told));
  await write(withJoining(campaign), rows)?.(tx, async () => undefined);
};

/** The campaign with those battles alone that people join: what counts by whom it was done for has been counted. */
function withJoining(campaign: Parameters<typeof write>[0]): Parameters<typeof write>[0] {
  const own = new Map(
    [...(campaign.block(battles) ?? [])].filter(
      ([, { sideOf, entrants }]) => sideOf === null && entrants === null,
    ),
  );
  return {
    ...campaign,
    block: (rules) => (rules.key === battles.key ? own : campaign.block(rules)) as never,
  };
}
