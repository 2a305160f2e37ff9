import { describe, expect, it } from 'vitest';
import { findOperation, findRoute, operationsOf, rankedRoutes, routesOf } from './api.ts';
import type { DescribedCall, OpenApi } from './open-api.ts';
import type { Schema } from './schema-set.ts';

const call = (operationId: string, more: Partial<DescribedCall> = {}): DescribedCall => ({
  operationId,
  responses: {},
  ...more,
});

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** Each parameter stands before the word that goes before it. */
const api: OpenApi = {
  paths: {
    '/tasks/{task}': { get: call('readTask'), put: call('doTask') },
    '/tasks/mine': { get: call('readMine') },
    '/{list}/of/{owner}': { get: call('readAny') },
    '/tasks/{of}/{owner}': { get: call('readPart') },
    '/tasks': { get: call('listTasks') },
  },
};

const idOf = (method: string, path: string) => findOperation(api, method, path)?.id;

describe('a call means the path that names it most closely', () => {
  it.each([
    ['/tasks/mine', 'readMine'],
    ['/tasks/7', 'readTask'],
    ['/tasks/mines', 'readTask'],
    ['/tasks', 'listTasks'],
    ['/gifts/of/7', 'readAny'],
    ['/tasks/of/7', 'readPart'],
  ])('%s: %s', (path, id) => {
    expect(idOf('get', path)).toBe(id);
  });

  it('a word answers to its own methods alone', () => {
    expect(idOf('put', '/tasks/mine')).toBe('doTask');
    expect(findRoute(api, 'put', '/tasks/mine')?.path).toBe('/tasks/{task}');
  });

  it('where no path answers to the method, there is no operation, and the closest path', () => {
    expect(idOf('delete', '/tasks/mine')).toBeUndefined();
    expect(findRoute(api, 'delete', '/tasks/mine')?.path).toBe('/tasks/mine');
  });

  it.each(['/tasks/', '/task', '/tasks/7/8/9', 'tasks', ''])('“%s” means none', (path) => {
    expect(findRoute(api, 'get', path)).toBeUndefined();
  });

  it('the order of the description stays for whoever lists it', () => {
    expect(routesOf(api).map(({ path }) => path)).toEqual(Object.keys(api.paths));
    const ranked = rankedRoutes(api).map(({ path }) => path);
    expect(ranked.indexOf('/tasks/mine')).toBeLessThan(ranked.indexOf('/tasks/{task}'));
    expect(ranked.toSorted()).toEqual(Object.keys(api.paths).toSorted());
  });
});

describe('what is read of a call', () => {
  const read = (more: Partial<DescribedCall>) =>
    operationsOf({ paths: { '/tasks/{task}': { post: call('doTask', more) } } })[0];

  it('of one that says nothing', () => {
    expect(read({})).toEqual({
      id: 'doTask',
      method: 'post',
      path: '/tasks/{task}',
      caller: 'anyone',
      parameters: [],
      needsKey: false,
      public: false,
      anchor: false,
      batch: undefined,
      bodyLimit: undefined,
      telemetry: false,
      crowd: false,
      daily: false,
      tools: false,
      changes: [],
      bodyTypes: [],
      request: undefined,
      answer: undefined,
    });
  });

  it('of one that says all', () => {
    const data = { $ref: 'task-answer.schema.json' };
    expect(
      read({
        'x-public': true,
        'x-anchor': true,
        'x-batch': 'tasks',
        'x-body-limit': 100_000,
        'x-telemetry': true,
        'x-crowd': true,
        'x-tools': true,
        'x-changes': ['readTask'],
        requestBody: json({ $ref: 'task-request.schema.json' }),
        responses: { 200: json({ properties: { data } }) },
      }),
    ).toMatchObject({
      public: true,
      anchor: true,
      batch: 'tasks',
      bodyLimit: 100_000,
      telemetry: true,
      crowd: true,
      tools: true,
      changes: ['readTask'],
      bodyTypes: ['application/json'],
      request: 'task-request',
      answer: 'task-answer',
    });
  });

  it.each([
    ['anyone', []],
    ['optional', [{}, { bearer: [] }]],
    ['user', [{ bearer: [] }]],
    ['service', [{ serviceKey: [] }]],
  ])('who may call: %s', (caller, security) => {
    expect(read({ security })?.caller).toBe(caller);
  });

  it.each([
    [true, 'Idempotency-Key', 'header', true],
    [true, 'idempotency-key', 'header', true],
    [false, 'Idempotency-Key', 'header', false],
    [false, 'Idempotency-Key', 'query', true],
    [false, 'lang', 'header', true],
  ])('it needs a key: %s, of %s in the %s, required: %s', (needsKey, name, place, required) => {
    expect(read({ parameters: [{ name, in: place, required, schema: {} }] })?.needsKey).toBe(needsKey);
  });
});
