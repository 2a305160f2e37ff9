import { expect, it } from 'vitest';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { answerShapes } from './answer-shapes.ts';

const call = (operationId: string, name: string, key = 'bearer') => {
  const data = { $ref: `${name}.schema.json` };
  const schema = { properties: { data } };
  return {
    operationId,
    security: [{ [key]: [] }],
    responses: { 200: { content: { 'application/json': { schema } } } },
  };
};

it('a phone takes the first shape that fits: a word stands before a parameter; what the app’s server calls has none', () => {
  const api: OpenApi = {
    paths: {
      '/tasks/{task}': {
        get: call('readTask', 'task-answer'),
        put: call('doTask', 'task-answer', 'serviceKey'),
      },
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
