import type { Database, Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import type { Settling } from '../../server/kernel/settling.ts';
import { type FigureKind, peopleIn, valuesOf } from './counted.ts';
import { type Recap, recap } from './rules.ts';

/** Keeps what counts, as the document says now that it is over. */
async function open(tx: Queryable, campaign: Campaign, block: Recap): Promise<void> {
  const run = { activity: campaign.id, held: roundOf(campaign) };
  const { opens, locks, bell, reveals, figures } = block;
  await insertAll(
    tx,
    'recap_runs',
    'activity text, held text, opens int8, locks int8, bell int8, reveals int8, utc_minutes int4, people int4',
    [{ ...run, opens, locks, bell, reveals, utc_minutes: campaign.offset, people: 0 }],
    null,
  );
  await insertAll(
    tx,
    'recap_figures',
    'activity text, held text, figure text, kind text, by_receiver boolean, counters text, titles text, nth int4',
    figures.map(({ id, of, by, counts, titles }, index) => ({
      ...run,
      figure: id,
      kind: of,
      by_receiver: by === 'receiver',
      counters: JSON.stringify(counts.map((one) => ({ ...one, things: one.things && [...one.things] }))),
      titles: JSON.stringify(titles),
      nth: index + 1,
    })),
    null,
  );
  await tx.query(
    `UPDATE recap_runs SET people = (SELECT count(*) FROM (${peopleIn('r.activity = $1 AND r.held = $2')}) n)
     WHERE activity = $1 AND held = $2`,
    [run.activity, run.held],
  );
}

/** A recap comes to its end once, with everybody who has anything of it. */
export const settlingsOf = (campaign: Campaign): readonly Settling[] => {
  const block = campaign.block(recap);
  return block === undefined
    ? []
    : [
        {
          subject: 'recap',
          due: block.due,
          fromFacts: true,
          listed: 0,
          tiers: [],
          rewarded: [],
          close: (tx) => open(tx, campaign, block),
          standing: {
            sql: `SELECT user_id, 1::int8 AS score, 0::int8 AS reached_at FROM (${peopleIn('r.activity = $1 AND r.held = $2')}) n`,
            parameters: [campaign.id, roundOf(campaign)],
          },
        },
      ];
};

/** Counts the next figure that nobody is counting, in a transaction of its own. @returns false where there is none */
const countNext = (db: Database, activity: string, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.query<{ held: string; figure: string; kind: FigureKind }>(
      `SELECT held, figure, kind FROM recap_figures WHERE activity = $1 AND counted_at IS NULL
       ORDER BY held, nth LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [activity],
    );
    const [row] = rows;
    if (row === undefined) return false;
    const { held, figure, kind } = row;
    const one = [activity, held, figure];
    await tx.query(
      `INSERT INTO recap_values (activity, held, figure, kind, user_id, value, place, title, at, about)
       ${valuesOf(kind, 'r.activity = $1 AND r.held = $2 AND g.figure = $3')}`,
      one,
    );
    await tx.query(
      `UPDATE recap_figures g SET counted_at = $4, (people, total) = (
         SELECT count(*), COALESCE(sum(v.value), 0) FROM recap_values v
         WHERE (v.activity, v.held, v.figure) = (g.activity, g.held, g.figure))
       WHERE activity = $1 AND held = $2 AND figure = $3`,
      [...one, now],
    );
    return true;
  });

/** Counts what is to be counted, figure by figure, each once, however often this is broken off and by how many processes it is run. */
export async function countDue(db: Database, { byId }: Campaigns, now: number): Promise<void> {
  for (const campaign of byId.values()) {
    const block = campaign.block(recap);
    if (block !== undefined && block.due <= now) while (await countNext(db, campaign.id, now));
  }
}
