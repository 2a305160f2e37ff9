import type { Schema } from '../engine/document/schema-set.ts';
import { walk } from '../engine/document/walk.ts';
import { nearestName } from '../engine/expression/nearest.ts';
import { checkData } from './check-data.ts';
import type { Finding, Problem, Severity } from './finding.ts';
import { judgeText } from './judge-text.ts';
import type { CheckContext } from './model/context.ts';
import { type CheckedFile, type FileParts, kindOfDocument, layOut, rootOf } from './model/file.ts';
import { isDataPath, isThemePath } from './model/file-kinds.ts';
import { mendStateTypes } from './model/state-types.ts';
import { Taint } from './model/taint.ts';
import type { DocumentRule, Rule } from './rule.ts';
import { apiArguments } from './rules/api-arguments.ts';
import { expressions } from './rules/expressions.ts';
import { rules } from './rules/index.ts';
import { stateValues } from './rules/state-values.ts';
import { validateDocument } from './shape/validate.ts';
import { mendCharacters } from './text/mend-characters.ts';
import { type Outline, parseSound, parseText } from './text/parse.ts';
import { isObject, type Json } from './text/pointer.ts';
import { toFinding } from './to-finding.ts';

/** A document that the rules can judge, or what stands in the way. */
export type Prepared = { file: CheckedFile } | { findings: Finding[] };

const documentRules = rules.filter((rule): rule is DocumentRule => rule.stage === 'document');

/** Reads a document up to the point from which rules may rely on its shape; other data is judged in full. */
export function prepare(path: string, text: string, context: CheckContext): Prepared {
  const read = readShape(path, text, context);
  return 'findings' in read ? read : { file: complete(read, context) };
}

/** A document as the rules see it, and as it was meant where the type of a state key is wrong. */
export function complete(parts: FileParts, context: CheckContext): CheckedFile {
  const file = layOut(parts, context);
  file.typeProblems = mendStateTypes(file, () => ofTypes.flatMap((rule) => [...rule.check(file)]).length);
  return file;
}

/** Reads a document and holds it to its schema. */
export function readShape(
  path: string,
  text: string,
  context: CheckContext,
): FileParts | { findings: Finding[] } {
  const place = (rule: Rule, problems: Problem[], outline?: Outline) =>
    problems.map((problem) => toFinding(path, text, outline?.tree, rule, problem));
  const misplaced = rules.flatMap((rule) => (rule.stage === 'path' ? place(rule, rule.check(path)) : []));
  if (misplaced.length > 0) return { findings: misplaced };
  if (isDataPath(path) || isThemePath(path)) return { findings: checkData(path, text, context) };
  const unreadable = judgeText(path, text);
  if (unreadable.length > 0) return { findings: unreadable };
  const parsed = parseText(text);
  const { value } = parsed;
  for (const rule of rules) {
    if (rule.stage !== 'value') continue;
    const problems = rule.check(parsed);
    if (problems.length > 0) return { findings: place(rule, problems, parsed) };
  }
  if (!isObject(value)) {
    const rule = documentRules.find((one) => one.id === 'schema') as Rule;
    const problem = {
      pointer: '',
      message: 'a document is one object',
      expected: '{ ... }',
      got: String(parsed.tree?.type),
    };
    return { findings: place(rule, [problem], parsed) };
  }
  return { path, text, outline: parsed, document: value, ...judgeShape(value, parsed, context) };
}

/** The same of a document in which `readShape` found nothing to tell or to mend. */
export function readSound(path: string, text: string): FileParts {
  const outline = parseSound(text);
  const none = { taint: new Taint(), schemaProblems: [], characterProblems: [] };
  return { path, text, outline, document: outline.value as Json, ...none };
}

/** The schema of each object of a document, as it is now. */
function shapesOf(document: Json, context: CheckContext): ReadonlyMap<string, Schema> {
  const shapes = new Map<string, Schema>();
  walk(context.schemas, rootOf(document), document, ({ value, pointer, schema }) => {
    if (isObject(value)) shapes.set(pointer, schema);
  });
  return shapes;
}

/** Rules that a wrong type of a state key would set off. */
const ofTypes = [expressions, stateValues, apiArguments];

/** A document that is neither page nor redirect would miss all keys of one of them. */
function judgeShape(document: Json, outline: Outline, context: CheckContext) {
  const characterProblems = mendCharacters(document, outline, rootOf(document), context);
  const keys = Object.keys(document);
  const isPage = ['title', 'languages', 'theme', 'body'].some((key) => keys.includes(key));
  if (isPage || Object.hasOwn(document, 'redirect')) {
    const kind = kindOfDocument(document) === '#/definitions/page' ? 'page' : 'redirect';
    const { problems, taint } = validateDocument(
      context.validators[kind],
      context.kinds,
      document,
      outline,
      context.campaign,
      () => shapesOf(document, context),
    );
    // One value, one error: what is left of it once its characters are mended.
    const told = new Set(characterProblems.map((one) => one.pointer));
    const schemaProblems = problems.filter((one) => !told.has(one.pointer));
    return { schemaProblems, characterProblems, taint };
  }
  if (keys.some((key) => nearestName(key, ['redirect']) !== undefined)) {
    const { problems, taint } = validateDocument(
      context.validators.redirect,
      context.kinds,
      document,
      outline,
    );
    return { schemaProblems: problems, characterProblems, taint };
  }
  const taint = new Taint();
  taint.add('');
  const problem: Problem = {
    pointer: '',
    message: 'the document is neither a page nor a redirect',
    expected: '`title`, `languages`, `theme` and `body`; or `redirect`',
    got: keys.map((key) => `\`${key}\``).join(', ') || 'no keys',
  };
  return { schemaProblems: [problem], characterProblems, taint };
}

/**
 * Runs every rule on a document. Warnings are about a document without errors: most of them would follow from one.
 * The order of findings is that of the text.
 */
export function judge(file: CheckedFile): Finding[] {
  const told = (severity: Severity) =>
    documentRules
      .filter((rule) => rule.severity === severity)
      .flatMap((rule) =>
        [...rule.check(file)].map((problem) =>
          toFinding(file.path, file.text, file.outline.tree, rule, problem),
        ),
      )
      .sort((a, b) => a.offset - b.offset);
  const errors = told('error');
  return errors.length > 0 ? errors : told('warning');
}

/**
 * Checks one document, or one data file of a module, as it is being written.
 * @param path below the project's root: `activities/<route>.json`, `activities/art/<theme>/palette.json`, `…/shape.json` or
 *   `modules/<module>/data/<name>.json`
 * @param context the other documents as they are; the one of the same path gives way to `text`
 */
export function checkText(path: string, text: string, context: CheckContext): Finding[] {
  const prepared = prepare(path, text, context);
  return 'file' in prepared ? judge(prepared.file) : prepared.findings;
}
