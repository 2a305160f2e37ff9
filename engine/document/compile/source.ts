import { milliseconds } from '../anywhere/dates.ts';
import { findOperation } from '../api.ts';
import type { SourceValue } from '../document.ts';
import type { CompiledSource } from '../page-model.ts';
import type { Compilation } from './context.ts';
import { compileExpression } from './expression.ts';

/** A data source of the document, as the phone asks it. */
export function compileSource(source: SourceValue, { api, route, scope }: Compilation): CompiledSource {
  const found = findOperation(api, 'get', source.get);
  const query = Object.entries(source.query ?? {}).map(([name, one]) => [
    name,
    compileExpression(one, scope),
  ]);
  return {
    get: source.get.replaceAll('{id}', encodeURIComponent(route)),
    ...(source.query ? { query: Object.fromEntries(query) as CompiledSource['query'] & {} } : {}),
    ...(source.every ? { every: milliseconds(source.every) } : {}),
    ...(source.while ? { while: compileExpression(source.while, scope) } : {}),
    ...(source.when ? { when: compileExpression(source.when, scope) } : {}),
    ...(source.paging ? { size: source.paging.size } : {}),
    ...(found?.public ? { public: true } : {}),
  };
}
