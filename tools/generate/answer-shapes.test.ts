import { expect, it } from 'vitest';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { answerShapes } from './answer-shapes.ts';

const call = (operationId: string, name: string) => {
  const data = { $ref: `${name}.schema.json` };
  const schema = { properties: { data } };
  return { operationId, responses: { 200: { content: { 'application/json': { schema } } } } };
};

it('a phone takes the first shape that fits: a word stands before a parameter', () => {
  const api: OpenApi = {
    paths: {
      '/tasks/{task}': { get: call('readTask', 'task-answer'), put: call('doTask', 'empty-answer') },
      '/tasks/mine': { get: call('readMine', 'mine-answer') },
    },
  };
  const set = new Map([
    ['api/task-answer.schema.json', { type: 'integer' }],
    ['api/mine-answer.schema.json', { type: 'boolean' }],
  ]);
  expect(Object.entries(JSON.parse(answerShapes(set, api)))).toEqual([
    ['get /tasks/mine', 'b'],
    ['get /tasks/*', 'i'],
  ]);
});
