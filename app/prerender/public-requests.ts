import type { ExpressionAst } from '../../engine/expression/ast.ts';
import { evaluate } from '../../engine/expression/evaluate.ts';
import { scopeOf } from '../../engine/page/scope.ts';
import type { Opened } from './open-page.ts';

/** The requests whose public answers a page can be drawn with: source name to path and query. */
export function publicRequestsOf({ model, page }: Pick<Opened, 'model' | 'page'>): Record<string, string> {
  const requests: Record<string, string> = {};
  // What waits for a tap is no part of what is drawn.
  const isAskedLater = (when: ExpressionAst | undefined): boolean => {
    if (when === undefined) return false;
    const result = evaluate(when, scopeOf(page, when, page.store.get));
    return result.state === 'value' && result.value === false;
  };
  for (const [name, source] of Object.entries(model.data)) {
    if (!source.public) continue;
    if (isAskedLater(source.when)) continue;
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
