import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { audition, mistakesIn, questionnaire, vouchers } from '../../check/proofs/mistakes/plans.ts';

const { instead, twice } = mistakesIn(audition);
const inQuestionnaire = mistakesIn(questionnaire);
const inVouchers = mistakesIn(vouchers);

/** What goes wrong in forms: fields, what they ask for and when, the review, and what shows them. */
export const mistakes: readonly Mistake[] = [
  instead(
    'field that needs more letters than it takes',
    '"least": 2,\n                "most": 20',
    '"least": 30,\n                "most": 20',
  ),
  instead('day that the calendar has not', '"until": "2007-07-05"', '"until": "2007-02-30"'),
  instead('no day that can be chosen', '"from": "1945-01-01"', '"from": "2009-01-01"'),
  twice('field by the name of another', 'call', 'born'),
  instead('reason by the name of another', '"id": "days",', '"id": "unclear",', {
    line: { find: '"id": "unclear"', nth: 2 },
  }),
  instead('option by the name of another', '"id": "story",', '"id": "dance",', {
    line: { find: '"id": "dance"', nth: 2 },
  }),
  instead('question that follows an answer that there is not', '"is": ["song"]', '"is": ["sing"]'),
  instead(
    'question that follows a field that there is not',
    '"field": "talent",\n                  "is": ["song"]',
    '"field": "talents",\n                  "is": ["song"]',
  ),
  instead('kind of field that there is not', '"kind": "phone"', '"kind": "telephone"'),
  instead('prize of a review that is not there', '"prize": "stage-badge"', '"prize": "stage-bagde"'),
  instead('places that are none', '"seats": 300', '"seats": 0'),
  instead('form that keeps answers for no time', '"keepDays": 90,', '"keepDays": 0,'),
  inQuestionnaire.instead('form that does not say how long it keeps answers', '"keepDays": 60,\n', '', {
    line: { find: '"forms": [', count: 2 },
  }),
  inQuestionnaire.instead(
    'more answers asked for than there are',
    '"least": 1,\n                  "most": 3',
    '"least": 1,\n                  "most": 9',
  ),
  inQuestionnaire.instead(
    'question that waits for one behind it',
    '"field": "hours",\n                  "is": ["commute"',
    '"field": "fear",\n                  "is": ["commute"',
    { nth: 1 },
  ),
  inQuestionnaire.instead('option renamed where several hang on it', '"id": "commute"', '"id": "ride"', {
    line: { find: '"is": ["commute", "evening", "night"]', nth: 1 },
  }),
  inQuestionnaire.instead(
    'answer of another question',
    '"field": "fear",\n                  "is": ["noise"]',
    '"field": "doing",\n                  "is": ["noise"]',
    { line: { find: '"field": "doing",\n                  "is": ["noise"]' } },
  ),
  inQuestionnaire.instead('form shown that is not there', '"form": "listening"', '"form": "listning"'),
  inQuestionnaire.instead('source of the form misspelt', '"from": "forms"', '"from": "form"'),
  inQuestionnaire.instead('form sent to another address', '/forms/{item.form}', '/form/{item.form}'),
  inQuestionnaire.instead(
    'answers named by another key',
    '"answers": "item.answers"',
    '"answer": "item.answers"',
  ),
  inQuestionnaire.instead(
    'fact of a form that there is not',
    '{{ form.listening.keepDays }}** 天，然后',
    '{{ form.listening.keptDays }}** 天，然后',
  ),
  inVouchers.instead('kind of file that there is not', '["picture", "pdf"]', '["picture", "doc"]'),
  inVouchers.instead('file that nobody can send', '"files": "/v2/activities/{id}/forms/smudged/files",', '', {
    line: { find: '"kind": "file"' },
  }),
  inVouchers.instead('files sent where none are taken', '/forms/smudged/files"', '/forms/smudged"'),
  inVouchers.instead('files of a form that is not there', '/forms/smudged/files"', '/forms/smuged/files"'),
  {
    document: vouchers,
    kind: 'files of one form sent to another',
    edits: [
      {
        find: '      {\n        "id": "smudged",',
        insert:
          '      { "id": "lost", "steps": [{ "id": "when", "title": { "cn": "什么时候", "tw": "什麼時候", "en": "When?", "th": "เมื่อไร", "vi": "Khi nào?" }, "fields": [{ "kind": "date", "id": "day", "title": { "cn": "哪一天", "tw": "哪一天", "en": "Which day?", "th": "วันไหน", "vi": "Ngày nào?" } }] }], "keepDays": 30 },\n',
      },
      { find: '/forms/smudged/files"', replace: '/forms/lost/files"' },
    ],
    line: { find: '/forms/lost/files"' },
  },
  inVouchers.instead(
    'step that sends a form where files go',
    '/forms/{item.form}"',
    '/forms/{item.form}/files"',
  ),
  inVouchers.instead(
    'more files than one person may send on a day',
    '"mostBytes": 2000000\n              },',
    '"mostBytes": 2000000\n              },\n' +
      [1, 2]
        .map(
          (nth) =>
            `{ "kind": "file", "id": "more-${nth}", "title": { "cn": "一", "tw": "一", "en": "One", "th": "หนึ่ง", "vi": "Một" }, "takes": ["pdf"], "most": 5, "mostBytes": 4000000 },`,
        )
        .join('\n'),
    { line: { find: '"steps": [' } },
  ),
  instead('kind of a field by another word', '"kind": "choice"', '"kind": "select"', { nth: 1 }),
];
