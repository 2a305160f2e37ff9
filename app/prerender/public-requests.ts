import { evaluate } from '../../engine/expression/evaluate.ts';
import { scopeOf } from '../../engine/page/scope.ts';
import type { Opened } from './open-page.ts';

/** The requests whose public answers a page can be drawn with: source name to path and query. */
export function publicRequestsOf({ model, page }: Pick<Opened, 'model' | 'page'>): Record<string, string> {
  const requests: Record<string, string> = {};
  for (const [name, source] of Object.entries(model.data)) {
    if (!source.public) continue;
    const query = new URLSearchParams();
    for (const [key, ast] of Object.entries(source.query ?? {})) {
      const result = evaluate(ast, scopeOf(page, ast, page.store.get));
      if (result.state === 'value') query.set(key, String(result.value));
    }
    if (source.size) query.set('size', String(source.size));
    const text = query.toString();
    requests[name] = text ? `${source.get}?${text}` : source.get;
  }
  return requests;
}
