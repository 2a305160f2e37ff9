import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { mistakesIn, vouchers } from '../../check/proofs/mistakes/plans.ts';

const { instead } = mistakesIn(vouchers);

/** What goes wrong in codes: what they give, how many one person may have, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead(
    'kind by the name of another',
    '"id": "bubble",\n        "name": {\n          "cn": "锣鼓气泡票"',
    '"id": "medal",\n        "name": {\n          "cn": "锣鼓气泡票"',
  ),
  instead('prize of a code that is not there', '"prize": "car"', '"prize": "cart"'),
  instead('code that nobody may redeem', '"total": 1', '"total": 0'),
  instead('more of a day than in all', '"total": 1', '"total": 1,\n          "day": 3', {
    line: { find: '"day": 3' },
  }),
  instead(
    'code that gives nothing',
    '"kind": "prize",\n            "prize": "car",\n            "days": 7',
    '',
    { line: { find: '"gives"', nth: 3, count: 4 } },
  ),
  instead('days that are none', '"days": 15', '"days": 0'),
  instead(
    'points without a currency',
    '"kind": "prize",\n            "prize": "car",\n            "days": 7',
    '"kind": "points",\n            "points": 7',
    { line: { find: '"points": 7' } },
  ),
  instead(
    'kind shown that is not there',
    '"codes": ["medal", "bubble", "car"]',
    '"codes": ["medal", "buble", "car"]',
  ),
  instead(
    'kind shown twice',
    '"codes": ["medal", "bubble", "car"]',
    '"codes": ["medal", "bubble", "bubble"]',
  ),
  instead('source of codes misspelt', '"from": "codes"', '"from": "code"'),
  instead(
    'code redeemed at another address',
    '"to": "/v2/activities/{id}/codes",',
    '"to": "/v2/activities/{id}/code",',
  ),
  instead('code looked at by another address', '/codes/check"', '/codes/chekc"'),
  instead('code that is typed by another name', '"code": "item.code"', '"code": "item.cod"', {
    nth: 1,
  }),
  instead('answer to a check that there is not', '"value": "answer.state"', '"value": "answer.status"'),
  instead(
    'fact of a code that there is not',
    '奖章票 {{ code.medal.limits.total }}',
    '奖章票 {{ code.medal.limit.total }}',
  ),
  instead(
    'fact of a kind that there is not',
    '**纪念奖章票**：{{ code.medal.gives }}',
    '**纪念奖章票**：{{ code.medals.gives }}',
  ),
];
