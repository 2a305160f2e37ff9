import type { Queryable } from '../../server/database/database.ts';
import { storeFacts, type ToldFact, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { randomOf } from '../../server/seed/random.ts';
import { type Place, placeOf } from './lot.ts';
import { type Pairing, pairings } from './rules.ts';
import { keepChoices, takePlace } from './seats.ts';

/** How much of the seats is taken while people sign up, of all: whoever tries it finds one. */
const taken = 0.6;

interface Guest {
  readonly user: string;
  readonly side: string;
}

/** Most who sit have chosen somebody; those who come first are chosen more often, so that some choose each other. */
async function choose(
  tx: Queryable,
  place: Place,
  pairing: Pairing,
  guests: readonly Guest[],
  random: () => number,
) {
  for (const { user, side } of guests) {
    if (random() < 0.2) continue;
    const liked = guests
      .filter((one) => one.user !== user && (pairing.sides.length === 1 || one.side !== side))
      .map((one, nth) => ({ user: one.user, rank: random() * (nth + 3) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, 1 + Math.floor(random() * pairing.choices));
    await keepChoices(tx, place, pairing.sides, { user, side, chosen: liked.map((one) => one.user) });
  }
}

/**
 * Some of the crowd have come to each round that has opened: past ones are full and some have waited in vain, one that is open has seats
 * left. Those as whom the product is tried have not come.
 */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, since, now, hearers }) => {
  const told: ToldFact[] = [];
  for (const pairing of campaign.block(pairings)?.values() ?? [])
    for (const { id, opens, locks } of pairing.rounds) {
      const [from, until] = [Math.max(since, opens), Math.min(now, locks)];
      if (from >= until) continue;
      const random = randomOf(`${campaign.id} pairing ${pairing.id} ${id} ${since}`);
      const { seats, sides } = pairing;
      const wanted = now < locks ? Math.ceil(seats * taken) : seats + Math.min(3, pairing.waiting);
      const guests = crowd
        .map(({ user_id: user }) => ({ user, rank: random() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, wanted * sides.length);
      const place = placeOf(campaign, pairing.id, id);
      const seated: Guest[] = [];
      for (const [nth, { user }] of guests.entries()) {
        const side = sides[nth % sides.length] ?? '';
        const at = Math.floor(from + ((nth + random()) / (guests.length + 1)) * (until - from));
        told.push(...(await takePlace(tx, place, pairing, { user, side, at })));
        if (nth < seats * sides.length) seated.push({ user, side });
      }
      await choose(tx, place, pairing, seated, random);
    }
  if (told.length > 0) await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, told));
};
