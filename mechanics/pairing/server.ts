import type {
  PairingChoicesAnswer,
  PairingChoicesRequest,
  PairingJoinRequest,
  PairingLeftAnswer,
  PairingPlaceAnswer,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { refusedFor } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { audits } from './audits.ts';
import { commitAll, placeOf } from './lot.ts';
import { messages } from './messages.ts';
import { movements } from './movements.ts';
import { listPairs, pairingOf, readPairingReceipt, roundIn } from './pairs.ts';
import { openOf, readPairings } from './read.ts';
import { refusals } from './refusals.ts';
import { settlingsOf } from './reveal.ts';
import { room } from './room.ts';
import { mayChoose, mayJoin, pairings, pool } from './rules.ts';
import {
  freePlace,
  inTurnOf,
  isRevealed,
  keepChoices,
  ownIn,
  placesOn,
  takePlace,
  toldPlace,
} from './seats.ts';

/** What a call is about, with how the asking user stands in it. Calls about one round come one after the other. */
async function standIn(context: Context, tx: Queryable) {
  const pairing = pairingOf(context);
  const round = roundIn(pairing, context);
  const place = placeOf(campaignOf(context), pairing.id, round.id);
  const user = userOf(context);
  await inTurnOf(tx, place);
  const [revealed, own] = [await isRevealed(tx, place), await ownIn(tx, place, user)];
  const until = (moment: number) => openOf(context, context.operation, round, moment, revealed);
  return { pairing, round, place, user, own, until, told: { pairing: pairing.id, round: round.id } };
}

/** POST /v2/activities/{id}/pairings/{pairing}/{round} */
const joinPairing: Handler<PairingPlaceAnswer> = async (context) => {
  const { now: at, hearers } = context;
  const { sides, ...named } = pairingOf(context);
  roundIn({ sides, ...named }, context);
  const { side = sides.length === 1 ? pool : '' } = (context.body ?? {}) as PairingJoinRequest;
  known(sides.includes(side) ? side : undefined);
  return once<PairingPlaceAnswer>(context, async (tx): Promise<Outcome<PairingPlaceAnswer>> => {
    const { pairing, round, place, user, own, until, told } = await standIn(context, tx);
    const places = await placesOn(tx, place, side);
    const { reason } = mayJoin(pairing, { signedUp: own !== null }, places, until(round.locks));
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const facts = await takePlace(tx, place, pairing, { user, side, at });
    const campaign = campaignOf(context);
    if (facts.length > 0) await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, facts));
    return { data: { ...told, ...toldPlace(known(await ownIn(tx, place, user))) } };
  });
};

/** POST /v2/activities/{id}/pairings/{pairing}/{round}/leave */
const leavePairing: Handler<PairingLeftAnswer> = async (context) => {
  roundIn(pairingOf(context), context);
  return once<PairingLeftAnswer>(context, async (tx): Promise<Outcome<PairingLeftAnswer>> => {
    const { round, place, user, own, until, told } = await standIn(context, tx);
    if (own === null) return { refusal: refusals.NOT_SIGNED_UP };
    const { reason } = until(round.locks);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    await freePlace(tx, place, own, { user, at: context.now });
    return { data: told };
  });
};

/** How long a phone sends a key again, ms (decision 0014). */
const retried = 15 * 60_000;

/**
 * POST /v2/activities/{id}/pairings/{pairing}/{round}/choices: what is said of it tells nothing of what others chose, and what is kept to say
 * it again names nobody and goes behind the reveal: whoever knows the round's people could try whom the key's hash is of.
 */
const choosePairing: Handler<PairingChoicesAnswer> = async (context) => {
  const { reveals } = roundIn(pairingOf(context), context);
  const lasts = Math.max(0, reveals - context.arrived) + retried;
  const { people } = context.body as PairingChoicesRequest;
  const chosen = [...new Set(people.split(',').filter((one) => one !== ''))];
  const work = async (tx: Queryable): Promise<Outcome<PairingChoicesAnswer>> => {
    const { pairing, round, place, user, own, until, told } = await standIn(context, tx);
    if (own === null) return { refusal: refusals.NOT_SIGNED_UP };
    const { reason } = mayChoose(own.seated, until(round.reveals));
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    if (chosen.length > pairing.choices) return { refusal: refusals.CHOICES_TOO_MANY };
    const kept = await keepChoices(tx, place, pairing.sides, { user, side: own.side, chosen });
    return kept ? { data: told } : { refusal: refusals.CHOICE_GONE };
  };
  return once<PairingChoicesAnswer>(context, work, lasts);
};

export const pairingMechanic: Mechanic = {
  ...room,
  rules: pairings,
  movements,
  messages,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readPairings, joinPairing, leavePairing, choosePairing, listPairs, readPairingReceipt },
  writeBudgets: { joinPairing: 200, leavePairing: 200, choosePairing: 500 },
  settle: settlingsOf,
  syncTables: commitAll,
  audits,
  life: () => import('./seed.ts'),
};
