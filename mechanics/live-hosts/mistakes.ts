import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { instead, liveRank } from '../../check/proofs/mistakes/plans.ts';

/** What goes wrong in live rooms: what counts, how many, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead(liveRank, 'rooms in an order that there is not', '"order": "place"', '"order": "viewers"'),
  instead(
    liveRank,
    'more people recommended than hosts are shown',
    '"size": 50,\n      "recommended": 6',
    '"size": 5,\n      "recommended": 6',
    {
      line: { find: '"recommended": 6' },
    },
  ),
  instead(liveRank, 'source of the rooms misspelt', '"from": "rooms"', '"from": "room"'),
  instead(liveRank, 'rooms asked at another address', '/live_hosts"', '/live_host"'),
  instead(liveRank, 'room named by another key', 'item.live_obj_id', 'item.live_id', { nth: 1 }),
];
