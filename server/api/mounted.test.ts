import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { findOperation, routesOf } from '../../engine/document/api.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { mountedAt } from './contract.ts';

const data = { $ref: 'task-answer.schema.json' };
const answers = { 200: { content: { 'application/json': { schema: { properties: { data } } } } } };
const call = (operationId: string) => ({ operationId, responses: answers });

const api: OpenApi = {
  paths: {
    '/tasks/{task}': { get: call('readTask'), put: call('doTask') },
    '/tasks/mine': { get: call('readMine') },
    '/{list}/of/{owner}': { get: call('readAny') },
    '/tasks/{part}/{owner}': { get: call('readPart') },
  },
};

const app = fastify();
for (const { id, method, path } of routesOf(api).flatMap(mountedAt))
  app.route({ method, url: path, handler: () => ({ id }) });

it.each([
  ['GET', '/tasks/mine', 'readMine'],
  ['GET', '/tasks/7', 'readTask'],
  ['PUT', '/tasks/mine', 'doTask'],
  ['GET', '/tasks/of/7', 'readPart'],
  ['GET', '/gifts/of/7', 'readAny'],
  ['PUT', '/gifts/of/7', undefined],
] as const)('%s %s is the same call to the server as to a document', async (method, url, id) => {
  const answer = await app.inject({ method, url });
  expect(answer.json().id).toBe(id);
  expect(findOperation(api, method.toLowerCase(), url)?.id).toBe(id);
});

it('what an operation does not ask for is not judged', () => {
  const parameters = [
    { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } },
    { name: 'lang', in: 'query', schema: {} },
  ];
  const schemaOf = (more: object) =>
    routesOf({ paths: { '/tasks': { get: { ...call('listTasks'), ...more } } } }).flatMap(mountedAt)[0]
      ?.schema;
  expect(schemaOf({})).toEqual({});
  expect(schemaOf({ parameters })).toEqual({
    headers: {
      type: 'object',
      required: ['idempotency-key'],
      properties: { 'idempotency-key': { type: 'string' } },
    },
  });
});

it('an answer without a schema is told at the start, with the name of its call', () => {
  const bare: OpenApi = { paths: { '/tasks': { get: { operationId: 'listTasks', responses: {} } } } };
  expect(() => routesOf(bare).flatMap(mountedAt)).toThrow(
    /openapi\.json: the answer of listTasks has no schema/,
  );
});
