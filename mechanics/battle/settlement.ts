import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { hashOfLines } from '../../server/kernel/receipt.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { EVERYBODY, NOBODY, type Settling } from '../../server/kernel/settling.ts';
import { fixEntrants } from './entrants.ts';
import { drawnOf, drawPairs } from './lots.ts';
import { type Ended, endOf, endOfPairs, type Total, totalsOf } from './outcome.ts';
import { type Battle, battles, type Plunder, type Round } from './rules.ts';
import { draws, entrantsSubject, standingOf, subjects } from './standing.ts';

/** What a receipt is of. */
interface Head {
  readonly activity: string;
  readonly battle: string;
  /** The day on which the campaign began. */
  readonly held: string;
}

/** Hash of a round: the head, each side, each plunder. */
export const hashOfRound = (
  { activity, battle, held }: Head,
  round: string,
  { percent, most }: Plunder,
  { results, plunders }: Ended,
): string =>
  hashOfLines([
    [activity, 'battle', battle, held, round, percent, most],
    ...results.map(({ side, points, outcome }) => [side, points, outcome]),
    ...plunders.map(({ from, to, points }) => [from, to, points]),
  ]);

/** SHA-256 of the whole: the head, each round with its hash, the final order. */
export const hashOfBattle = (
  { activity, battle, held }: Head,
  rounds: readonly { readonly round: string; readonly hash: string }[],
  totals: readonly Total[],
): string =>
  hashOfLines([
    [activity, 'battle', battle, held],
    ...rounds.map(({ round, hash }) => [round, hash]),
    ...totals.map(({ place, side, total, won }) => [place, side, total, won]),
  ]);

const headOf = (campaign: Campaign, battle: Battle): Head => ({
  activity: campaign.id,
  battle: battle.id,
  held: roundOf(campaign),
});

/** Keeps how a round ended, with what its winner takes. */
async function keepRound(tx: Queryable, campaign: Campaign, battle: Battle, round: Round): Promise<void> {
  const head = headOf(campaign, battle);
  const standing = await standingOf(tx, campaign);
  const scores = standing.scores(battle, round.id);
  const drawn =
    battle.odd === null ? null : ((await drawnOf(tx, campaign))(battle.id, round.id)?.kept ?? null);
  if (battle.odd !== null && drawn === null)
    throw new Error(
      `${campaign.id}: round ${round.id} of battle ${battle.id} ends when its pairs are drawn, and they are not`,
    );
  const ended = drawn === null ? endOf(battle, scores) : endOfPairs(battle, drawn, scores);
  const { percent, most } = battle.plunder;
  await tx.query(
    'INSERT INTO battle_rounds (activity, battle, held, round, percent, most, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [
      head.activity,
      head.battle,
      head.held,
      round.id,
      percent,
      most,
      hashOfRound(head, round.id, battle.plunder, ended),
    ],
  );
  const place = 'activity text, battle text, held text, round text';
  await insertAll(
    tx,
    'battle_results',
    `${place}, nth int4, side text, points int8, outcome text, pair int4`,
    ended.results.map((one, index) => ({ ...head, ...one, round: round.id, nth: index + 1 })),
    null,
  );
  await insertAll(
    tx,
    'battle_plunders',
    `${place}, winner text, loser text, scored int8, points int8, stood int4`,
    ended.plunders.map(({ from: loser, to: winner, points }) => {
      const of = ended.results.find(({ side }) => side === loser);
      return { ...head, round: round.id, winner, loser, scored: of?.points, points, stood: of?.pair ?? 0 };
    }),
    null,
  );
}

/** How all rounds of a battle ended. @throws Error where one is not settled: the server tries again */
async function allEnded(tx: Queryable, campaign: Campaign, battle: Battle): Promise<readonly Ended[]> {
  const standing = await standingOf(tx, campaign);
  return battle.rounds.map(({ id }) => {
    const ended = standing.ended(battle, id);
    if (ended === null)
      throw new Error(
        `${campaign.id}: battle ${battle.id} ends when all rounds are settled, and ${id} is not`,
      );
    return ended;
  });
}

/** Keeps the final order. */
async function keepTotals(tx: Queryable, campaign: Campaign, battle: Battle): Promise<void> {
  const head = headOf(campaign, battle);
  const totals = totalsOf(battle, await allEnded(tx, campaign, battle)).toSorted((a, b) => a.place - b.place);
  const { rows } = await tx.query<{ round: string; hash: string }>(
    'SELECT round, hash FROM battle_rounds WHERE activity = $1 AND battle = $2 AND held = $3',
    [head.activity, head.battle, head.held],
  );
  const rounds = battle.rounds.flatMap(({ id }) => rows.find(({ round }) => round === id) ?? []);
  await tx.query('INSERT INTO battle_finals (activity, battle, held, hash) VALUES ($1, $2, $3, $4)', [
    head.activity,
    head.battle,
    head.held,
    hashOfBattle(head, rounds, totals),
  ]);
  await insertAll(
    tx,
    'battle_totals',
    'activity text, battle text, held text, nth int4, place int4, side text, total int8, won int4',
    totals.map((one, index) => ({ ...head, ...one, nth: index + 1 })),
    null,
  );
}

/** Each round by itself; with the results of the campaign the order, whose supporters are paid, and the best of each side. */
function settlingsOfOne(campaign: Campaign, battle: Battle): readonly Settling[] {
  const { id, rounds, sides, due, winners, best, odd, entrants } = battle;
  const place = [campaign.id, id, roundOf(campaign)];
  const brought = `SELECT user_id, side, sum(points)::int8 AS score, max(reached_at) AS reached_at
    FROM battle_contributions WHERE activity = $1 AND battle = $2 AND held = $3 GROUP BY user_id, side`;
  const ofRounds = rounds.map(
    (round): Settling => ({
      subject: subjects.of(id, round.id),
      due: round.due,
      listed: 0,
      tiers: [],
      rewarded: [],
      locks: 'battle_contributions',
      close: (tx) => keepRound(tx, campaign, battle, round),
      standing: NOBODY,
    }),
  );
  const ofDraws =
    odd === null
      ? []
      : rounds.map(
          (round): Settling => ({
            subject: draws.of(id, round.id),
            due: round.draws,
            listed: 0,
            tiers: [],
            rewarded: [],
            locks: 'battle_members',
            close: (tx) => drawPairs(tx, campaign, battle, round, odd),
            standing: NOBODY,
          }),
        );
  const ofEntrants: Settling = {
    subject: entrantsSubject(id),
    due: Math.min(...rounds.map((round) => round.draws)),
    listed: 0,
    tiers: [],
    rewarded: [],
    close: (tx) => fixEntrants(tx, campaign, battle),
    standing: NOBODY,
  };
  const ofAll: Settling = {
    subject: id,
    due,
    listed: 100,
    tiers: winners === null ? [] : [{ id: 'winners', from: 1, to: EVERYBODY, gives: winners.gives }],
    rewarded: [{ participants: 1, places: EVERYBODY }],
    close: (tx) => keepTotals(tx, campaign, battle),
    standing: {
      sql: `SELECT user_id, max(score) AS score, max(b.reached_at) AS reached_at FROM (${brought}) b
        JOIN battle_totals t ON (t.activity, t.battle, t.held, t.side) = ($1, $2, $3, b.side) AND t.place = 1
        WHERE score >= $4 GROUP BY user_id`,
      parameters: [...place, winners?.least ?? 1],
    },
  };
  const ofBest = sides.map(
    (side): Settling => ({
      subject: `${id} best ${side}`,
      due,
      listed: Math.max(...best.map(({ to }) => to)),
      tiers: best,
      rewarded: [],
      close: async (tx) => {
        await allEnded(tx, campaign, battle);
      },
      standing: {
        sql: `SELECT user_id, score, reached_at FROM (${brought}) b WHERE side = $4`,
        parameters: [...place, side],
      },
    }),
  );
  return [
    ...(entrants === null ? [] : [ofEntrants]),
    ...rounds.flatMap((_, nth) => [ofDraws[nth] ?? [], ofRounds[nth] ?? []].flat()),
    ofAll,
    ...(best.length === 0 ? [] : ofBest),
  ];
}

/** What of the battles of a campaign comes to an end. */
export const settlingsOf = (campaign: Campaign): readonly Settling[] =>
  [...(campaign.block(battles)?.values() ?? [])].flatMap((battle) => settlingsOfOne(campaign, battle));
