import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { choir, instead } from '../../check/proofs/mistakes/plans.ts';

/** What goes wrong in teams: their size, names, goals and places, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead(
    choir,
    'team that needs more than it takes',
    '"least": 3,\n        "most": 5',
    '"least": 6,\n        "most": 5',
  ),
  instead(
    choir,
    'name that is never long enough',
    '"least": 2,\n        "most": 12',
    '"least": 20,\n        "most": 12',
  ),
  instead(
    choir,
    'team of one that is dissolved',
    '"least": 3,\n        "most": 5',
    '"least": 1,\n        "most": 5',
    {
      line: { find: '"below": "dissolved"' },
    },
  ),
  instead(choir, 'what becomes of a small team misspelt', '"below": "dissolved"', '"below": "disolved"'),
  instead(choir, 'lock before the campaign', '"locks": "2025-08-11T', '"locks": "2024-08-11T'),
  instead(choir, 'goals that do not rise', '"at": 5000,', '"at": 500,'),
  instead(choir, 'goal that asks for nothing', '"at": 1000,', '"at": 0,'),
  instead(choir, 'goal by the name of another', '"id": "chorus"', '"id": "encore"', {
    line: { find: '"id": "encore"', nth: 2 },
  }),
  instead(
    choir,
    'goal shown that is not there',
    '"goals": ["first-verse", "chorus"',
    '"goals": ["first-verse", "chorsu"',
  ),
  instead(
    choir,
    'goal shown twice',
    '"goals": ["first-verse", "chorus"',
    '"goals": ["first-verse", "first-verse"',
  ),
  instead(choir, 'two tiers for one place', '"from": 2,\n          "to": 3', '"from": 1,\n          "to": 3'),
  instead(
    choir,
    'tier that ends before it begins',
    '"from": 4,\n          "to": 10',
    '"from": 4,\n          "to": 1',
  ),
  instead(choir, 'tier that nobody sees', '"to": 10', '"to": 1000'),
  instead(
    choir,
    'prize of a place that is not there',
    '"prize": "mic",\n              "days": 30',
    '"prize": "mike",\n              "days": 30',
  ),
  instead(choir, 'kind of fact that nobody tells', '"fact": "speak"', '"fact": "speech"'),
  instead(
    choir,
    'minutes counted by points',
    '"fact": "speak",\n          "measure": "amount"',
    '"fact": "speak"',
    {
      line: { find: '"fact": "speak"' },
    },
  ),
  instead(choir, "source of one's own team misspelt", '"from": "mine"', '"from": "mien"'),
  instead(choir, 'goal claimed by another address', '/teams/goals/{item.id}', '/teams/goal/{item.id}'),
  instead(choir, 'team founded without its name', '"name": "item.name"', '"nam": "item.name"'),
  instead(
    choir,
    'fact of a place that is not there',
    '第 {{ teams.rewards.champion.from }} 名',
    '第 {{ teams.rewards.champions.from }} 名',
    { nth: 1 },
  ),
];
