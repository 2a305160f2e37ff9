import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { randomOf } from '../../server/seed/random.ts';
import { write } from './hear.ts';
import { found, join, lockTeam } from './membership.ts';
import { nameOf } from './name.ts';
import { teams } from './rules.ts';

/** What people call their teams. */
const names = [
  '夜航西飞',
  'เสียงใส',
  'Off Beat',
  'Gió Lạ',
  '三更半夜',
  '巷口合唱團',
  'หมอลำซิ่ง',
  'Low Battery',
  'Chờ Mưa',
  '破音王',
  'B Side',
  'Trăng Khuyết',
  '雨停了',
  'ดาวเหนือ',
  'One More Take',
  '不睡大聯盟',
];

/**
 * The crowd has founded teams, most of them full, some with vacant seats; the first of those as whom the product is tried
 * leads one with a seat to give away. What they have done before any team was there counts from their joining on.
 */
export const seed: NonNullable<Life['seed']> = async (
  tx,
  campaign,
  { crowd, since, now, begun, hearers },
) => {
  const all = campaign.block(teams);
  const [first] = demoUsers.map(({ userId }) => userId);
  const from = Math.max(since, campaign.schedule.start);
  const until = Math.min(now, all?.locks ?? now);
  if (all === undefined || first === undefined || begun || from >= until) return;
  const random = randomOf(`${campaign.id} teams`);
  const people = crowd.map(({ user_id }) => user_id);
  const moments = (count: number): readonly number[] =>
    Array.from({ length: count }, () => Math.floor(from + random() ** 2 * (until - from) * 0.6)).sort(
      (a, b) => a - b,
    );
  for (const [index, written] of names.entries()) {
    const wish =
      index === 0
        ? all.most - 1
        : random() < 0.55
          ? all.most
          : all.least + Math.floor(random() * (all.most - all.least));
    const members = [...(index === 0 ? [first] : []), ...people.splice(0, index === 0 ? wish - 1 : wish)];
    const name = nameOf(written, all.names);
    const [captain, ...others] = members;
    if (name === null || captain === undefined) continue;
    const [begins = from, ...joins] = moments(members.length);
    for (const user of members.toSorted()) await lockAccount(tx, pointsOf(campaign.id, user));
    const founding = { name, listed: index % 5 !== 4, user: captain, most: all.most, at: begins };
    const team = await found(tx, campaign, hearers, founding);
    for (const [nth, user] of others.entries()) {
      const locked = team === null ? null : await lockTeam(tx, campaign.id, team);
      if (locked !== null)
        await join(tx, campaign, hearers, locked, { user, most: all.most, at: joins[nth] ?? begins });
    }
  }
  const { rows } = await tx.query<Fact>(
    `SELECT kind, id, from_user AS "from", to_user AS "to", thing, count, points, earned, at, heard FROM facts
     WHERE activity = $1 AND kind <> 'team' ORDER BY at, kind, id`,
    [campaign.id],
  );
  if (rows.length > 0) await write(campaign, rows)?.(tx, async () => {});
};
