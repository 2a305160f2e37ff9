import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { fans, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { edited, instead } = mistakesIn(fans);

/** What goes wrong in invitations: what counts, limits, steps, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead('step shown that is not there', '"steps": ["pair", "row"', '"steps": ["pair", "rows"'),
  instead('step shown twice', '"steps": ["pair", "row"', '"steps": ["pair", "pair"'),
  instead('steps that do not rise', '"at": 3,', '"at": 1,'),
  instead('step that nobody ever has', '"at": 12,', '"at": 90,'),
  instead('more of a day than in all', '"day": 8', '"day": 80'),
  instead('kind of fact that nobody tells', '"fact": "watch"', '"fact": "wach"', { nth: 1 }),
  instead('fact of invitations that there is not', '{{ invite.welcome }}', '{{ invite.wellcome }}', {
    nth: 1,
  }),
  instead('code named by another key', '"code": "item.code"', '"code": "item.cod"'),
  instead('step claimed by another key', 'steps/{item.id}', 'steps/{item.step}'),
  instead('source of the card misspelt', '"from": "invite"', '"from": "invit"'),
  instead(
    'reward paid as nobody knows',
    '"limits": {\n        "total": 40',
    '"paid": "auto",\n      "limits": {\n        "total": 40',
  ),
  edited(
    'welcome of a prize that is not there',
    {
      find: '"welcome": [\n        {\n          "kind": "prize",\n          "prize": "bubble"',
      replace: '"welcome": [\n        {\n          "kind": "prize",\n          "prize": "buble"',
    },
    { find: '"prize": "buble"' },
  ),
  instead(
    'page that asks for what the rules do not',
    '    "invite": {\n      "counts": [\n        {\n          "fact": "watch",\n          "measure": "amount"\n        }\n      ],',
    '    "invite": {',
    { line: { find: '"deed": {' } },
  ),
  instead(
    'steps that are claimed, and given at once',
    '      "limits": {\n        "total": 40',
    '      "paid": "automatic",\n      "limits": {\n        "total": 40',
    { line: { find: '/invite/steps/{item.id}"' } },
  ),
];
