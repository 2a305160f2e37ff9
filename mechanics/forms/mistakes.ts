import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { audition, instead, questionnaire } from '../../check/proofs/mistakes/plans.ts';

/** What goes wrong in forms: fields, what they ask for and when, the review, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead(
    audition,
    'field that needs more letters than it takes',
    '"least": 2,\n                "most": 20',
    '"least": 30,\n                "most": 20',
  ),
  instead(audition, 'day that the calendar has not', '"until": "2007-07-05"', '"until": "2007-02-30"'),
  instead(audition, 'no day that can be chosen', '"from": "1945-01-01"', '"from": "2009-01-01"'),
  instead(audition, 'field by the name of another', '"id": "call"', '"id": "born"', {
    line: { find: '"id": "born"', nth: 2 },
  }),
  instead(audition, 'reason by the name of another', '"id": "days",', '"id": "unclear",', {
    line: { find: '"id": "unclear"', nth: 2 },
  }),
  instead(audition, 'option by the name of another', '"id": "story",', '"id": "dance",', {
    line: { find: '"id": "dance"', nth: 2 },
  }),
  instead(audition, 'question that follows an answer that there is not', '"is": ["song"]', '"is": ["sing"]'),
  instead(
    audition,
    'question that follows a field that there is not',
    '"field": "talent",\n                  "is": ["song"]',
    '"field": "talents",\n                  "is": ["song"]',
  ),
  instead(audition, 'kind of field that there is not', '"kind": "phone"', '"kind": "telephone"'),
  instead(
    audition,
    'prize of a review that is not there',
    '"prize": "stage-badge"',
    '"prize": "stage-bagde"',
  ),
  instead(audition, 'places that are none', '"seats": 300', '"seats": 0'),
  instead(audition, 'form that keeps answers for no time', '"keepDays": 90,', '"keepDays": 0,'),
  instead(questionnaire, 'form that does not say how long it keeps answers', '"keepDays": 60,\n', '', {
    line: { find: '"forms": [', count: 2 },
  }),
  instead(
    questionnaire,
    'more answers asked for than there are',
    '"least": 1,\n                  "most": 3',
    '"least": 1,\n                  "most": 9',
  ),
  instead(
    questionnaire,
    'question that waits for one behind it',
    '"field": "hours",\n                  "is": ["commute"',
    '"field": "fear",\n                  "is": ["commute"',
    { nth: 1 },
  ),
  instead(questionnaire, 'form shown that is not there', '"form": "listening"', '"form": "listning"'),
  instead(questionnaire, 'source of the form misspelt', '"from": "forms"', '"from": "form"'),
  instead(questionnaire, 'form sent to another address', '/forms/{item.form}', '/form/{item.form}'),
  instead(
    questionnaire,
    'answers named by another key',
    '"answers": "item.answers"',
    '"answer": "item.answers"',
  ),
  instead(
    questionnaire,
    'fact of a form that there is not',
    '{{ form.listening.keepDays }}** 天，然后',
    '{{ form.listening.keptDays }}** 天，然后',
  ),
];
