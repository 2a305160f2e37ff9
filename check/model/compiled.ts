import type { Place } from '../../engine/document/walk.ts';
import { type CompiledExpression, compileExpression } from '../../engine/expression/compile.ts';
import type { ExpressionError } from '../../engine/expression/expression-error.ts';
import { type CompiledTemplate, compileTemplate } from '../../engine/expression/template.ts';
import { child, isObject } from '../text/pointer.ts';
import { type CheckedFile, remember, stringsOf, valuesOf } from './file.ts';
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

// An editor that stays open must not keep every expression that was ever half typed.
const KEPT = 10_000;

function kept<Value>(cache: Map<string, Value>, source: string, make: () => Value): Value {
  const known = cache.get(source);
  if (known) return known;
  if (cache.size > KEPT) cache.clear();
  const made = make();
  cache.set(source, made);
  return made;
}

export function compileAt(file: CheckedFile, place: Place, source: string): CompiledExpression {
  const { scope, expressions } = scopeAt(file, place);
  return kept(expressions, source, () => compileExpression(source, scope));
}

function compileTextAt(file: CheckedFile, place: Place, source: string): CompiledTemplate {
  const { scope, templates } = scopeAt(file, place);
  return kept(templates, source, () => compileTemplate(source, scope));
}

/** Titles, shares and the campaign's texts are the same for everybody: the build fixes them. */
const isStatic = (place: Place): boolean =>
  [place, ...place.parents].some((one) => one.schema['x-static'] === true);

function fixedText(text: string): CompiledTemplate {
  const offset = Math.max(0, text.search(/\{\{|\}\}/));
  const error: ExpressionError = {
    rule: 'scope',
    message: 'this text is fixed when the page is built: it cannot show a live value',
    expected: 'a text without {{ }}; parameters of the address whose values `params` lists may be shown',
    got: text.slice(offset, offset + 40),
    offset,
    length: 2,
    line: 1,
    column: 1,
  };
  return { ok: false, error };
}

/** A text that the build fixes may show what the address says, and nothing else. */
function compileFixedText(file: CheckedFile, place: Place, text: string): CompiledTemplate {
  const known = Object.keys(valuesOf(file.document, file.taint));
  const live = compileTextAt(file, place, text);
  const shown = live.ok ? live.reads : [];
  if (known.length === 0 || shown.some(([root, name]) => root !== 'params' || !known.includes(name ?? '')))
    return fixedText(text);
  return live;
}

/** One string of a text or of Markdown: a place has one, or one a language. */
export interface TextUse {
  place: Place;
  pointer: string;
  text: string;
  lang?: string;
}

/** Every string that people read, by kind: several rules look at each of them. */
export function textsOf(file: Pick<CheckedFile, 'byKind' | 'memo'>, kind: 'text' | 'markdown'): TextUse[] {
  return remember(file, `texts ${kind}`, () =>
    (file.byKind.get(kind) ?? []).flatMap((place): TextUse[] => {
      const { value, pointer } = place;
      if (typeof value === 'string') return [{ place, pointer, text: value }];
      const all: TextUse[] = [];
      if (!isObject(value)) return all;
      for (const lang of Object.keys(value)) {
        const text = value[lang];
        if (typeof text === 'string') all.push({ place, pointer: child(pointer, lang), text, lang });
      }
      return all;
    }),
  );
}

/** What is compiled at a pointer. */
export const compilationAt = (file: CheckedFile, pointer: string): Compilation | undefined =>
  remember(file, 'compilations by pointer', () => {
    const all = new Map<string, Compilation>();
    for (const one of compilationsOf(file)) if (!all.has(one.pointer)) all.set(one.pointer, one);
    return all;
  }).get(pointer);

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
    for (const { place, pointer, text } of textsOf(file, 'text')) {
      if ((!text.includes('{{') && !text.includes('}}')) || file.taint.covers(pointer)) continue;
      const template = isStatic(place)
        ? compileFixedText(file, place, text)
        : compileTextAt(file, place, text);
      const outcome = template.ok ? { reads: template.reads } : { reads: [], error: template.error };
      all.push({ place, pointer, source: text, kind: 'text', ...outcome });
    }
    return all;
  });
}
