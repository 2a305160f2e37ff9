import type { ActivityDocument } from '../../engine/document/document.ts';
import {
  DocumentFacts,
  type FactRoot,
  factRoots,
  namesFact,
  sharedScope,
} from '../../engine/document/facts.ts';
import type { Schema } from '../../engine/document/schema-set.ts';
import type { ExpressionSchema, ExpressionScope } from '../../engine/expression/compile.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { type CompiledTemplate, compileTemplate, partsOfText } from '../../engine/expression/template.ts';
import { isObject } from '../text/pointer.ts';
import { type CheckedFile, remember } from './file.ts';

/** What the texts of a document may name of the document itself. */
export interface CheckedFacts {
  scope: ExpressionScope;
  /** Whether a text speaks of facts. */
  named(text: string): boolean;
  /** A text whose expressions speak of facts, or of what `live` holds, each in braces of its own. */
  compile(text: string, live: ExpressionScope): CompiledTemplate;
}

/** What was compiled in a scope: most versions of a document have the same texts. */
const compiled = new WeakMap<ExpressionScope, Map<string, CompiledTemplate>>();

function templatesIn(scope: ExpressionScope): Map<string, CompiledTemplate> {
  const templates = compiled.get(scope) ?? new Map<string, CompiledTemplate>();
  compiled.set(scope, templates);
  return templates;
}

/** Of what is broken or lost, which is told there, nothing is known: it may be named as one likes. */
function isOpen(file: CheckedFile, { of, list }: FactRoot): boolean {
  const { document, taint } = file;
  if (of === 'schedule')
    return taint.touches('/schedule') || (!('schedule' in document) && 'campaign' in document);
  if (!isObject(document.campaign) || taint.covers('/campaign')) return true;
  const known = list === undefined ? undefined : file.lists.get(list);
  return known ? known.open || known.names.size === 0 : taint.touches('/campaign');
}

/** The facts with whatever is broken among them as anything. */
function withOpen(file: CheckedFile, facts: ExpressionScope): ExpressionScope {
  const roots = factRoots(file.context.schemas).flatMap((root): [string, ExpressionSchema][] => {
    if (isOpen(file, root)) return [[root.name, {}]];
    const { properties } = (facts[root.name] ?? {}) as Schema;
    const broken = [...(file.lists.get(root.list ?? '')?.names ?? [])].filter(([, at]) =>
      file.taint.touches(at.replace(/\/id$/, '')),
    );
    if (!properties || broken.length === 0) return [];
    const open = Object.fromEntries(broken.map(([id]) => [id, {}]));
    return [[root.name, { ...facts[root.name], properties: { ...properties, ...open } }]];
  });
  return roots.length === 0 ? facts : sharedScope({ ...facts, ...Object.fromEntries(roots) });
}

/** The list of the campaign whose ids stand behind a root of facts. */
export const listOfFact = (file: CheckedFile, root: string): string | undefined =>
  remember(
    file,
    'lists of facts',
    () => new Map(factRoots(file.context.schemas).map(({ name, list }) => [name, list])),
  ).get(root);

/** The root of facts that a name most likely means: the list that it names in the campaign, or a typo. */
export function meantRoot(file: CheckedFile, name: string): string | undefined {
  const own = factRoots(file.context.schemas).filter((root) => Object.hasOwn(factsOf(file).scope, root.name));
  return (
    own.find(({ list }) => list === name)?.name ??
    nearestName(
      name,
      own.map((root) => root.name),
    )
  );
}

export const factsOf = (file: CheckedFile): CheckedFacts =>
  remember(file, 'facts', () => {
    const { schedule, campaign } = file.document;
    const document = {
      ...(isObject(schedule) ? { schedule } : {}),
      ...(isObject(campaign) ? { campaign } : {}),
    } as unknown as ActivityDocument;
    const facts = new DocumentFacts(document, file.context.schemas);
    const scope = withOpen(file, facts.scope);
    const templates = templatesIn(scope);
    const isFact = (source: string): boolean => namesFact(source, scope);
    const named = (text: string): boolean =>
      partsOfText(text).some(({ expression }) => expression !== undefined && isFact(expression));
    return {
      scope,
      named,
      compile: (text, live) => {
        const isPure = partsOfText(text).every(
          ({ expression }) => expression === undefined || isFact(expression),
        );
        if (!isPure)
          return apart(
            compileTemplate(text, (source) => (isFact(source) ? scope : live)),
            live,
          );
        const before = templates.get(text);
        if (before) return before;
        const made = apart(compileTemplate(text, scope), live);
        if (templates.size > 5_000) templates.clear();
        templates.set(text, made);
        return made;
      },
    };
  });

/** What is live, named beside a fact in the same braces, is told as what it is. */
function apart(compiled: CompiledTemplate, live: ExpressionScope): CompiledTemplate {
  if (compiled.ok || compiled.error.rule !== 'unknown-name' || !Object.hasOwn(live, compiled.error.got))
    return compiled;
  const { nearest: _, ...error } = compiled.error;
  const tip = 'the build puts facts in: what is live stands in braces of its own';
  return {
    ok: false,
    error: { ...error, message: `"${error.got}" is live, and no fact of the document`, tip },
  };
}
