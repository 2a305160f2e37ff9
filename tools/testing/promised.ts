import type { LoadedDocument } from '../../build/documents.ts';
import { phases } from '../../engine/document/anywhere/phase.ts';
import { compileExpression } from '../../engine/expression/compile.ts';
import { evaluate } from '../../engine/expression/evaluate.ts';
import { isObject } from '../../engine/json.ts';

/** What a document says its page shows once all is over, to whoever opens no tab. */
export interface Promised {
  /** How many of each widget. */
  readonly widgets: ReadonlyMap<string, number>;
  /** What leads elsewhere in the product. */
  readonly ways: readonly Way[];
}

interface Way {
  /** Path below the base path, without query and part. */
  readonly to: string;
  /** What stands on it in English; undefined where it is drawn from something else than a label, or stands in a sentence. */
  readonly label: string | undefined;
}

/** Of the page of a document at a phase. What depends on anything beside the phase is not promised. */
export function promisedBy(document: LoadedDocument['document'], phase = 'ended'): Promised {
  const widgets = new Map<string, number>();
  const ways: Way[] = [];
  see(document.body);
  see(document.around?.document.body);
  return { widgets, ways };

  function see(value: unknown, label?: string): void {
    if (typeof value === 'string') {
      for (const [, to = ''] of value.matchAll(/\]\((\/[^)]*)\)/g))
        ways.push({ to: pathOf(to), label: undefined });
    } else if (Array.isArray(value)) {
      for (const one of value) see(one, label);
    } else if (isObject(value)) {
      const { visible, widget, tabs, ...rest } = value;
      if (typeof visible === 'string' && !holdsIn(visible, phase)) return;
      if (typeof widget === 'string') widgets.set(widget, (widgets.get(widget) ?? 0) + 1);
      if (value.do === 'navigate' && typeof value.to === 'string') ways.push({ to: pathOf(value.to), label });
      const own = isObject(value.label) && typeof value.label.en === 'string' ? value.label.en : label;
      // A tab that is not chosen shows nothing.
      see([Array.isArray(tabs) ? tabs[0] : undefined, ...Object.values(rest)], own);
    }
  }
}

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

/** By the phase alone, or by one of several conditions that is of the phase alone. */
const holdsIn = (visible: string, phase: string): boolean =>
  isTrue(visible, phase) || visible.split(' || ').some((one) => isTrue(one, phase));

function isTrue(visible: string, phase: string): boolean {
  const compiled = compileExpression(visible, { phase: { type: 'string', enum: [...phases] } });
  if (!compiled.ok) return false;
  const result = evaluate(compiled.ast, { phase });
  return result.state === 'value' && result.value === true;
}
