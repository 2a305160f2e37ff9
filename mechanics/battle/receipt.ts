import type { BattleReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, nextPlace, pageOf } from '../../server/kernel/context.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { chanceOf, drawnOf } from './lots.ts';
import type { Total } from './outcome.ts';
import { battles } from './rules.ts';
import { standingOf, subjects } from './standing.ts';

/** GET /v2/activities/{id}/battles/{battle}/receipt: one page of how it went, for anybody to check. */
export const readBattleReceipt: Handler<BattleReceiptAnswer> = async (context) => {
  const { db, params } = context;
  const campaign = campaignOf(context);
  const battle = known(campaign.block(battles)?.get(params.battle ?? ''));
  const about = { activity: campaign.id, battle: battle.id, held: roundOf(campaign) };
  const place = [about.activity, about.battle, about.held];
  const standing = await standingOf(db, campaign);
  const kept = await db.query<{ round: string; percent: number; most: number | null; hash: string }>(
    'SELECT round, percent, most, hash FROM battle_rounds WHERE activity = $1 AND battle = $2 AND held = $3',
    place,
  );
  const frozen = await db.query<{ subject: string; frozen_at: number }>(
    `SELECT subject, frozen_at FROM settlements WHERE activity = $1 AND mechanic = 'battle' AND round = $2`,
    [about.activity, about.held],
  );
  const final = await db.query<{ hash: string }>(
    'SELECT hash FROM battle_finals WHERE activity = $1 AND battle = $2 AND held = $3',
    place,
  );
  const totals = await db.query<Total>(
    'SELECT place, side, total, won FROM battle_totals WHERE activity = $1 AND battle = $2 AND held = $3 ORDER BY nth',
    place,
  );
  const drawn = battle.odd === null ? () => null : await drawnOf(db, campaign);
  const told = battle.rounds.flatMap(({ id }) => {
    const found = kept.rows.find(({ round }) => round === id);
    const ended = standing.ended(battle, id);
    const at = frozen.rows.find(({ subject }) => subject === subjects.of(battle.id, id))?.frozen_at;
    const settled = found === undefined || ended === null || at === undefined ? null : { found, ended, at };
    const lots = drawn(battle.id, id)?.kept ?? null;
    return settled === null && lots === null ? [] : [{ id, settled, lots }];
  });
  const { size, cursor } = pageOf(context);
  const offset = cursor ?? 0;
  const page = told.slice(offset, offset + size);
  const rounds = page.flatMap(({ settled }): BattleReceiptAnswer['rounds'] => {
    if (settled === null) return [];
    const { found, ended, at } = settled;
    return [
      {
        ...found,
        frozenAt: at,
        sides: ended.results.map(({ side, points, outcome }) => ({ side, points, outcome })),
        plunders: [...ended.plunders],
      },
    ];
  });
  const lots: NonNullable<BattleReceiptAnswer['lots']> = [];
  for (const { id: round, lots: how } of page) {
    if (how === null) continue;
    const chance = await chanceOf(db, campaign, battle.id, round);
    const pairs = how.pairs.map((pair) => [...pair]);
    lots.push({
      round,
      odd: how.odd,
      ...chance,
      pairs,
      lots: how.lots.map(({ lot }) => lot),
      hash: how.hash,
    });
  }
  return {
    ...about,
    ...(battle.odd === null ? {} : { lots }),
    rounds,
    sides: [...totals.rows],
    total: told.length,
    next: nextPlace(offset, page.length, told.length),
    hash: final.rows[0]?.hash ?? null,
  };
};
