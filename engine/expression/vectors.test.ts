import { describe, expect, test } from 'vitest';
import { compileExpression, describeType, type ExpressionScope } from './compile.ts';
import { evaluate, PENDING, renderTemplate, type ScopeValues } from './index.ts';
import { compileTemplate, partsOfText } from './template.ts';
import vectors from './vectors.json' with { type: 'json' };

interface Vector {
  readonly world?: string;
  readonly error?: {
    readonly rule: string;
    readonly message: string;
    readonly offset: number;
    readonly length: number;
    readonly expected?: string;
    readonly got?: string;
    readonly nearest?: string;
  };
}
interface ExpressionVector extends Vector {
  readonly source: string;
  readonly type?: string;
  readonly value?: unknown;
  readonly pending?: boolean;
  readonly fails?: string;
}
interface TemplateVector extends Vector {
  readonly text: string;
  readonly renders?: string | null;
}

const scope: ExpressionScope = vectors.scope;
const expressions: readonly ExpressionVector[] = vectors.expressions;
const templates: readonly TemplateVector[] = vectors.templates;

/** JSON has no symbol: the string PENDING stands for it in the worlds. */
function revive(value: unknown): unknown {
  if (value === 'PENDING') return PENDING;
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revive(part)]));
}

function worldOf(vector: Vector): ScopeValues {
  const world = Object.entries(vectors.worlds).find(([name]) => name === vector.world)?.[1];
  if (!world) throw new Error(`no world "${vector.world}"`);
  return Object.fromEntries(Object.entries(world).map(([key, part]) => [key, revive(part)]));
}

function expectedOf(vector: ExpressionVector): unknown {
  if (vector.pending) return { state: 'pending' };
  if (vector.fails) return { state: 'error', message: vector.fails };
  return { state: 'value', value: vector.value };
}

describe('expressions', () => {
  test.each(expressions.map((vector) => [`${vector.source} (${vector.world ?? 'error'})`, vector] as const))(
    '%s',
    (_name, vector) => {
      const compiled = compileExpression(vector.source, scope);
      if (vector.error) {
        expect(compiled).toMatchObject({ ok: false, error: vector.error });
        const nearest = compiled.ok ? undefined : compiled.error.nearest;
        expect(nearest).toBe(vector.error.nearest);
        return;
      }
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
      expect(describeType(compiled.type)).toBe(vector.type);
      // What ships is JSON: nothing may get lost on the way.
      expect(evaluate(JSON.parse(JSON.stringify(compiled.ast)), worldOf(vector))).toEqual(expectedOf(vector));
    },
  );

  test('the vectors are at least 90, and each kind of outcome is among them', () => {
    expect(expressions.length + templates.length).toBeGreaterThanOrEqual(90);
    const rules = new Set(expressions.map((vector) => vector.error?.rule).filter(Boolean));
    expect([...rules].sort()).toEqual([
      'limit',
      'syntax',
      'type',
      'unguarded',
      'unknown-field',
      'unknown-function',
      'unknown-name',
      'unknown-value',
    ]);
    expect(expressions.filter((vector) => vector.pending).length).toBeGreaterThanOrEqual(10);
    expect(expressions.filter((vector) => vector.fails).length).toBeGreaterThanOrEqual(10);
  });
});

describe('texts with expressions', () => {
  test.each(
    templates.map(
      (vector) => [`${JSON.stringify(vector.text)} (${vector.world ?? 'error'})`, vector] as const,
    ),
  )('%s', (_name, vector) => {
    const compiled = compileTemplate(vector.text, scope);
    if (vector.error) {
      expect(compiled).toMatchObject({ ok: false, error: vector.error });
      return;
    }
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
    const rendered = renderTemplate(compiled.template, worldOf(vector), (value) => `<${value}>`);
    expect(rendered).toBe(vector.renders === 'PENDING' ? PENDING : vector.renders);
  });

  test('a text without braces ships as the plain string', () => {
    expect(compileTemplate('Rules', scope)).toEqual({ ok: true, template: 'Rules', reads: [] });
  });

  test('a text names the paths that it reads', () => {
    const compiled = compileTemplate(
      '{{ data.me.name }} {{ data.board.rows[0].name }} {{ data.me.name }}',
      scope,
    );
    expect(compiled).toMatchObject({
      reads: [
        ['data', 'me', 'name'],
        ['data', 'board', 'rows'],
      ],
    });
  });

  test('a text falls into what stands as it is and its expressions', () => {
    expect(partsOfText('{{ a }} and {{ b }}{{ c')).toEqual([
      { text: '{{ a }}', expression: ' a ' },
      { text: ' and ' },
      { text: '{{ b }}', expression: ' b ' },
      { text: '{{ c' },
    ]);
    expect(partsOfText('{{}}')).toEqual([{ text: '{{}}', expression: '' }]);
  });
});
