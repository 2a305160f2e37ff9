import { expect, it } from 'vitest';
import type { OpenApi } from '../open-api.ts';
import type { Compilation } from './context.ts';
import { compileSource } from './source.ts';

const api: OpenApi = {
  paths: {
    '/tasks/{task}': { get: { operationId: 'readTask', 'x-public': true, responses: {} } },
    '/tasks/mine': { get: { operationId: 'readMine', responses: {} } },
  },
};
const compiled = (get: string) => compileSource({ get }, { api, route: 'fair', scope: {} } as Compilation);

it('a page is drawn with what is public of a path with a parameter, and not with one’s own that has its shape', () => {
  expect(compiled('/tasks/7')).toEqual({ get: '/tasks/7', public: true });
  expect(compiled('/tasks/mine')).toEqual({ get: '/tasks/mine' });
});
