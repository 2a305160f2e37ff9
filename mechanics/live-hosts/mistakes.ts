import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { liveRank, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { instead } = mistakesIn(liveRank);

/** What goes wrong in live rooms: what counts, how many, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead('rooms in an order that there is not', '"order": "place"', '"order": "viewers"'),
  instead(
    'more people recommended than hosts are shown',
    '"size": 50,\n      "recommended": 6',
    '"size": 5,\n      "recommended": 6',
    {
      line: { find: '"recommended": 6' },
    },
  ),
  instead('source of the rooms misspelt', '"from": "rooms"', '"from": "room"'),
  instead('rooms asked at another address', '/live_hosts"', '/live_host"'),
  instead('room named by another key', 'item.live_obj_id', 'item.live_id', { nth: 1 }),
];
