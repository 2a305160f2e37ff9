import { describe, expect, it } from 'vitest';
import type { ActivityDocument } from '../../engine/document/document.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import type { Schema } from '../../engine/document/schema-set.ts';
import { documentScope } from '../../engine/document/scope.ts';
import { Api } from './api.ts';

const answers = (name: string) => {
  const data = { $ref: `${name}.schema.json` };
  return { 200: { content: { 'application/json': { schema: { properties: { data } } } } } };
};
const task = { name: 'task', in: 'path', required: true, schema: { 'x-ref': 'tasks' } };

const description: OpenApi = {
  paths: {
    '/v2/{id}/tasks/{task}': {
      get: { operationId: 'readTask', parameters: [task], responses: answers('task-answer') },
      post: { operationId: 'doTask', parameters: [task], responses: answers('done-answer') },
    },
    '/v2/{id}/tasks/mine': { get: { operationId: 'readMine', responses: answers('mine-answer') } },
  },
};

const schemaOf = (name: string): Schema => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const set = new Map(['task', 'mine'].map((name) => [`api/${name}-answer.schema.json`, schemaOf(name)]));
const api = new Api(description, set);
const answerOf = (path: string) => api.match('get', path)?.operations.get('get')?.answer;

describe('a path of a document, laid over the API', () => {
  it('a word goes before a parameter', () => {
    expect(answerOf('/v2/{id}/tasks/mine')).toBe('mine-answer');
    expect(answerOf('/v2/{id}/tasks/daily')).toBe('task-answer');
  });

  it('the same path with another method is another call', () => {
    expect(api.match('post', '/v2/fair/tasks/mine')).toMatchObject({ path: '/v2/{id}/tasks/{task}' });
    expect(api.match('get', '/v2/fair/tasks/mine')).toMatchObject({ path: '/v2/{id}/tasks/mine' });
  });

  it('tells what stands in the place of each parameter, where, and of which list it is', () => {
    expect(api.match('get', '/v2/fair/tasks/daily')?.values).toEqual(
      new Map([
        ['id', { text: 'fair', offset: 4, list: undefined }],
        ['task', { text: 'daily', offset: 15, list: 'tasks' }],
      ]),
    );
  });

  it.each(['/v2/{id}/tasks/mine', '/v2/{id}/tasks/daily'])('%s answers the same to the build', (get) => {
    const document = { data: { it: { get } } } as unknown as ActivityDocument;
    const { data } = documentScope(document, 'fair', set, description);
    expect(data?.properties?.it).toEqual(api.schema(answerOf(get) ?? ''));
  });
});
