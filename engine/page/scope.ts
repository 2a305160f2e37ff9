import type { Atom } from 'jotai/vanilla';
import type { ExpressionAst } from '../expression/ast.ts';
import { PENDING } from '../expression/evaluate.ts';
import type { Page } from './page.ts';
import type { Heard, Refused, Sent, Shown } from './world.ts';

type Get = <Value>(atom: Atom<Value>) => Value;

/** What only the steps of an action may read. */
export interface ActionScope {
  /** What was tapped, in the actions of a list. */
  readonly item?: Readonly<Record<string, unknown>> | undefined;
  /** After a call: what it has answered; undefined where that was not as promised. */
  readonly answer?: unknown;
  /** Told what a call has answered, before anything follows from it; undefined where that was not as promised. */
  readonly heard?: Heard | undefined;
  /** Told why a call was refused, in place of a toast. */
  readonly refused?: Refused | undefined;
  /** Told when a call begins, and of one that the server has declined. */
  readonly sent?: Sent | undefined;
  /** What the call has given, where its answer alone could say. */
  readonly won?: Shown | undefined;
}

/**
 * What an expression reads, as plain values: only the roots it names are read, so that it is asked again only when one
 * of them changes. A source without an answer yet is PENDING, and so is an address that has not been read.
 */
export function scopeOf(
  page: Page,
  ast: ExpressionAst,
  get: Get,
  own: ActionScope = {},
): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  const read = (name: string, field: string | undefined): void => {
    switch (name) {
      case 'phase':
      case 'day':
      case 'inApp':
      case 'overseas':
      case 'signedIn':
        scope[name] = get<unknown>(page[name]);
        return;
      case 'lang':
        scope.lang = page.model.lang;
        return;
      case 'item':
      case 'answer':
        scope[name] = own[name];
        return;
      case 'params':
        scope.params = get(page.params) ?? PENDING;
        return;
      case 'state':
      case 'data': {
        const atoms = page[name];
        scope[name] ??= {};
        const group = scope[name] as Record<string, unknown>;
        for (const key of field === undefined ? Object.keys(atoms) : [field]) {
          const one = Object.hasOwn(atoms, key) ? atoms[key] : undefined;
          if (one === undefined) continue;
          const value = get<unknown>(one);
          group[key] = name === 'state' ? value : ((value as { data?: unknown }).data ?? PENDING);
        }
      }
    }
  };
  const visit = (part: ExpressionAst): void => {
    if (typeof part !== 'object' || part === null) return;
    const [operator, from, key] = part;
    if (operator === '$' && typeof from === 'string') read(from, undefined);
    else if (operator === '.' && Array.isArray(from) && from[0] === '$' && typeof from[1] === 'string') {
      read(from[1], typeof key === 'string' ? key : undefined);
    } else for (const inner of part.slice(1)) visit(inner as ExpressionAst);
  };
  visit(ast);
  return scope;
}
