type Operator = (a: unknown, b?: unknown) => unknown;

/** Signals travel as thrown values and never leave `evaluate`. */
export function fail(message: string): never {
  throw message;
}

const numbers =
  (apply: (a: number, b: number) => unknown): Operator =>
  (a, b) =>
    typeof a === 'number' && typeof b === 'number' ? apply(a, b) : fail('not a number');

const strings =
  (apply: (a: string, b: string) => unknown): Operator =>
  (a, b) =>
    typeof a === 'string' && typeof b === 'string' ? apply(a, b) : fail('not a string');

/** One implementation for numbers and strings: what `+` and the comparisons do with both. */
const either =
  (apply: (a: number, b: number) => unknown): Operator =>
  (a, b) =>
    (typeof a === 'string' ? strings(apply as never) : numbers(apply))(a, b);

const single =
  (apply: (a: number) => number): Operator =>
  (a) =>
    typeof a === 'number' ? apply(a) : fail('not a number');

/** What needs its operands' values alone. Equality is CEL's: values of two kinds are unequal, never an error. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': either((a, b) => a < b),
  '<=': either((a, b) => a <= b),
  '>': either((a, b) => a > b),
  '>=': either((a, b) => a >= b),
  '+': either((a, b) => a + b),
  '-': numbers((a, b) => a - b),
  '*': numbers((a, b) => a * b),
  '/': numbers((a, b) => (b === 0 ? fail('division by zero') : a / b)),
  '%': numbers((a, b) => (b === 0 ? fail('division by zero') : a % b)),
  min: numbers(Math.min),
  max: numbers(Math.max),
  neg: single((a) => -a),
  round: single(Math.round),
  floor: single(Math.floor),
  index: single((a) => (Number.isInteger(a) ? a : fail('index is not a whole number'))),
  contains: strings((text, part) => text.includes(part)),
  startsWith: strings((text, part) => text.startsWith(part)),
};
