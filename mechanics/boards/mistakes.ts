import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { fans, mistakesIn, pinnacle } from '../../check/proofs/mistakes/plans.ts';

const { instead } = mistakesIn(fans);
const nights = mistakesIn(pinnacle);

/** What goes wrong with whom a board counts for, and with what a page asks it for. */
export const mistakes: readonly Mistake[] = [
  instead('board by guild of what no guild does', '"by": "sender"', '"by": "guild"'),
  instead('board by clans', '"by": "sender"', '"by": "clan"'),
  instead('tier that no step ever rewards', '"places": 10', '"places": 4', { line: { find: '"to": 10' } }),
  nights.instead(
    'board that is not asked for the chosen night',
    '"query": {\n        "day": "state.night"\n      },\n      ',
    '',
    { line: { find: '"night": {', nth: 1 } },
  ),
];
