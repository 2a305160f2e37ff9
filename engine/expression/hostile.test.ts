// By turns: thousands of hostile expressions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExpressionAst } from './ast.ts';
import { compileExpression, type ExpressionScope } from './compile.ts';
import { evaluate, renderTemplate } from './index.ts';
import { compileTemplate } from './template.ts';

const scope: ExpressionScope = {
  phase: { enum: ['live', 'ended'] },
  data: {
    type: 'object',
    required: ['rows'],
    properties: { rows: { type: 'array', items: { type: 'number' } } },
  },
  table: { type: 'object', additionalProperties: { type: 'string' } },
};

function refused(source: string) {
  const result = compileExpression(source, scope);
  if (result.ok) throw new Error(`accepted: ${source}`);
  const { error } = result;
  expect(error.message).not.toBe('');
  expect(error.offset).toBeGreaterThanOrEqual(0);
  expect(error.offset + error.length).toBeLessThanOrEqual(source.length);
  return error;
}

describe('hostile sources', () => {
  test.each([
    ['brackets', `${'('.repeat(240)}1${')'.repeat(240)}`],
    ['lists', `${'['.repeat(240)}${']'.repeat(240)}`],
    ['a chain of signs', `${'!'.repeat(480)}true`],
    ['a long sum', Array.from({ length: 120 }, () => '1').join('+')],
    ['conditions', `${'true?1:'.repeat(70)}1`],
  ])('%s nested too deeply are a limit, not a crash', (_name, source) => {
    expect(source.length).toBeLessThanOrEqual(500);
    expect(refused(source).rule).toBe('limit');
  });

  test('a source of more than 500 characters is refused before it is read', () => {
    expect(refused(`'${'a'.repeat(499)}'`)).toMatchObject({
      rule: 'limit',
      message: 'the expression is too long',
      expected: 'at most 500 characters',
      got: '501',
      offset: 500,
      length: 1,
    });
    expect(refused('')).toMatchObject({ expected: 'an expression', got: 'nothing' });
    expect(compileExpression(`'${'a'.repeat(498)}'`, scope).ok).toBe(true);
    expect(refused('('.repeat(1_000_000)).rule).toBe('limit');
  });

  test.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'the prototype name %s is no root, no field, no function',
    (name) => {
      refused(name);
      refused(`data.${name}`);
      refused(`${name}(1)`);
      refused(`data.rows.${name}(1)`);
      refused(`data.rows.map(x, x.${name})`);
    },
  );

  test('1,000 random strings are refused or accepted, never thrown at', () => {
    const sign = fc.constantFrom(...`abphase.data()[]{}"'\\!&|=<>?:+-*/%,0129 \n\t\0é中😀_$#@;\u202e`);
    const piece = fc.constantFrom(
      'phase',
      'data.rows',
      'has(',
      'x, ',
      '==',
      '&&',
      '{{',
      '}}',
      '"',
      '1',
      ')',
      '.map(',
      ' in ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.oneof(sign, piece), { maxLength: 40 }).map((parts) => parts.join('')),
    );
    let accepted = 0;
    fc.assert(
      fc.property(text, (source) => {
        const result = compileExpression(source, scope);
        if (result.ok) accepted++;
        else refused(source);
        expect(typeof compileTemplate(`Text {{ ${source} }}`, scope).ok).toBe('boolean');
        expect(typeof compileTemplate(source, scope).ok).toBe('boolean');
      }),
      { numRuns: 1000, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(5);
    expect(accepted).toBeLessThan(200);
  });
});

describe('hostile values on the phone', () => {
  test('a key of the prototype is missing in a map, as any other absent key', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      const compiled = compileExpression(`orElse(table.${name}, 'absent')`, scope);
      if (!compiled.ok) throw new Error(compiled.error.message);
      expect(evaluate(compiled.ast, { table: {} })).toEqual({ state: 'value', value: 'absent' });
    }
  });

  test.each<[string, ExpressionAst]>([
    ['an inherited root', ['$', 'constructor']],
    ['an inherited field', ['.', ['$', 'data'], 'constructor']],
    ['the length of a list', ['.', ['.', ['$', 'data'], 'rows'], 'length']],
    ['a method of a list', ['@', ['.', ['$', 'data'], 'rows'], 'map']],
    ['a field of a string', ['.', 'text', 'length']],
    ['an operator of the prototype', ['constructor', 1, 2]],
    ['an operator that does not exist', ['eval', 'alert(1)']],
    ['an operator without operands', ['+']],
    ['a condition that is no boolean', ['?:', 1, 2, 3]],
    ['a macro over no list', ['map', 'text', 1]],
    ['a value that throws when read', ['$', 'trap']],
  ])('%s is an error, not a value', (_name, ast) => {
    const values = {
      data: { rows: [1] },
      get trap(): never {
        throw new Error('trap');
      },
    };
    expect(evaluate(ast, values).state).toBe('error');
  });

  test('a tree too deep for the stack is an error', () => {
    let ast: ExpressionAst = true;
    for (let depth = 0; depth < 100_000; depth++) ast = ['!', ast];
    expect(evaluate(ast, {})).toEqual({ state: 'error', message: 'cannot be evaluated' });
  });

  test('1,000 random trees over random values never throw', () => {
    const { tree } = fc.letrec<{ tree: ExpressionAst }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.oneof(fc.boolean(), fc.integer(), fc.string({ maxLength: 5 }), fc.constant(null)),
        fc
          .tuple(
            fc.constantFrom(
              '$',
              '.',
              '@',
              '[]',
              '!',
              '?:',
              '&&',
              '||',
              '??',
              'has',
              'map',
              'all',
              'in',
              '+',
              '<',
              'count',
              'x',
            ),
            fc.array(tie('tree'), { maxLength: 3 }),
          )
          .map(([operator, operands]): ExpressionAst => [operator, ...operands]),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.dictionary(fc.string({ maxLength: 2 }), fc.jsonValue()), (ast, values) => {
        expect(['value', 'pending', 'error']).toContain(evaluate(ast, values).state);
        expect(() => renderTemplate({ parts: [ast] }, values, String)).not.toThrow();
      }),
      { numRuns: 1000, seed: 11 },
    );
  });
});

describe('schemas of a scope', () => {
  test('a reference that leads nowhere is an error of the scope', () => {
    const result = compileExpression('x', { x: { $ref: '#/$defs/none' } });
    expect(result).toMatchObject({
      ok: false,
      error: { rule: 'scope', got: 'the schema reference "#/$defs/none" leads nowhere' },
    });
  });

  test('a root that the library needs for itself is an error of the scope', () => {
    const got = 'the name "map" is taken by the language';
    expect(compileExpression('1', { map: { type: 'number' } })).toMatchObject({
      error: { rule: 'scope', got },
    });
  });

  test('a schema that contains itself does not hang', () => {
    const comment = { type: 'object', required: ['next'], properties: { next: { $ref: '#/$defs/comment' } } };
    const result = compileExpression('x.next.next.text', {
      x: { $defs: { comment }, $ref: '#/$defs/comment' },
    });
    expect(result.ok).toBe(true);
  });

  test('of two object shapes the shared fields can be read, the others need a guard', () => {
    const shapes: ExpressionScope = {
      gift: {
        oneOf: [
          {
            type: 'object',
            required: ['kind', 'price'],
            properties: { kind: { const: 'paid' }, price: { type: 'number' } },
          },
          { type: 'object', required: ['kind'], properties: { kind: { const: 'free' } } },
        ],
      },
    };
    expect(compileExpression("gift.kind == 'paid'", shapes).ok).toBe(true);
    expect(compileExpression("gift.kind == 'pad'", shapes)).toMatchObject({ error: { nearest: 'paid' } });
    expect(compileExpression('gift.price > 1', shapes)).toMatchObject({ error: { rule: 'unguarded' } });
    expect(compileExpression('has(gift.price) && gift.price > 1', shapes).ok).toBe(true);
  });

  test('allOf joins the fields of its parts', () => {
    const part = (name: string) => ({
      type: 'object',
      required: [name],
      properties: { [name]: { type: 'number' } },
    });
    const joined: ExpressionScope = { x: { allOf: [part('a'), part('b')] } };
    expect(compileExpression('x.a + x.b', joined).ok).toBe(true);
    expect(compileExpression('x.c', joined)).toMatchObject({ error: { rule: 'unknown-field' } });
  });
});
