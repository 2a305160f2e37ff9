import { createHash } from 'node:crypto';
import { parse, type SyntaxNode, walkCode } from './source-tree.ts';

/** One change of one place of a source file. */
export interface Mutant {
  /** The same as long as the changed text and its neighbourhood are. */
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The line where the code begins that it changes: whoever runs that meets it. From 1. */
  readonly met: number;
  readonly start: number;
  readonly end: number;
  /** What stands there, and what stands there instead. */
  readonly from: string;
  readonly to: string;
}

/** Boundaries and opposites. */
const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

const node = (parent: SyntaxNode, key: string): SyntaxNode => parent[key] as SyntaxNode;

/** What may stand for a node, as a part of the text and its replacement. */
function changesOf(one: SyntaxNode, text: string): { start: number; end: number; to: string }[] {
  const whole = (to: string, part = one) => ({ start: part.start, end: part.end, to });
  switch (one.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const left = node(one, 'left');
      const operator = one.operator as string;
      if (operator === '??') return [whole(text.slice(left.start, left.end))];
      const to = operators[operator];
      const start = text.indexOf(operator, left.end);
      return to === undefined ? [] : [{ start, end: start + operator.length, to }];
    }
    case 'UnaryExpression':
      return one.operator === '!' ? [whole('', { ...one, end: one.start + 1 })] : [];
    case 'IfStatement':
      return [whole('false', node(one, 'test'))];
    case 'ConditionalExpression':
      return [whole('true', node(one, 'test')), whole('false', node(one, 'test'))];
    case 'Literal':
      if (typeof one.value === 'boolean') return [whole(String(!one.value))];
      return typeof one.value === 'number' ? [whole(String(one.value + 1))] : [];
    case 'ExpressionStatement':
      return typeof one.directive === 'string' ? [] : [whole('void 0;')];
    case 'CallExpression': {
      const callee = node(one, 'callee');
      if (callee.type !== 'MemberExpression' || callee.computed === true) return [];
      const property = node(callee, 'property');
      const to = methods[property.name as string];
      return to === undefined ? [] : [whole(to, property)];
    }
    default:
      return [];
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const seen = new Map<string, number>();
  walkCode(parse(file, text), (one) => {
    // What a file imports, and the keys of its objects, are names.
    if (one.type === 'ImportDeclaration' || one.type === 'ExportAllDeclaration') return false;
    for (const { start, end, to } of changesOf(one, text)) {
      const from = text.slice(start, end);
      const line = lineAt(text, start);
      const met = lineAt(text, one.start);
      const place = `${text.split('\n')[line - 1]?.trim()} ${from} ${to}`;
      const nth = (seen.get(place) ?? 0) + 1;
      seen.set(place, nth);
      found.push({ id: `${file}#${hashOf(`${place} ${nth}`)}`, file, line, met, start, end, from, to });
    }
    return undefined;
  });
  return found;
}

/** The text of a file with a mutant in it. */
export const mutated = (text: string, { start, end, to }: Pick<Mutant, 'start' | 'end' | 'to'>): string =>
  text.slice(0, start) + to + text.slice(end);
