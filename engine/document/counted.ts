import { compileExpression, type ExpressionScope } from '../expression/compile.ts';
import { evaluate } from '../expression/evaluate.ts';
import { partsOfText } from '../expression/template.ts';
import type { Language } from '../i18n/language.ts';
import { formatAmount } from '../i18n/number.ts';

/** What a text with a number (`x-counted`) may name. */
export const COUNTED: ExpressionScope = { count: { type: 'integer' } };

/**
 * A text with a number, such as `{{ count }} {{ count == 1 ? 'petal' : 'petals' }}`, for one number: with all its digits, and
 * on one line with the word behind it.
 */
export const sayCount = (text: string, count: number, lang: Language): string =>
  partsOfText(text)
    .map((part) => (part.expression === undefined ? part.text : shown(part.expression, count, lang)))
    .join('')
    .replace(/(\d) (?=\S)/g, '$1\u00a0');

function shown(source: string, count: number, lang: Language): string {
  const compiled = compileExpression(source, COUNTED);
  if (!compiled.ok) return '';
  const result = evaluate(compiled.ast, { count });
  if (result.state !== 'value') return '';
  return typeof result.value === 'number' ? formatAmount(result.value, lang) : String(result.value);
}
