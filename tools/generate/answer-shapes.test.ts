import { expect, it } from 'vitest';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { answerShapes, shapeOf } from './answer-shapes.ts';

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

it.each(['route', 'href', 'url', 'redirect', 'live_obj_id'])(
  'an answer’s `%s` may not be just any text: a page goes there',
  (key) => {
    const at = (type: string | string[], more: object = {}) =>
      shapeOf({ type: 'object', properties: { [key]: { type, ...more } } } as never, 'x-answer');
    const message = `x-answer.${key}: a page goes where this says`;
    expect(() => at('string')).toThrow(message);
    expect(() => at(['string', 'null'])).toThrow(message);
    expect(at('string', { pattern: '^/' })).toEqual({ [`${key}?`]: '~^/' });
    expect(at(['string', 'null'], { pattern: '^/' })).toEqual({ [`${key}?`]: [null, '~^/'] });
  },
);
