import { COUNTED, sayCount } from '../../engine/document/counted.ts';
import type { Place } from '../../engine/document/walk.ts';
import type { ExpressionAst, ExpressionNode } from '../../engine/expression/ast.ts';
import { type CompiledExpression, compileExpression } from '../../engine/expression/compile.ts';
import type { ExpressionError } from '../../engine/expression/expression-error.ts';
import { type CompiledTemplate, compileTemplate, partsOfText } from '../../engine/expression/template.ts';
import { MARK } from '../text/marks.ts';
import { child, isObject } from '../text/pointer.ts';
import { type CheckedFile, remember, stringsOf, valuesOf } from './file.ts';
import { blockOfFact, factsOf, meantRoot } from './named-facts.ts';
import { perText, type Wording, wordingOf } from './per-text.ts';
import { scopeAt } from './scope.ts';

/** One expression or text with expressions of a document, compiled in the scope of its place. */
export interface Compilation {
  place: Place;
  /** Pointer of the string: for texts, the one of a language. */
  pointer: string;
  source: string;
  kind: 'expression' | 'text';
  reads: readonly string[][];
  expression?: CompiledExpression;
  error?: ExpressionError;
}

export const compileAt = (file: CheckedFile, place: Place, source: string): CompiledExpression =>
  compileExpression(source, scopeAt(file, place));

/** Titles, shares and the campaign's texts are the same for everybody: the build fixes them. */
function isStatic(place: Place): boolean {
  for (let one: Place | undefined = place; one; one = one.parent)
    if (one.schema['x-static'] === true) return true;
  return false;
}

function fixedText(text: string): CompiledTemplate {
  const offset = Math.max(0, text.search(/\{\{|\}\}/));
  const error: ExpressionError = {
    rule: 'scope',
    message: 'this text is fixed when the page is built: it cannot show a live value',
    expected:
      'a text without {{ }}; facts of the document ({{ date(schedule.start) }}) and parameters of the address whose values `params` lists may be shown',
    got: /^\{\{.*?\}\}/s.exec(text.slice(offset, offset + 40))?.[0] ?? text.slice(offset, offset + 40),
    offset,
    length: 2,
    line: 1,
    column: 1,
  };
  return { ok: false, error };
}

/** A text whose expressions speak of the document, or of what is live, each in braces of its own. */
function compileTextAt(file: CheckedFile, place: Place, source: string): CompiledTemplate {
  const scope = scopeAt(file, place);
  const facts = factsOf(file);
  return facts.named(source) ? facts.compile(source, scope) : compileTemplate(source, scope);
}

/** A text of the campaign that may name no facts: they come from there. */
export const isOfCampaign = ({ pointer, schema }: Place): boolean =>
  pointer.startsWith('/campaign/') && !schema['x-facts'];

/** A text with a number says it, and names nothing else. */
function compileCounted(text: string): CompiledTemplate {
  const compiled = compileTemplate(text, COUNTED);
  // Two numbers that no language has a form of its own for: a text that only asks for the number is the same for both.
  const isSaid = compiled.ok && sayCount(text, 37, 'en') !== sayCount(text, 47, 'en');
  if (!compiled.ok || isSaid) return compiled;
  const error: ExpressionError = {
    rule: 'scope',
    message: 'this text does not say how many',
    expected: 'a text with {{ count }}',
    got: text.slice(0, 40),
    offset: 0,
    length: text.length,
    line: 1,
    column: 1,
  };
  return { ok: false, error };
}

/** What the build puts in: parameters of the address and, but in most texts of the campaign, whose facts they are, facts. */
function compileFixedText(file: CheckedFile, place: Place, text: string): CompiledTemplate {
  if (place.schema['x-counted']) return compileCounted(text);
  const known = Object.keys(valuesOf(file.document, file.taint));
  const facts = factsOf(file);
  const inCampaign = isOfCampaign(place);
  const scope = scopeAt(file, place);
  const compiled = inCampaign ? compileTemplate(text, scope) : facts.compile(text, scope);
  if (!compiled.ok && !inCampaign) {
    if (facts.named(text)) return compiled;
    const meant = compileTemplate(text, facts.scope);
    if (!meant.ok && (meant.error.nearest ?? meantRoot(file, meant.error.got)) !== undefined) return meant;
    // A block that the campaign lacks is a fact all the same.
    if (!meant.ok && meant.error.rule === 'unknown-name' && blockOfFact(file, meant.error.got)) return meant;
    // A brace too few, or no such function, is so wherever it stands.
    if (!meant.ok && ['syntax', 'unknown-function'].includes(meant.error.rule)) return meant;
    return known.length > 0 ? compiled : fixedText(text);
  }
  if (!compiled.ok) return fixedText(text);
  const isFixed = ([root = '', name = '']: string[]): boolean =>
    (root === 'params' && known.includes(name)) || (!inCampaign && Object.hasOwn(facts.scope, root));
  return compiled.reads.every(isFixed) ? compiled : fixedText(text);
}

/** One string of a text or of Markdown: a place has one, or one a language. */
export class TextUse {
  readonly place: Place;
  readonly text: string;
  readonly lang: string | undefined;
  readonly wording: Wording;
  #pointer: string | undefined;

  constructor(place: Place, text: string, lang?: string) {
    this.place = place;
    this.text = text;
    this.lang = lang;
    this.wording = wordingOf(text);
  }

  get pointer(): string {
    this.#pointer ??= this.lang === undefined ? this.place.pointer : child(this.place.pointer, this.lang);
    return this.#pointer;
  }
}

/** Every string that people read, by kind: several rules look at each of them. */
export function textsOf(file: Pick<CheckedFile, 'byKind' | 'memo'>, kind: 'text' | 'markdown'): TextUse[] {
  return remember(file, `texts ${kind}`, () => {
    const all: TextUse[] = [];
    for (const place of file.byKind.get(kind) ?? []) {
      const { value } = place;
      if (typeof value === 'string') all.push(new TextUse(place, value));
      if (!isObject(value)) continue;
      for (const lang of Object.keys(value)) {
        const text = value[lang];
        if (typeof text === 'string') all.push(new TextUse(place, text, lang));
      }
    }
    return all;
  });
}

/** A text with a letter in the place of each sign of its expressions: as long, and without what they say. */
export const withoutExpressions = (text: string): string =>
  text.includes('{{')
    ? partsOfText(text)
        .map((part) => (part.expression === undefined ? part.text : 'x'.repeat(part.text.length)))
        .join('')
    : text;

const hasBraces = perText((text) => text.includes('{{') || text.includes('}}'), {
  marks: MARK.brace,
  answer: false,
});

/** What is compiled at a pointer. */
export const compilationAt = (file: CheckedFile, pointer: string): Compilation | undefined =>
  remember(file, 'compilations by pointer', () => {
    const all = new Map<string, Compilation>();
    for (const one of compilationsOf(file)) if (!all.has(one.pointer)) all.set(one.pointer, one);
    return all;
  }).get(pointer);

/** What stands written at the ends of an expression's choices: `a ? 9 : day` may give 9. */
function endsOf(ast: ExpressionAst): (string | number)[] {
  if (typeof ast === 'number' || typeof ast === 'string') return [ast];
  if (!Array.isArray(ast)) return [];
  const [operator, , ...last] = ast as ExpressionNode;
  return operator === '?:' || operator === '??' ? last.flatMap(endsOf) : [];
}

/**
 * The values that an expression can give, where all of them are known before anybody looks at the page; those that are
 * written in it, whatever else it gives; and what it reads.
 */
export function literalsAt(
  file: CheckedFile,
  pointer: string,
): {
  values: readonly (string | number)[];
  written: readonly (string | number)[];
  reads: readonly string[][];
} {
  const { expression, reads = [] } = compilationAt(file, pointer) ?? {};
  if (!expression?.ok) return { values: [], written: [], reads };
  return { values: expression.type.values ?? [], written: endsOf(expression.ast), reads };
}

/** Everything of a document that is written in the expression language. */
export function compilationsOf(file: CheckedFile): Compilation[] {
  return remember(file, 'compilations', () => {
    const all: Compilation[] = [];
    for (const place of stringsOf(file.byKind.get('expression'))) {
      const expression = compileAt(file, place, place.value);
      const { pointer, value: source } = place;
      const outcome = expression.ok ? { reads: expression.reads } : { reads: [], error: expression.error };
      all.push({ place, pointer, source, kind: 'expression', expression, ...outcome });
    }
    for (const use of textsOf(file, 'text')) {
      const { place, text } = use;
      if (!hasBraces(use) && !place.schema['x-counted']) continue;
      const { pointer } = use;
      if (file.taint.covers(pointer)) continue;
      const template = isStatic(place)
        ? compileFixedText(file, place, text)
        : compileTextAt(file, place, text);
      const outcome = template.ok ? { reads: template.reads } : { reads: [], error: template.error };
      all.push({ place, pointer, source: text, kind: 'text', ...outcome });
    }
    for (const use of textsOf(file, 'markdown')) {
      if (!hasBraces(use)) continue;
      const { place, text, pointer } = use;
      if (file.taint.covers(pointer)) continue;
      const template = compileFixedText(file, place, text);
      const outcome = template.ok ? { reads: template.reads } : { reads: [], error: template.error };
      all.push({ place, pointer, source: text, kind: 'text', ...outcome });
    }
    return all;
  });
}
