import fc from 'fast-check';
import type { ExpressionScope } from './compile.ts';

/** The roots of the random expressions: every kind of value, absent, null and closed ones among them. */
export const RANDOM_SCOPE: ExpressionScope = {
  phase: { type: 'string', enum: ['preview', 'live', 'settling', 'ended'] },
  signedIn: { type: 'boolean' },
  index: { type: 'integer' },
  data: {
    type: 'object',
    required: ['board', 'me'],
    properties: {
      board: {
        type: 'object',
        required: ['total', 'tags', 'rows'],
        properties: {
          total: { type: 'number' },
          tags: { type: 'array', items: { type: 'string' } },
          rows: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'score', 'won'],
              properties: {
                name: { type: 'string' },
                score: { type: 'number' },
                won: { type: 'boolean' },
                gift: { type: 'string' },
              },
            },
          },
        },
      },
      me: {
        type: 'object',
        required: ['rank'],
        properties: { rank: { type: ['integer', 'null'] }, gap: { type: 'number' } },
      },
    },
  },
};

const word = fc.constantFrom('', 'a', 'b', 'ab', 'ba', 'Ω', '__proto__', 'live');
const amount = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom(0.5, -2.5, 1e9, 0.1));
const row = fc.record(
  { name: word, score: amount, won: fc.boolean(), gift: word },
  { requiredKeys: ['name', 'score', 'won'] },
);

/** Values that keep to `RANDOM_SCOPE`. */
export const randomValues = fc.record({
  phase: fc.constantFrom('preview', 'live', 'settling', 'ended'),
  signedIn: fc.boolean(),
  index: fc.integer({ min: -1, max: 3 }),
  data: fc.record({
    board: fc.record({
      total: amount,
      tags: fc.array(word, { maxLength: 3 }),
      rows: fc.array(row, { maxLength: 4 }),
    }),
    me: fc.record(
      { rank: fc.option(fc.integer({ min: 0, max: 4 })), gap: amount },
      { requiredKeys: ['rank'] },
    ),
  }),
});

const quoted = word.map((text) => JSON.stringify(text));
const numeral = fc.oneof(
  fc.integer({ min: 0, max: 6 }).map(String),
  fc.constantFrom('0.5', '2.5', '1e2', '0x3'),
);

type Part = fc.Arbitrary<string>;
const join = (left: Part, signs: readonly string[], right: Part) =>
  fc.tuple(left, fc.constantFrom(...signs), right).map(([a, sign, b]) => `(${a} ${sign} ${b})`);
const call = (name: string, ...parts: Part[]) =>
  fc.tuple(...parts).map((all) => `${name}(${all.join(', ')})`);
const choose = (condition: Part, then: Part, otherwise: Part) =>
  fc.tuple(condition, then, otherwise).map(([a, b, c]) => `(${a} ? ${b} : ${c})`);

const rows = 'data.board.rows';

type Leaves = Record<'number' | 'string' | 'boolean' | 'list', Part>;

/** Expressions that may read `item`, a row, when they stand in a macro. */
function parts(item: string | undefined, depth: number): Leaves {
  const own = (...paths: string[]) =>
    item ? [fc.constantFrom(...paths.map((path) => `${item}.${path}`))] : [];
  const numbers: Part[] = [
    numeral,
    fc.constantFrom(
      'index',
      'data.board.total',
      'orElse(data.me.rank, 7)',
      `${rows}[index].score`,
      `${rows}[0].score`,
    ),
    fc.constantFrom('(has(data.me.gap) ? data.me.gap : -1)', '(data.me.rank == null ? 0.5 : data.me.rank)'),
    ...own('score'),
  ];
  const strings: Part[] = [
    quoted,
    fc.constantFrom('phase', `${rows}[index].name`, `orElse(${rows}[1].gift, "none")`, 'data.board.tags[0]'),
    ...own('name'),
    ...(item ? [fc.constant(`orElse(${item}.gift, "-")`)] : []),
  ];
  const booleans: Part[] = [
    fc.constantFrom(
      'true',
      'false',
      'signedIn',
      'has(data.me.gap)',
      '(data.me.rank != null)',
      '(phase == "live")',
    ),
    fc.constantFrom('(has(data.me.gap) && data.me.gap > 0)', '(data.me.rank == null || data.me.rank < 3)'),
    ...own('won'),
    ...(item
      ? [fc.constant(`has(${item}.gift)`), fc.constant(`(has(${item}.gift) && (${item}.gift != "a"))`)]
      : []),
  ];
  const lists: Part[] = [
    fc.constant('data.board.tags'),
    fc.array(quoted, { maxLength: 3 }).map((all) => `[${all}]`),
  ];
  const leaves: Leaves = {
    number: fc.oneof(...numbers),
    string: fc.oneof(...strings),
    boolean: fc.oneof(...booleans),
    list: fc.oneof(...lists),
  };
  return depth > 0 ? compounds(leaves, item, depth) : leaves;
}

const mostly = (leaf: Part, made: Part[]) =>
  fc.oneof({ arbitrary: leaf, weight: 1 }, { arbitrary: fc.oneof(...made), weight: 3 });

/** Leaves, and three times as often something made of smaller parts. */
function compounds(leaves: Leaves, item: string | undefined, depth: number): Leaves {
  const { number, string, boolean, list } = parts(item, depth - 1);
  const numbers: Part[] = [
    join(number, ['+', '-', '*', '/', '%'], number),
    join(number, ['+', '-', '*', '/', '%'], number),
    choose(boolean, number, number),
    call('min', number, number),
    call('max', number, number),
    call('round', number),
    call('floor', number),
    call('count', list),
    number.map((part) => `-(${part})`),
    number.map((part) => `${rows}[${part}].score`),
  ];
  const strings: Part[] = [
    join(string, ['+'], string),
    choose(boolean, string, string),
    fc.tuple(number, string).map(([place, otherwise]) => `orElse(${rows}[${place}].gift, ${otherwise})`),
  ];
  const booleans: Part[] = [
    join(boolean, ['&&', '||'], boolean),
    join(boolean, ['&&', '||', '==', '!='], boolean),
    join(number, ['<', '<=', '>', '>=', '==', '!='], number),
    join(string, ['<', '<=', '>', '>=', '==', '!='], string),
    join(string, ['in'], list),
    choose(boolean, boolean, boolean),
    call('contains', string, string),
    call('startsWith', string, string),
    boolean.map((part) => `!(${part})`),
  ];
  const lists: Part[] = [choose(boolean, list, list)];
  const next = item === undefined ? 'a' : item === 'a' ? 'b' : undefined;
  if (next) {
    const body = parts(next, depth - 1);
    booleans.push(
      body.boolean.map((part) => `${rows}.exists(${next}, ${part})`),
      body.boolean.map((part) => `${rows}.all(${next}, ${part})`),
    );
    numbers.push(body.boolean.map((part) => `count(${rows}.filter(${next}, ${part}))`));
    lists.push(
      body.string.map((part) => `${rows}.map(${next}, ${part})`),
      fc.tuple(body.boolean, body.string).map(([a, b]) => `${rows}.filter(${next}, ${a}).map(${next}, ${b})`),
    );
  }
  return {
    number: mostly(leaves.number, numbers),
    string: mostly(leaves.string, strings),
    boolean: mostly(leaves.boolean, booleans),
    list: mostly(leaves.list, lists),
  };
}

const all = compounds(parts(undefined, 0), undefined, 4);

/** A random expression of any kind, well typed and guarded, that may still fail while it is evaluated. */
export const randomExpression: Part = fc.oneof(all.number, all.boolean, all.boolean, all.string, all.list);
