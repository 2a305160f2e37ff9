import { compileTemplate } from '../../expression/template.ts';
import { keepTogether } from '../../i18n/keep-together.ts';
import { campaignLists } from '../campaign-lists.ts';
import type { NodeValue, TextValue } from '../document.ts';
import { compileMarkdown } from '../markdown.ts';
import type { CompiledProps, CompiledStep, CompiledValue } from '../page-model.ts';
import { rewardPieces, rewardsInWords } from '../rewards-in-words.ts';
import type { Located, Schema } from '../schema-set.ts';
import { afterCall, answerOfStep, operationOfStep, type ScopeSchemas, scopeWith } from '../scope.ts';
import { branchFor } from '../walk.ts';
import { type Compilation, CompileError } from './context.ts';
import { compileExpression } from './expression.ts';
import { compilePart } from './part.ts';

const STEP: Located = { schema: { $ref: 'step.schema.json' }, file: 'common/x' };

/**
 * A value of the document by its schema.
 *
 * @param key says in errors where it stands
 * @returns undefined where it is private
 * @throws CompileError
 */
export function compileValue(
  value: unknown,
  at: Located,
  outer: ScopeSchemas,
  key: string,
  to: Compilation,
): CompiledValue | undefined {
  const here = branchFor(to.set, at, value);
  if (!here) throw new CompileError(`${key}: ${JSON.stringify(value)} is not allowed here`);
  const { schema, file } = here;
  if (schema['x-private']) return undefined;
  const item = schema['x-item'] as Schema | undefined;
  const scope = item ? scopeWith(outer, 'item', item) : outer;
  if (schema['x-embed'] && typeof value === 'string')
    return embed(schema['x-ref'] ?? '', value, scope, key, schema['x-pieces'] ? { ...to, pieces: true } : to);
  if (schema['x-part'] && typeof value === 'string') return compilePart(value, scope, key, to);
  switch (schema['x-kind']) {
    case 'text':
      return compileText(value as TextValue, scope, key, to);
    case 'markdown':
      return { $m: compileMarkdown(to.text(value as TextValue, true), to.href) };
    case 'asset':
      return to.asset(value as string);
    case 'expression':
      return { $e: compileExpression(value as string, scope) };
    case 'media':
      return to.media(value as string);
    case 'link':
      return to.href(value as string);
    case 'api-path':
      return (value as string).replaceAll('{id}', encodeURIComponent(to.route));
    case 'nodes':
      return { $n: (value as NodeValue[]).map((node, i) => to.node(node, `${key}.${i}`, scope)) };
    case 'actions':
      return { $a: (value as NodeValue[]).map((step, i) => compileStep(step, scope, `${key}.${i}`, to)) };
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items && schema['x-words']) return compileRewards(value, { schema: items, file }, to);
    return value.flatMap((one, i) => {
      const compiled = items ? compileValue(one, { schema: items, file }, scope, `${key}.${i}`, to) : one;
      return compiled === undefined ? [] : [compiled as CompiledValue];
    });
  }
  if (typeof value !== 'object' || value === null) return value as CompiledValue;
  const result: { [name: string]: CompiledValue } = {};
  for (const [name, one] of Object.entries(value)) {
    const property = schema.properties?.[name] ?? schema.additionalProperties;
    if (typeof property !== 'object') continue;
    const inside = property['x-answered'] ? afterCall(scope, answerOfStep(to.api, value), to.set) : scope;
    const compiled = compileValue(one, { schema: property, file }, inside, `${key}.${name}`, to);
    if (compiled !== undefined) result[name] = compiled;
  }
  putDefaults(result, schema);
  return result;
}

function compileStep(step: object, scope: ScopeSchemas, key: string, to: Compilation): CompiledStep {
  const compiled = compileValue(step, STEP, scope, key, to) as CompiledStep;
  // Of its call the phone knows the path alone: whether tomorrow's tap means another thing is told here.
  return operationOfStep(to.api, step)?.daily ? { ...compiled, daily: true } : compiled;
}

/** What the document left out has the schema's default: widgets and screens state none of their own. */
export function putDefaults(props: CompiledProps, { properties }: Schema): void {
  for (const [name, property] of Object.entries(properties ?? {})) {
    if (property.default !== undefined && !property['x-private'] && !(name in props))
      props[name] = property.default as CompiledValue;
  }
}

function compileText(text: TextValue, scope: ScopeSchemas, key: string, to: Compilation): CompiledValue {
  const compiled = compileTemplate(to.text(text), scope);
  if (!compiled.ok) throw new CompileError(`${key}: ${compiled.error.message}`);
  const { template } = compiled;
  return typeof template === 'string' ? template : { $t: [...template.parts] };
}

/** A list of rewards in words, or one by one with their pictures where the widget asked for pieces. */
function compileRewards(value: readonly unknown[], items: Located, to: Compilation): CompiledValue {
  const words = { ...to, campaign: to.document.campaign };
  if (!to.pieces) return keepTogether(rewardsInWords(value, items, words));
  return rewardPieces(value, items, words).map(({ name, much, counted, icon }) => ({
    name: keepTogether(name),
    ...(much === undefined ? {} : { much }),
    // What is said as the number before the name is put together on the phone.
    ...(counted === undefined || counted === `${much}\u00a0${name}` ? {} : { said: keepTogether(counted) }),
    ...(icon === undefined ? {} : { icon: to.asset(icon) }),
  }));
}

/** The thing of the campaign block that an id names, without its private keys. */
function embed(list: string, id: string, scope: ScopeSchemas, key: string, to: Compilation): CompiledValue {
  const place = campaignLists(to.set).find(({ name }) => name === list);
  const all = place?.path.reduce<unknown>(
    (held, part) => (held as Record<string, unknown> | undefined)?.[part],
    to.document.campaign,
  );
  const found = (all as { id: string }[] | undefined)?.find((one) => one.id === id);
  if (!found || !place) throw new CompileError(`${key}: no ${list} named ${JSON.stringify(id)}`);
  return compileValue(found, place.entry, scope, key, to) ?? null;
}
