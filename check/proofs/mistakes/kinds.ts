import type { Mistake } from './mistake.ts';
import { carnival, edited, golden, index, instead, liveNow, night, rose, test } from './plans.ts';

/** Sound things in the wrong place, or of another kind than the place needs. */
export const kindsList: readonly Mistake[] = [
  instead(night, 'id of data that is not there', '"test": "night"', '"test": "evening"'),
  instead(test, 'state key of the wrong type', '"resultShown": "resultShown"', '"resultShown": "type"'),
  instead(test, 'state key of the wrong type', '"chosen": "type"', '"chosen": "resultShown"', {
    nth: 1,
  }),
  instead(test, 'type of a state key', '"type": "boolean"', '"type": "number"'),
  instead(test, 'type of a state key', '"type": "string"', '"type": "boolean"'),
  instead(golden, 'type of a value', '"values": [1, 2, 3', '"values": [1, "2", 3'),
  instead(
    golden,
    'initial that asks for itself',
    `"initial": "phase == 'ended' ? 1 : day"`,
    '"initial": "state.day"',
  ),
  instead(golden, 'name for an id', '/exchange/{item.id}"', '/exchange/{item.name}"'),
  instead(carnival, 'goal in the path of prizes', '/milestones/{item.id}"', '/exchange/{item.id}"'),
  instead(golden, 'count of none', '"count": "1"', '"count": "0"'),
  instead(carnival, 'words for an id', '"message": "item.id"', '"message": "\'happy birthday\'"', { nth: 2 }),
  instead(golden, 'get for post', '"do": "post"', '"do": "get"', { nth: 1 }),
  instead(index, 'sixth language', '"vi"]', '"vi", "id"]'),
  instead(golden, 'offset in words', '"timezone": "+08:00"', '"timezone": "Beijing"'),
  instead(carnival, 'goal that falls', '"at": 3000000', '"at": 300000'),
  instead(carnival, 'id of another goal', '"id": "star-light"', '"id": "balloon-light"', {
    line: { find: '"id": "balloon-light"', nth: 2 },
  }),
  instead(golden, 'streak longer than the calendar', '"length": 7', '"length": 8'),
  instead(golden, 'streak that falls', '"length": 7', '"length": 2'),
  instead(golden, 'day made up that is another list’s', '/check_in/{item.id}"', '/exchange/{item.id}"'),
  instead(
    liveNow,
    'path of something else',
    '"get": "/v2/activities/activity_live_rank/recommended_hosts"',
    '"get": "/v2/time"',
    { line: { find: '"from": "faces"' } },
  ),
  edited(
    carnival,
    'goal among boards',
    {
      find: '      {\n        "id": "thanked"',
      insert:
        '      {\n        "id": "ribbon-light",\n        "name": "x",\n        "icon": "art/carnival/light.svg",\n        "at": 9000000\n      },\n',
    },
    { find: '{\n        "id": "ribbon-light"' },
  ),
  edited(
    rose,
    'board among prizes',
    {
      find: '      {\n        "id": "badge"',
      nth: 2,
      insert: '      {\n        "id": "loyal",\n        "by": "sender"\n      },\n',
    },
    { find: '{\n        "id": "loyal"' },
  ),
  edited(
    carnival,
    'widget among sentences',
    {
      find: '        {\n          "id": "stay"',
      insert: '        {\n          "widget": "countdown"\n        },\n',
    },
    { find: '{\n          "widget": "countdown"\n        },\n        {' },
  ),
  instead(rose, 'letters too many', '"name": "confess"', '"name": "confessing"'),
];
