import { expect, it } from 'vitest';
import type { ExpressionAst } from '../expression/ast.ts';
import { PENDING } from '../expression/evaluate.ts';
import type { Page } from './page.ts';
import { scopeOf } from './scope.ts';
import { openTestPage } from './test-page.ts';

const page = openTestPage(
  {
    state: { tab: { type: 'string', initial: "'day'" }, turn: { type: 'number', initial: '2' } },
    data: {
      board: { get: '/v2/activities/{id}/boards/charm' },
      all: { get: '/v2/activities' },
    },
  },
  { data: { board: { total: 3 } } },
);

/** What a page reads for an expression: only that may make it be worked out anew. */
function readBy(ast: unknown): { scope: unknown; atoms: number } {
  const seen = new Set<unknown>();
  const get = ((atom: Parameters<Page['store']['get']>[0]) => {
    seen.add(atom);
    return page.store.get(atom);
  }) as Page['store']['get'];
  return { scope: scopeOf(page, ast as ExpressionAst, get), atoms: seen.size };
}

it('an expression is given what it names, and nothing beside it', () => {
  expect(readBy(['.', ['$', 'state'], 'tab'])).toEqual({ scope: { state: { tab: 'day' } }, atoms: 1 });
  expect(readBy(['.', ['.', ['$', 'data'], 'board'], 'total'])).toEqual({
    scope: { data: { board: { total: 3 } } },
    atoms: 1,
  });
  expect(readBy(['.', ['$', 'data'], 'all']), 'what is not there yet').toEqual({
    scope: { data: { all: PENDING } },
    atoms: 1,
  });
  expect(readBy(['.', ['$', 'state'], 'constructor'])).toEqual({ scope: { state: {} }, atoms: 0 });
});

it('one that names a whole group is given all of it', () => {
  expect(readBy(['$', 'state'])).toEqual({ scope: { state: { tab: 'day', turn: 2 } }, atoms: 2 });
  expect(readBy(['$', 'data'])).toEqual({ scope: { data: { board: { total: 3 }, all: PENDING } }, atoms: 2 });
});

it('what the address says waits until it has been read', () => {
  const params = ['.', ['$', 'params'], 'pair'];
  page.store.set(page.params, undefined);
  expect(readBy(params)).toEqual({ scope: { params: PENDING }, atoms: 1 });
  page.store.set(page.params, { pair: 'infp' });
  expect(readBy(params)).toEqual({ scope: { params: { pair: 'infp' } }, atoms: 1 });
});
