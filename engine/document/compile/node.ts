import { milliseconds } from '../anywhere/dates.ts';
import type { NodeValue } from '../document.ts';
import type { CompiledNode, CompiledProps, CompiledValue } from '../page-model.ts';
import { receiptOf, stepsTo } from '../receipts.ts';
import { nodeSchemaPath, type Schema } from '../schema-set.ts';
import type { ScopeSchemas } from '../scope.ts';
import { type Compilation, CompileError } from './context.ts';
import { compileVisible } from './expression.ts';
import { namedPart } from './named-part.ts';
import { needsScript } from './needs-script.ts';
import { pickTexts } from './pick-text.ts';
import { compileValue, putDefaults } from './value.ts';

/**
 * A node of the document: its props by its widget's schema, and whether it needs script.
 *
 * @throws CompileError
 */
export function compileNode(
  node: NodeValue,
  key: string,
  scope: ScopeSchemas,
  to: Compilation,
): CompiledNode {
  const file = nodeSchemaPath(node.widget);
  const schema = to.set.get(file);
  if (!schema) {
    if (to.lenient) return unknownNode(node, key);
    throw new CompileError(`${key}: no widget named ${JSON.stringify(node.widget)}`);
  }
  if (node.requires !== undefined) return either(node, key, scope, to);
  const { widget, id, visible, track, from, fallback: _, ...rest } = node;
  const props: CompiledProps = {};
  for (const [name, value] of Object.entries(rest)) {
    const property = schema.properties?.[name];
    const compiled = property && compileValue(value, { schema: property, file }, scope, `${key}.${name}`, to);
    if (compiled !== undefined) props[name] = compiled;
  }
  putDefaults(props, schema);
  for (const [name, property] of Object.entries(schema['x-built'] ?? {})) {
    const popup = receiptOf(node, schema);
    // What the rest of the page decides is told once that is known (`start-in-sight.ts`).
    if (property['x-start'] !== undefined) continue;
    if (property['x-receipt'] === undefined) {
      if (property['x-lettering'] === undefined) props[name] = built(property, to);
    } else if (Object.hasOwn(to.document.popups ?? {}, popup))
      props[name] =
        compileValue(stepsTo(popup), { schema: property, file }, scope, `${key}.${name}`, to) ?? null;
  }
  const shown = typeof visible === 'string' ? compileVisible(visible, scope, to) : {};
  const live = schema['x-live'] === true || from !== undefined || 'when' in shown || needsScript(props);
  return {
    widget,
    key,
    // What script draws would have its outlines twice: in the markup, and in what React takes it over with.
    props: live ? props : { ...props, ...drawnTexts(schema, props, to) },
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...shown,
    ...(track ? { track: trackOf(track as TrackValue) } : {}),
    ...(schema['x-outlet'] ? { outlet: true } : {}),
    ...(live ? { live: true } : {}),
  };
}

/** The texts of a node that the build draws. */
function drawnTexts(
  schema: Schema,
  props: CompiledProps,
  { lettering, lang, document }: Compilation,
): CompiledProps {
  const drawn: CompiledProps = {};
  for (const [name, { 'x-lettering': of }] of Object.entries(schema['x-built'] ?? {})) {
    const text = of === undefined ? undefined : props[of];
    const made =
      typeof text === 'string'
        ? lettering?.(text, lang, document.theme.preset, props.size === 'low' ? 'low' : 'tall')
        : undefined;
    if (made) drawn[name] = made;
  }
  return drawn;
}

/** What a screen of a module gets from the build: the data that its schema names, in the page's language alone; addresses of pictures. */
function built(property: Schema, { modules, lang }: Compilation): CompiledValue {
  const { 'x-data': data, 'x-art': art } = property;
  if (!modules) throw new CompileError('this build knows no modules');
  if (data === undefined) return modules.art(art ?? '');
  return pickTexts(namedPart(modules.data(data), property), lang);
}

/**
 * A node that requires a method of the app, and what stands in for it: both are on the page, and the app around it
 * decides which is seen. So neither script nor a second drawing is needed where both are static.
 */
function either(node: NodeValue, key: string, scope: ScopeSchemas, to: Compilation): CompiledNode {
  const { requires, fallback, visible, id, ...rest } = node;
  const within = (nodes: readonly NodeValue[], name: string): CompiledValue => ({
    $n: nodes.map((one, i) => compileNode(one, `${key}.${name}.${i}`, scope, to)),
  });
  const shown = typeof visible === 'string' ? compileVisible(visible, scope, to) : {};
  return {
    widget: 'either',
    key,
    requires: String(requires),
    props: { app: within([rest], 'app'), else: within((fallback ?? []) as NodeValue[], 'else') },
    ...(typeof id === 'string' ? { id } : {}),
    ...shown,
    ...('when' in shown ? { live: true as const } : {}),
  };
}

function unknownNode(
  { widget, id, visible: _, track: __, from: ___, ...rest }: NodeValue,
  key: string,
): CompiledNode {
  return { widget, key, ...(typeof id === 'string' ? { id } : {}), props: rest as CompiledProps, live: true };
}

interface TrackValue {
  event: string;
  share?: number;
  after?: string;
}

const trackOf = ({ event, share = 0.5, after }: TrackValue): NonNullable<CompiledNode['track']> => ({
  event,
  share,
  after: after ? milliseconds(after) : 0,
});
