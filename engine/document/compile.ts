import type { ExpressionAst } from '../expression/ast.ts';
import { compileExpression } from '../expression/compile.ts';
import { evaluate } from '../expression/evaluate.ts';
import { compileTemplate } from '../expression/template.ts';
import { keepTogether } from '../i18n/keep-together.ts';
import type { Language } from '../i18n/language.ts';
import { defaultLanguage, languages } from '../i18n/language.ts';
import type { OpenApi } from './api.ts';
import { findOperation } from './api.ts';
import { campaignLists } from './campaign-lists.ts';
import { milliseconds, offsetMinutes } from './dates.ts';
import type { ActivityDocument, NodeValue, SourceValue, TextValue } from './document.ts';
import { linkOf } from './link-of.ts';
import { compileMarkdown } from './markdown.ts';
import type {
  CompiledNode,
  CompiledProps,
  CompiledSource,
  CompiledStep,
  CompiledValue,
  PageModel,
} from './page-model.ts';
import type { Phase } from './phase.ts';
import { addressOf } from './route.ts';
import type { Located, Schema, SchemaSet } from './schema-set.ts';
import { nodeSchemaPath } from './schema-set.ts';
import type { ScopeSchemas } from './scope.ts';
import { documentScope } from './scope.ts';
import { branchFor } from './walk.ts';

/** What the build knows beside the document. */
export interface CompileContext {
  set: SchemaSet;
  api: OpenApi;
  /** The address of a picture below activities/. */
  asset: (path: string) => string;
  /** The address of a route of this product, `#` and `https:` left alone. */
  href: (link: string) => string;
  /** A module's data file, parsed, and the addresses of the pictures in one of its folders; paths below modules/. */
  modules?: { data: (path: string) => unknown; art: (folder: string) => Record<string, string> };
  /**
   * A widget that nobody knows becomes a live node with what the document says, which fails by itself on the page,
   * instead of a CompileError for all of it. For documents that come at run time.
   */
  lenient?: boolean;
}

const phases: readonly Phase[] = ['preview', 'live', 'settling', 'ended'];

/** Something in a document that `npm run check` would have refused. */
export class CompileError extends Error {}

/** What a user reads, in one language: the page's, else cn, else the first there is (architecture, "Text"). */
export function pickText(text: TextValue, lang: Language): string {
  if (typeof text === 'string') return keepTogether(text);
  return keepTogether(text[lang] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? '');
}

/** Data of a module with each text in one language; a text is an object whose keys are languages. */
function pickTexts(value: unknown, lang: Language): CompiledValue {
  if (Array.isArray(value)) return value.map((one) => pickTexts(one, lang));
  if (typeof value !== 'object' || value === null) return value as CompiledValue;
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  if (entries.length > 0 && entries.every(([key]) => languages.includes(key as Language)))
    return pickText(value as TextValue, lang);
  return Object.fromEntries(entries.map(([key, one]) => [key, pickTexts(one, lang)]));
}

/**
 * A checked document to the page in one language: texts picked, expressions compiled, assets resolved, private keys
 * gone, every node told whether it needs script. A pure function of its arguments.
 * @param route the document's path without `.json`, for example `starlight_hall/entrance`
 */
export function compilePage(
  document: ActivityDocument,
  route: string,
  lang: Language,
  context: CompileContext,
): PageModel {
  const compiler = new Compiler(document, route, lang, context);
  return compiler.page();
}

class Compiler {
  readonly #document: ActivityDocument;
  readonly #route: string;
  readonly #lang: Language;
  readonly #context: CompileContext;
  readonly #scope: ScopeSchemas;
  readonly #params: Readonly<Record<string, string>>;

  constructor(document: ActivityDocument, route: string, lang: Language, context: CompileContext) {
    this.#document = document;
    this.#route = route;
    this.#lang = lang;
    this.#context = context;
    this.#scope = documentScope(document, route, context.set, context.api);
    this.#params = Object.fromEntries(
      Object.entries(document.params ?? {}).flatMap(([name, [value]]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
  }

  page(): PageModel {
    const { schedule, access, share, data, state, popups, body, tracking } = this.#document;
    const text = (value: TextValue): string => pickText(value, this.#lang);
    const map = <From, To>(all: Record<string, From> | undefined, to: (one: From, name: string) => To) =>
      Object.fromEntries(Object.entries(all ?? {}).map(([name, one]) => [name, to(one, name)]));
    return {
      id: this.#route,
      route: addressOf(this.#route),
      lang: this.#lang,
      ...(this.#document.params ? { params: this.#params } : {}),
      title: text(this.#document.title),
      ...(schedule
        ? {
            schedule: {
              ...(schedule.preview ? { preview: Date.parse(schedule.preview) } : {}),
              start: Date.parse(schedule.start),
              end: Date.parse(schedule.end),
              ...(schedule.settle ? { settle: Date.parse(schedule.settle) } : {}),
              offset: offsetMinutes(schedule.start),
            },
          }
        : {}),
      access: { token: access?.token ?? 'optional', where: access?.where ?? 'anywhere' },
      ...(this.#document.keepAlive ? { keepAlive: true as const } : {}),
      tracking: tracking?.name ?? this.#route.replaceAll(/[^A-Za-z0-9]+/g, '_'),
      ...(share
        ? {
            share: {
              title: text(share.title),
              content: text(share.content),
              ...(share.topic ? { topic: text(share.topic) } : {}),
              ...(share.image ? { image: this.#context.asset(share.image) } : {}),
              ...(share.to ? { to: this.#context.href(share.to) } : {}),
            },
          }
        : {}),
      data: map(data, (source) => this.#source(source)),
      state: map(state, (key) => this.#expression(key.initial, this.#scope)),
      popups: map(popups, (popup, name) => ({
        title: text(popup.title),
        ...(popup.beforeClose
          ? {
              beforeClose: {
                title: text(popup.beforeClose.title),
                text: text(popup.beforeClose.text ?? ''),
                yes: text(popup.beforeClose.yes ?? ''),
                no: text(popup.beforeClose.no ?? ''),
              },
            }
          : {}),
        body: popup.body.map((node, i) => this.#node(node, `popup-${name}-${i}`, this.#scope)),
      })),
      body: body.map((node, i) => this.#node(node, `b${i}`, this.#scope)),
    };
  }

  #source(source: SourceValue): CompiledSource {
    const found = findOperation(this.#context.api, 'get', source.get);
    const expressions = Object.entries(source.query ?? {}).map(([k, v]) => [
      k,
      this.#expression(v, this.#scope),
    ]);
    return {
      get: source.get.replaceAll('{id}', encodeURIComponent(this.#route)),
      ...(source.query ? { query: Object.fromEntries(expressions) as Record<string, ExpressionAst> } : {}),
      ...(source.every ? { every: milliseconds(source.every) } : {}),
      ...(source.while ? { while: this.#expression(source.while, this.#scope) } : {}),
      ...(source.when ? { when: this.#expression(source.when, this.#scope) } : {}),
      ...(source.paging ? { size: source.paging.size } : {}),
      ...(found?.operation['x-public'] ? { public: true } : {}),
    };
  }

  #node(node: NodeValue, key: string, scope: ScopeSchemas): CompiledNode {
    const file = nodeSchemaPath(node.widget);
    const schema = this.#context.set.get(file);
    if (!schema) {
      if (this.#context.lenient) return unknownNode(node, key);
      throw new CompileError(`${key}: no widget named ${JSON.stringify(node.widget)}`);
    }
    if (node.requires !== undefined) return this.#either(node, key, scope);
    const { widget, id, visible, track, from, fallback: _, ...rest } = node;
    const props: CompiledProps = {};
    for (const [name, value] of Object.entries(rest)) {
      const property = schema.properties?.[name];
      const compiled = property && this.#value(value, { schema: property, file }, scope, `${key}.${name}`);
      if (compiled !== undefined) props[name] = compiled;
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (property.default !== undefined && !(name in props)) props[name] = property.default as CompiledValue;
    }
    for (const [name, built] of Object.entries(schema['x-built'] ?? {})) props[name] = this.#built(built);
    const shown = typeof visible === 'string' ? this.#visible(visible, scope) : {};
    const live = schema['x-live'] === true || from !== undefined || 'when' in shown || needsScript(props);
    return {
      widget,
      key,
      props,
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof from === 'string' ? { from } : {}),
      ...shown,
      ...(track ? { track: trackOf(track as TrackValue) } : {}),
      ...(live ? { live: true } : {}),
    };
  }

  /** What a screen of a module gets from the build: data in the page's language alone, addresses of pictures. */
  #built(property: Schema): CompiledValue {
    const { modules } = this.#context;
    const { 'x-data': data, 'x-art': art } = property;
    if (!modules) throw new CompileError('this build knows no modules');
    return data === undefined ? modules.art(art ?? '') : pickTexts(modules.data(data), this.#lang);
  }

  /**
   * A node that requires a method of the app, and what stands in for it: both are on the page, and the app around it
   * decides which is seen. So neither script nor a second drawing is needed where both are static.
   */
  #either(node: NodeValue, key: string, scope: ScopeSchemas): CompiledNode {
    const { requires, fallback, visible, id, ...rest } = node;
    const within = (nodes: readonly NodeValue[], name: string): CompiledValue => ({
      $n: nodes.map((one, i) => this.#node(one, `${key}.${name}.${i}`, scope)),
    });
    const shown = typeof visible === 'string' ? this.#visible(visible, scope) : {};
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

  /** What asks for phase and parameters alone is decided at build: CSS shows and hides it, without script. */
  #visible(source: string, scope: ScopeSchemas): Pick<CompiledNode, 'phases' | 'when'> {
    const compiled = compileExpression(source, scope);
    if (!compiled.ok) throw new CompileError(`visible: ${compiled.error.message}`);
    const params = this.#document.params && this.#params;
    const fixed = compiled.reads.every(([name]) => name === 'phase' || (name === 'params' && params));
    if (!fixed || compiled.reads.length === 0) return { when: compiled.ast };
    return {
      phases: phases.filter((phase) => {
        const result = evaluate(compiled.ast, { phase, params: params ?? {} });
        return result.state === 'value' && result.value === true;
      }),
    };
  }

  #expression(source: string, scope: ScopeSchemas): ExpressionAst {
    const compiled = compileExpression(source, scope);
    if (!compiled.ok) throw new CompileError(`${JSON.stringify(source)}: ${compiled.error.message}`);
    return compiled.ast;
  }

  #value(value: unknown, at: Located, outer: ScopeSchemas, key: string): CompiledValue | undefined {
    const here = branchFor(this.#context.set, at, value);
    if (!here) throw new CompileError(`${key}: ${JSON.stringify(value)} is not allowed here`);
    const { schema, file } = here;
    if (schema['x-private']) return undefined;
    const item = schema['x-item'] as Schema | undefined;
    const scope = item ? { ...outer, item } : outer;
    if (schema['x-embed'] && typeof value === 'string')
      return this.#embed(schema['x-ref'] ?? '', value, scope, key);
    switch (schema['x-kind']) {
      case 'text': {
        const template = compileTemplate(pickText(value as TextValue, this.#lang), scope);
        if (!template.ok) throw new CompileError(`${key}: ${template.error.message}`);
        return typeof template.template === 'string'
          ? template.template
          : { $t: [...template.template.parts] };
      }
      case 'markdown':
        return { $m: compileMarkdown(pickText(value as TextValue, this.#lang), this.#context.href) };
      case 'asset':
        return this.#context.asset(value as string);
      case 'expression':
        return { $e: this.#expression(value as string, scope) };
      case 'link':
        return this.#context.href(value as string);
      case 'api-path':
        return (value as string).replaceAll('{id}', encodeURIComponent(this.#route));
      case 'nodes':
        return { $n: (value as NodeValue[]).map((node, i) => this.#node(node, `${key}.${i}`, scope)) };
      case 'actions':
        return {
          $a: (value as unknown[]).map(
            (step, i) =>
              this.#value(
                step,
                { schema: { $ref: 'step.schema.json' }, file: 'common/x' },
                scope,
                `${key}.${i}`,
              ) as {
                do: string;
              },
          ),
        };
    }
    if (Array.isArray(value)) {
      const { items } = schema;
      return value.flatMap((one, i) => {
        const compiled = items ? this.#value(one, { schema: items, file }, scope, `${key}.${i}`) : one;
        return compiled === undefined ? [] : [compiled as CompiledValue];
      });
    }
    if (typeof value !== 'object' || value === null) return value as CompiledValue;
    const result: { [name: string]: CompiledValue } = {};
    for (const [name, one] of Object.entries(value)) {
      const property = schema.properties?.[name] ?? schema.additionalProperties;
      if (typeof property !== 'object') continue;
      const compiled = this.#value(one, { schema: property, file }, scope, `${key}.${name}`);
      if (compiled !== undefined) result[name] = compiled;
    }
    return result;
  }

  /** The thing of the campaign block that an id names, without its private keys. */
  #embed(list: string, id: string, scope: ScopeSchemas, key: string): CompiledValue {
    const place = campaignLists(this.#context.set).find(({ name }) => name === list);
    let value: unknown = this.#document.campaign;
    for (const part of place?.path ?? []) value = (value as Record<string, unknown> | undefined)?.[part];
    const found = (value as { id: string }[] | undefined)?.find((one) => one.id === id);
    if (!found || !place) throw new CompileError(`${key}: no ${list} named ${JSON.stringify(id)}`);
    return this.#value(found, place.entry, scope, key) ?? null;
  }
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

/** Whether compiled props hold what only script can do; child nodes answer for themselves. */
function needsScript(value: CompiledValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(needsScript);
  if ('$t' in value || '$e' in value) return true;
  if ('$a' in value) return linkOf(value.$a as CompiledStep[]) === undefined;
  if ('$n' in value || '$m' in value) return false;
  return Object.values(value).some(needsScript);
}
