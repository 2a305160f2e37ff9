import type { BattlesAnswer, JoinSideAnswer, JoinSideRequest } from '../../schemas/generated/types.gen.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { isNotBegun } from '../../server/kernel/not-begun.ts';
import { type Outcome, once } from '../../server/kernel/once.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { titlesOf } from '../../server/kernel/titles.ts';
import { joinedIn, toldRounds } from './ahead.ts';
import { audits } from './audits.ts';
import { entrantsOf } from './entrants.ts';
import { write } from './hear.ts';
import { join } from './join.ts';
import { commitAll, type Drawn, drawnOf } from './lots.ts';
import { messages } from './messages.ts';
import { movements } from './movements.ts';
import { type Ended, totalsOf } from './outcome.ts';
import { readBattleReceipt } from './receipt.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { type Battle, battles, lastBell, mayJoin, type Round } from './rules.ts';
import { settlingsOf } from './settlement.ts';
import { ownOf, standingOf, untouched } from './standing.ts';

type Entry = BattlesAnswer['battles'][number];

/** A moment as answers tell it. */
const at = (moment: number): { nextAt: string } => ({ nextAt: new Date(moment).toISOString() });

/** How a round stands that is not settled, and until when. */
function stateOf(
  { opens, locks, due }: Round,
  now: number,
): Pick<Entry['rounds'][number], 'state' | 'nextAt'> {
  if (now < opens) return { state: 'next', ...at(opens) };
  return now < locks ? { state: 'live', ...at(locks) } : { state: 'counting', ...at(due) };
}

/** What is told of the lots of a round: nothing where all stand against all. */
function toldLots(
  { odd }: Battle,
  { draws }: Round,
  drawn: Drawn | null,
  ended: Ended | null,
): Pick<Entry['rounds'][number], 'lots'> {
  if (odd === null || drawn === null) return {};
  const winnerOf = (sides: readonly string[]) =>
    ended?.results.find(({ side, outcome }) => outcome === 'won' && sides.includes(side))?.side ?? null;
  const { commitment, kept, odd: bound } = drawn;
  const pairs = kept?.pairs.map((sides) => ({ sides: [...sides], winner: winnerOf(sides) })) ?? null;
  return { lots: { drawsAt: at(draws).nextAt, odd: kept?.odd ?? bound ?? odd, commitment, pairs } };
}

/** Whether somebody may join now, by the call's phases and until the last bell. */
const joining = (context: Context, battle: Battle, who: { readonly joined: boolean } | null) =>
  mayJoin(battle, who, opening(context, 'joinSide', { locks: new Date(lastBell(battle)).toISOString() }));

/** GET /v2/activities/{id}/battles: how the sides stand, and of people the asking one alone. */
const readBattles: Handler<BattlesAnswer> = async (context) => {
  const { db, arrived, now, user } = context;
  const campaign = campaignOf(context);
  const all = [...known(campaign.block(battles)).values()];
  const notBegun = isNotBegun(context, campaign);
  const standing = notBegun ? untouched : await standingOf(db, campaign);
  const byLot = all.some(({ odd }) => odd !== null);
  const drawnNow = byLot ? await drawnOf(db, campaign) : () => null;
  const drawn: typeof drawnNow = (battle, round) => {
    const one = drawnNow(battle, round);
    return one === null || !notBegun ? one : { ...one, kept: null };
  };
  const named = !notBegun && all.some(({ entrants }) => entrants !== null);
  const entered = named ? await entrantsOf(db, campaign) : [];
  const joined = byLot && arrived < now ? await joinedIn(db, campaign) : new Set<string>();
  const kept = { standing, drawn, entered, joined };
  const own = user === null ? null : await ownOf(db, campaign, user);
  const titles = await titlesOf(
    context,
    campaign,
    entered.map(({ user_id }) => user_id),
  );
  const told = (battle: Battle): Entry => {
    const mine = notBegun ? [] : (own?.brought ?? []).filter((one) => one.battle === battle.id);
    const broughtTo = (side: string | null) =>
      mine.reduce((sum, one) => (one.side === side ? sum + one.points : sum), 0);
    const theirs = own?.members.find((one) => one.battle === battle.id)?.side ?? null;
    const [most = null] = battle.sides
      .filter((side) => broughtTo(side) > 0)
      .sort((a, b) => broughtTo(b) - broughtTo(a));
    const side = theirs ?? most;
    const ends: Ended[] = [];
    const stand = toldRounds(battle, kept, { arrived, now });
    const rounds = battle.rounds.map((round, nth): Entry['rounds'][number] => {
      const { ended = null, drawn: lots = null } = stand[nth] ?? {};
      const scores = standing.scores(battle, round.id);
      // A round that is on counts towards the whole; nobody has won it, and nothing is taken.
      ends.push(
        ended ?? { results: scores.map((one) => ({ ...one, outcome: 'tied', pair: null })), plunders: [] },
      );
      return {
        id: round.id,
        ...(ended === null ? stateOf(round, now) : { state: 'settled' }),
        // In pairs each has its own.
        winner:
          (battle.odd === null ? ended?.results.find(({ outcome }) => outcome === 'won')?.side : null) ??
          null,
        sides:
          ended?.results.map(({ side: id, points, outcome }) => ({ id, points, outcome })) ??
          scores.map(({ side: id, points }) => ({ id, points, outcome: null })),
        plunders: [...(ended?.plunders ?? [])],
        ...toldLots(battle, round, lots, ended),
        mine: mine.reduce((sum, one) => (one.round === round.id ? sum + one.points : sum), 0),
      };
    });
    return {
      id: battle.id,
      // Looked ahead to, there is no order but what the rounds say.
      settled:
        standing.settled(battle) ||
        (stand.every(({ ended }) => ended !== null) && arrived < battle.due && battle.due <= now),
      sides: totalsOf(battle, ends).map(({ side: id, total, won, place }) => {
        const standsThere = entered.find((one) => one.battle === battle.id && one.side === id);
        return {
          id,
          total,
          won,
          place,
          ...(standsThere && { user: publicUser(standsThere, titles.get(standsThere.user_id)) }),
        };
      }),
      rounds,
      side,
      brought: broughtTo(side),
      ...toldCan('join' as const, joining(context, battle, own && { joined: theirs !== null })),
    };
  };
  const entries = all.map(told);
  const ofRounds = entries.flatMap(({ rounds }) =>
    rounds.flatMap(({ nextAt, lots }) =>
      [nextAt, lots?.drawsAt].flatMap((moment) => (moment === undefined ? [] : Date.parse(moment))),
    ),
  );
  const moments = [...ofRounds, ...all.map(({ due }) => due)];
  // What is due already is settled within moments: nobody asks for it before it is.
  const next = Math.min(...moments.filter((moment) => moment > now));
  return { battles: entries, ...(Number.isFinite(next) ? at(next) : {}) };
};

/** POST /v2/activities/{id}/battles/{battle} */
const joinSide: Handler<JoinSideAnswer> = async (context) => {
  const { now, params, hearers } = context;
  const campaign = campaignOf(context);
  const battle = known(campaign.block(battles)?.get(params.battle ?? ''));
  const { side } = context.body as JoinSideRequest;
  known(battle.sides.includes(side) ? side : undefined);
  const user = userOf(context);
  return once<JoinSideAnswer>(context, async (tx): Promise<Outcome<JoinSideAnswer>> => {
    const { reason } = joining(context, battle, { joined: false });
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    // Who has one already, on another phone or in this moment, keeps it.
    const fact = await join(tx, campaign, { battle: battle.id, user, side, at: now });
    if (fact === null) return { refusal: refusals.SIDE_TAKEN };
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, [fact]));
    return { data: { battle: battle.id, side } };
  });
};

export const battleMechanic: Mechanic = {
  ...room,
  rules: battles,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readBattles, joinSide, readBattleReceipt },
  writeBudgets: { joinSide: 100 },
  hear: { write },
  settle: settlingsOf,
  syncTables: commitAll,
  messages,
  movements,
  audits,
  life: () => import('./seed.ts'),
};
