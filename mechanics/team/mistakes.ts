import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { choir, lido, mistakesIn } from '../../check/proofs/mistakes/plans.ts';

const { instead, twice } = mistakesIn(choir);
const { instead: daily, edited: editedDaily } = mistakesIn(lido);

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
  daily('ranking of teams by months', '"period": "day"', '"period": "month"'),
  daily('source of a ranking of teams that is not there', '/teams/rankings/laps"', '/teams/rankings/lasp"'),
  daily('day of a ranking of teams asked for by another word', '"day": "state.lap"', '"days": "state.lap"'),
  daily('day of teams that the campaign has not', '"key": 7,', '"key": 8,'),
  daily(
    'two tiers for one place of a day',
    '"id": "close",\n              "from": 2',
    '"id": "close",\n              "from": 1',
  ),
  daily(
    'tier of a day that nobody sees',
    '"from": 2,\n              "to": 3',
    '"from": 2,\n              "to": 30',
  ),
  daily(
    'fact of a ranking of teams that is not there',
    '第 {{ teams.rankings.laps.rewards.close.from }} 到',
    '第 {{ teams.rankings.lap.rewards.close.from }} 到',
    { nth: 1 },
  ),
  editedDaily(
    'ranking of teams by the id of another',
    { find: '{\n          "id": "laps",', insert: '        { "id": "laps", "period": "day" },\n' },
    { find: '"id": "laps"', nth: 3 },
  ),
  editedDaily(
    'ranking of teams without its period',
    { find: '"period": "day",', lines: 'delete' },
    { find: '"rankings": [', count: 3 },
  ),
  daily(
    'place of a day that is forgotten between two',
    '"id": "close",\n              "from": 2',
    '"id": "close",\n              "from": 3',
  ),
  daily(
    'lower places of a day that get more',
    '"prize": "bubble",\n                  "days": 2',
    '"prize": "medal",\n                  "days": 20',
    { line: { find: '"days": 20' } },
  ),
  daily(
    'ranking of teams that is not asked for the chosen day',
    '"query": {\n        "day": "state.lap"\n      },\n      ',
    '',
    { line: { find: '"laps": {' } },
  ),
  daily('tabs of days for a ranking by weeks', '"period": "day"', '"period": "week"', {
    line: { find: '"key": 2,' },
  }),
  daily(
    'ranking of teams with a time zone of its own',
    '"listed": 20,',
    '"listed": 20,\n          "timezone": "+07:00",',
  ),
  daily(
    'ranking of teams by another id',
    '"id": "laps",\n          "period"',
    '"id": "lap-days",\n          "period"',
  ),
  daily('goal of teams by another id', '"id": "medley"', '"id": "middle"'),
];
