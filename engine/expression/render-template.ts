import type { ScopeValues, TextTemplate } from './ast.ts';
import { evaluate, PENDING } from './evaluate.ts';

/**
 * Fills a compiled text on the phone.
 * @param format how a number reads in the page's language; `field` is the last name of where it stands, if it has one
 * @returns the text; `PENDING` while any part waits; null when a part fails, and the caller shows its fallback
 */
export function renderTemplate(
  template: TextTemplate,
  scope: ScopeValues,
  format: (value: number, field: unknown) => string,
): string | typeof PENDING | null {
  if (typeof template === 'string') return template;
  let text: string | null = '';
  let waits = false;
  for (const part of template.parts) {
    const result = evaluate(part, scope);
    const value = result.state === 'value' ? result.value : null;
    waits ||= result.state === 'pending';
    if (typeof value === 'string') text = text === null ? null : text + value;
    else if (typeof value === 'number')
      text =
        text === null
          ? null
          : text + format(value, Array.isArray(part) && part[0] === '.' ? part[2] : undefined);
    else if (result.state !== 'pending') text = null;
  }
  return text === null ? null : waits ? PENDING : text;
}
