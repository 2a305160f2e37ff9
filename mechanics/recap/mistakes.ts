import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { mistakesIn, yearbook } from '../../check/proofs/mistakes/plans.ts';

const { instead, twice } = mistakesIn(yearbook);

/** What goes wrong in a recap: its moments, its figures, their titles, and who refers to it. */
export const mistakes: readonly Mistake[] = [
  instead(
    'reveal of a recap while it is counted',
    '"reveals": "2024-12-28T20:00:00+08:00"',
    '"reveals": "2024-12-27T00:10:00+08:00"',
  ),
  instead(
    'recap that counts before the campaign',
    '"opens": "2024-10-01T00:00:00+08:00"',
    '"opens": "2024-01-01T00:00:00+08:00"',
  ),
  instead(
    'recap that locks before it counts',
    '"locks": "2024-12-27T00:00:00+08:00"',
    '"locks": "2024-09-27T00:00:00+08:00"',
  ),
  twice('figure by the name of another', 'company', 'dearest'),
  instead('kind of figure that there is not', '"of": "friend"', '"of": "freind"'),
  instead(
    'minutes of a figure by points',
    '"fact": "watch",\n              "measure": "amount"',
    '"fact": "watch"',
    {
      nth: 2,
      line: { find: '"fact": "watch"', nth: 2 },
    },
  ),
  instead('share of a title that falls', '"share": 30', '"share": 5'),
  instead('title of nobody and of everybody', '"least": 20,', '"least": 0,'),
  instead('slide of a figure that is not there', '"nights",', '"night",', { nth: 1 }),
  instead('source of a recap misspelt', '"from": "recap"', '"from": "recaps"'),
  instead('recap at another address', '/v2/activities/{id}/recap"', '/v2/activities/{id}/recaps"'),
];
