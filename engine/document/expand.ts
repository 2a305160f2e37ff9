import { evaluate } from '../expression/evaluate.ts';
import { compileTemplate } from '../expression/template.ts';
import { addressesOf } from './addresses.ts';
import { parametersOf } from './anywhere/match-route.ts';
import type { ActivityDocument } from './document.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { walk } from './walk.ts';

/** A document with the route under which it is shown. */
interface Routed {
  route: string;
  document: ActivityDocument;
}

/**
 * A document whose parameters have values, as one document for each address: a campaign of its own each (decision
 * 0042). Texts that show nothing but parameters are filled; `params` of each holds the one value that it has there, or
 * none where the address lacks an optional one. A document without `params` is given back as it is.
 */
export function expandDocument({ route, document }: Routed, set: () => SchemaSet): Routed[] {
  const values = document.params;
  if (!values || document.redirect !== undefined) return [{ route, document }];
  const names = parametersOf(route).filter(({ name }) => Object.hasOwn(values, name));
  return addressesOf(route, values).map((address) => {
    const own = structuredClone(document);
    own.params = Object.fromEntries(
      names.map(({ name }) => [name, [address.params[name]].filter((value) => value !== undefined)]),
    );
    fillTexts(own, address.params, set());
    return { route: address.route || 'index', document: own };
  });
}

/** Puts the parameters into every text that shows them and nothing else that is live. Changes the document. */
function fillTexts(document: ActivityDocument, params: Record<string, string>, set: SchemaSet): void {
  const names = Object.keys(document.params ?? {});
  const properties = Object.fromEntries(names.map((name): [string, Schema] => [name, { type: 'string' }]));
  const required = Object.keys(params);
  const scope = { params: { type: 'object', properties, required, additionalProperties: false } };
  const fill = (holder: Record<string, unknown>, key: string): void => {
    const text = holder[key];
    if (typeof text !== 'string' || !text.includes('{{')) return;
    const compiled = compileTemplate(text, scope);
    // What reads more than parameters stays a live text.
    if (!compiled.ok || typeof compiled.template === 'string') return;
    const parts = compiled.template.parts.map((part) => evaluate(part, { params }));
    holder[key] = parts.map((part) => (part.state === 'value' ? String(part.value) : '')).join('');
  };
  const root = { schema: { $ref: '#/definitions/page' }, file: 'activity.schema.json' };
  walk(set, root, document, ({ schema, value, key, parents }) => {
    if (schema['x-kind'] !== 'text') return;
    if (typeof value === 'string') {
      fill(parents.at(-1)?.value as Record<string, unknown>, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const lang of Object.keys(value)) fill(value as Record<string, unknown>, lang);
    }
  });
}
