import type { Atom } from 'jotai/vanilla';
import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { CompiledNode, CompiledProps, CompiledValue } from '../document/page-model.ts';
import type { ExpressionAst } from '../expression/ast.ts';
import { evaluate, PENDING } from '../expression/evaluate.ts';
import { renderTemplate } from '../expression/render-template.ts';
import { amountFields, formatAmount, formatScore } from '../i18n/number.ts';
import type { Page } from './page.ts';
import { type ActionScope, scopeOf } from './scope.ts';

export type Get = <Value>(atom: Atom<Value>) => Value;

/** Shown where a value has not arrived yet: as wide as a digit, so that little moves when it does. */
const WAITING = '…';

/** A text with its live values; empty where one of them fails, as nothing fails open. */
export function resolveText(
  page: Page,
  parts: readonly ExpressionAst[],
  get: Get,
  own?: ActionScope,
): string {
  const scope = scopeOf(page, ['[]', ...parts], get, own);
  const text = renderTemplate({ parts }, scope, (value, field) =>
    amountFields.includes(field) ? formatAmount(value, page.model.lang) : formatScore(value),
  );
  return text === PENDING ? WAITING : (text ?? '');
}

/** The value of an expression; undefined while it waits or where it fails. */
export function resolveExpression(page: Page, ast: ExpressionAst, get: Get, own?: ActionScope): unknown {
  const result = evaluate(ast, scopeOf(page, ast, get, own));
  return result.state === 'value' ? result.value : undefined;
}

/** Compiled props to what the widget gets: texts filled in, actions ready to run, child nodes as React nodes. */
export function resolveProps(
  page: Page,
  props: CompiledProps,
  get: Get,
  nodes: (nodes: readonly CompiledNode[]) => ReactNode,
  key = '',
): Record<string, unknown> {
  const resolve = (value: CompiledValue, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one, i) => resolve(one, `${path}.${i}`));
    if ('$t' in value) return resolveText(page, value.$t as ExpressionAst[], get);
    if ('$e' in value) return resolveExpression(page, value.$e as ExpressionAst, get);
    if ('$a' in value) return { steps: value.$a, place: `${key}/${path}` };
    if ('$n' in value) return nodes(value.$n as CompiledNode[]);
    if ('$m' in value) return value.$m;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        resolve(one, path === '' ? name : `${path}.${name}`),
      ]),
    );
  };
  return resolve(props, '') as Record<string, unknown>;
}

const caches = new WeakMap<Page, Map<string, Atom<Record<string, unknown>>>>();

/** The props of a node as an atom: asked again only when something that they read changes. */
export function propsAtom(
  page: Page,
  node: CompiledNode,
  nodes: (nodes: readonly CompiledNode[]) => ReactNode,
): Atom<Record<string, unknown>> {
  const cache = caches.get(page) ?? new Map<string, Atom<Record<string, unknown>>>();
  caches.set(page, cache);
  const found = cache.get(node.key) ?? atom((get) => resolveProps(page, node.props, get, nodes, node.key));
  cache.set(node.key, found);
  return found;
}
