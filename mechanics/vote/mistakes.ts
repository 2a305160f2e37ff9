import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { mistakesIn, variety } from '../../check/proofs/mistakes/plans.ts';

const { edited, instead, twice } = mistakesIn(variety);

/** What goes wrong in a poll: its options, how many are chosen, when it counts, and who refers to it. */
export const mistakes: readonly Mistake[] = [
  twice('option of a poll twice', 'dance', 'song'),
  instead('more options than there are', '"most": 3', '"most": 7'),
  instead('fewer at most than at least', '"least": 1', '"least": 4'),
  instead('nobody sees the votes as it is written', '"results": "after-voting"', '"results": "after-vote"'),
  instead('poll that nobody knows', '"poll": "acts"', '"poll": "act"'),
  instead('poll of no poll', '"poll": "encore"', '"poll": "encores"'),
  instead('source of polls misspelt', '"from": "polls"', '"from": "poll"', { nth: 1 }),
  instead(
    'fact of a poll that has none',
    '**{{ poll.encore.limits.total }}** vote',
    '**{{ poll.encore.limits.week }}** vote',
  ),
  instead('vote for nobody', '/polls/{item.poll}', '/polls/{item.id}', { nth: 1 }),
  instead(
    'picture of an option that is not there',
    'art/limelight/acts/magic.svg',
    'art/limelight/acts/magics.svg',
  ),
  edited(
    'votes shown before anybody can vote',
    { find: '        "results": "end"', replace: '        "results": { "at": "2025-09-10T00:00:00+08:00" }' },
    { find: '"results": { "at"' },
  ),
  edited(
    'votes shown when all is over',
    { find: '        "results": "end"', replace: '        "results": { "at": "2025-10-10T00:00:00+08:00" }' },
    { find: '"results": { "at"' },
  ),
  edited(
    'steps of a weight that do not rise',
    {
      find: '        "results": "end"',
      insert:
        '        "weighting": {\n          "counts": [{ "fact": "gift", "measure": "amount" }],\n          "steps": [{ "at": 100, "weight": 2 },\n{ "at": 100, "weight": 3 }]\n        },\n',
    },
    { find: '{ "at": 100, "weight": 3 }' },
  ),
  edited(
    'poll that opens when all is over',
    {
      find: '        "results": "end"',
      insert: '        "window": { "opens": "2025-10-01T00:00:00+08:00" },\n',
    },
    { find: '"window"' },
  ),
  instead('moment that stands alone', '"results": "end"', '"results": "2025-09-20T20:00:00+08:00"'),
];
