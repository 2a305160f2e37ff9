import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { choir, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { instead, twice } = mistakesIn(choir);

/** What goes wrong in teams: their size, names, goals and places, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead(
    'team that needs more than it takes',
    '"least": 3,\n        "most": 5',
    '"least": 6,\n        "most": 5',
  ),
  instead(
    'name that is never long enough',
    '"least": 2,\n        "most": 12',
    '"least": 20,\n        "most": 12',
  ),
  instead(
    'team of one that is dissolved',
    '"least": 3,\n        "most": 5',
    '"least": 1,\n        "most": 5',
    {
      line: { find: '"below": "dissolved"' },
    },
  ),
  instead('what becomes of a small team misspelt', '"below": "dissolved"', '"below": "disolved"'),
  instead('lock before the campaign', '"locks": "2025-08-11T', '"locks": "2024-08-11T'),
  instead('goals that do not rise', '"at": 5000,', '"at": 500,'),
  instead('goal that asks for nothing', '"at": 1000,', '"at": 0,'),
  twice('goal by the name of another', 'chorus', 'encore'),
  instead(
    'goal shown that is not there',
    '"goals": ["first-verse", "chorus"',
    '"goals": ["first-verse", "chorsu"',
  ),
  instead('goal shown twice', '"goals": ["first-verse", "chorus"', '"goals": ["first-verse", "first-verse"'),
  instead('two tiers for one place', '"from": 2,\n          "to": 3', '"from": 1,\n          "to": 3'),
  instead(
    'tier that ends before it begins',
    '"from": 4,\n          "to": 10',
    '"from": 4,\n          "to": 1',
  ),
  instead('tier that nobody sees', '"to": 10', '"to": 1000'),
  instead(
    'prize of a place that is not there',
    '"prize": "mic",\n              "days": 30',
    '"prize": "mike",\n              "days": 30',
  ),
  instead('kind of fact that nobody tells', '"fact": "speak"', '"fact": "speech"'),
  instead('minutes counted by points', '"fact": "speak",\n          "measure": "amount"', '"fact": "speak"', {
    line: { find: '"fact": "speak"' },
  }),
  instead("source of one's own team misspelt", '"from": "mine"', '"from": "mien"'),
  instead('goal claimed by another address', '/teams/goals/{item.id}', '/teams/goal/{item.id}'),
  instead('team founded without its name', '"name": "item.name"', '"nam": "item.name"'),
  instead(
    'fact of a place that is not there',
    '第 {{ teams.rewards.champion.from }} 名',
    '第 {{ teams.rewards.champions.from }} 名',
    { nth: 1 },
  ),
  instead('size by other words', '"most": 5\n', '"max": 5\n'),
  instead(
    'teams final after the end',
    '"locks": "2025-08-11T00:00:00+08:00"',
    '"locks": "2025-09-11T00:00:00+08:00"',
  ),
];
