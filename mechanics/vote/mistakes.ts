import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { edited, instead, variety } from '../../check/proofs/mistakes/plans.ts';

/** What goes wrong in a poll: its options, how many are chosen, when it counts, and who refers to it. */
export const mistakes: readonly Mistake[] = [
  instead(variety, 'option of a poll twice', '"id": "dance"', '"id": "song"', {
    line: { find: '"id": "song"', nth: 2 },
  }),
  instead(variety, 'more options than there are', '"most": 3', '"most": 7'),
  instead(variety, 'fewer at most than at least', '"least": 1', '"least": 4'),
  instead(
    variety,
    'nobody sees the votes as it is written',
    '"results": "after-voting"',
    '"results": "after-vote"',
  ),
  instead(variety, 'poll that nobody knows', '"poll": "acts"', '"poll": "act"'),
  instead(variety, 'poll of no poll', '"poll": "encore"', '"poll": "encores"'),
  instead(variety, 'source of polls misspelt', '"from": "polls"', '"from": "poll"', { nth: 1 }),
  instead(
    variety,
    'fact of a poll that has none',
    '**{{ poll.encore.limits.total }}** vote',
    '**{{ poll.encore.limits.week }}** vote',
  ),
  instead(variety, 'vote for nobody', '/polls/{item.poll}', '/polls/{item.id}', { nth: 1 }),
  instead(
    variety,
    'picture of an option that is not there',
    'art/limelight/acts/magic.svg',
    'art/limelight/acts/magics.svg',
  ),
  edited(
    variety,
    'votes shown before anybody can vote',
    { find: '        "results": "end"', replace: '        "results": { "at": "2025-09-10T00:00:00+08:00" }' },
    { find: '"results": { "at"' },
  ),
  edited(
    variety,
    'votes shown when all is over',
    { find: '        "results": "end"', replace: '        "results": { "at": "2025-10-10T00:00:00+08:00" }' },
    { find: '"results": { "at"' },
  ),
  edited(
    variety,
    'steps of a weight that do not rise',
    {
      find: '        "results": "end"',
      insert:
        '        "weighting": {\n          "counts": [{ "fact": "gift", "measure": "amount" }],\n          "steps": [{ "at": 100, "weight": 2 },\n{ "at": 100, "weight": 3 }]\n        },\n',
    },
    { find: '{ "at": 100, "weight": 3 }' },
  ),
  edited(
    variety,
    'poll that opens when all is over',
    {
      find: '        "results": "end"',
      insert: '        "window": { "opens": "2025-10-01T00:00:00+08:00" },\n',
    },
    { find: '"window"' },
  ),
];
