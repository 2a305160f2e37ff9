import type { Hear } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { audits } from './audits.ts';
import { listLiveHosts, recommendHosts } from './read.ts';
import { gainsOf, liveHosts } from './rules.ts';

const write: Hear['write'] = (campaign, facts) => {
  const block = campaign.block(liveHosts);
  const gains = block === undefined ? [] : gainsOf(block, campaign, facts);
  if (gains.length === 0) return null;
  return (tx) =>
    tx.query(
      `INSERT INTO live_host_places AS p (activity, user_id, score, first_at, reached_at)
       SELECT $1, n."user", n.points, n.first, n.last
       FROM json_to_recordset($2::json) AS n("user" text, points int8, first int8, last int8) ORDER BY n."user"
       ON CONFLICT (activity, user_id) DO UPDATE SET score = p.score + excluded.score,
         first_at = LEAST(p.first_at, excluded.first_at), reached_at = GREATEST(p.reached_at, excluded.reached_at)`,
      [campaign.id, JSON.stringify(gains)],
    );
};

export const liveHostsMechanic: Mechanic = {
  name: 'live-hosts',
  rules: liveHosts,
  tables: new URL('./tables/', import.meta.url),
  handlers: { listLiveHosts, recommendHosts },
  hear: { write },
  audits,
};
