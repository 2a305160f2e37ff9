import type { RecapAnswer, RecapFigureEntry, User } from '../../schemas/generated/types.gen.ts';
import { toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { audits } from './audits.ts';
import { countDue, settlingsOf } from './count.ts';
import { room } from './room.ts';
import { mayOpen, recap, stateOf } from './rules.ts';

type Row = Omit<RecapFigureEntry, 'user'> & (User | Record<keyof User, null>);

/** GET /v2/activities/{id}/recap: one's own alone, and nothing before the reveal. */
const readRecap: Handler<RecapAnswer> = async (context) => {
  const { db, now, user } = context;
  const campaign = campaignOf(context);
  const block = known(campaign.block(recap));
  const run = [campaign.id, roundOf(campaign)];
  const { rows: runs } = await db.query<{ people: number; counted: boolean }>(
    `SELECT people, NOT EXISTS (SELECT FROM recap_figures g
       WHERE (g.activity, g.held) = (r.activity, r.held) AND g.counted_at IS NULL) AS counted
     FROM recap_runs r WHERE activity = $1 AND held = $2`,
    run,
  );
  const { people = 0, counted = false } = runs[0] ?? {};
  const state = stateOf(block, counted, now);
  const may = mayOpen(block, user, counted, now);
  const { rows } =
    may.reason === null
      ? await db.query<Row>(
          `SELECT v.figure AS id, v.value, v.place, g.people, v.at, v.title, u.user_id, u.nickname, u.avatar
           FROM recap_values v JOIN recap_figures g USING (activity, held, figure) LEFT JOIN users u ON u.user_id = v.about
           WHERE activity = $1 AND held = $2 AND v.user_id = $3 ORDER BY g.nth`,
          [...run, user],
        )
      : { rows: [] };
  return {
    state,
    people: state === 'ready' ? people : 0,
    mine:
      may.reason === null
        ? {
            figures: rows.map(({ user_id, nickname, avatar, ...figure }) => ({
              ...figure,
              user: user_id === null ? null : publicUser({ user_id, nickname, avatar }),
            })),
          }
        : null,
    ...toldCan('open' as const, may),
  };
};

export const recapMechanic: Mechanic = {
  ...room,
  rules: recap,
  tables: new URL('./tables/', import.meta.url),
  handlers: { readRecap },
  settle: settlingsOf,
  byTime: countDue,
  audits,
};
