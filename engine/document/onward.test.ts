import { describe, expect, it } from 'vitest';
import type { Phase } from './anywhere/phase.ts';
import { onward } from './onward.ts';
import type { CompiledNode, PageModel } from './page-model.ts';

const node = (key: string, more: Partial<CompiledNode> = {}): CompiledNode => ({
  widget: 'rich-text',
  key,
  props: {},
  ...more,
});
const holding = (...nodes: CompiledNode[]): CompiledNode['props'] =>
  ({ body: { $n: nodes } }) as unknown as CompiledNode['props'];

const model: PageModel = {
  id: 'a',
  route: '/a',
  lang: 'en',
  title: 'A',
  schedule: { start: 1, end: 2, settle: 3, offset: 0 },
  access: { token: 'none', where: 'anywhere' },
  tracking: 'a',
  data: {
    shop: { get: '/shop' },
    board: { get: '/board' },
    purse: { get: '/purse' },
    // Asked for while another one says so.
    receipt: { get: '/receipt', when: ['.', ['$', 'data'], 'final'] as never },
    final: { get: '/final' },
  },
  state: {},
  popups: { how: { title: 'How', body: [node('p0', { from: 'receipt' })] } },
  body: [
    node('b0'),
    node('b1', { phases: ['preview', 'live'], from: 'shop' }),
    node('b2', {
      props: holding(
        node('b2.0', { phases: ['live'], from: 'purse' }),
        node('b2.1', { phases: ['settling', 'ended'], from: 'board' }),
      ),
    }),
  ],
};

const keysOf = (nodes: readonly CompiledNode[]): string[] =>
  nodes.flatMap(({ key, props }) => [
    key,
    ...keysOf(((props.body ?? { $n: [] }) as unknown as { $n: CompiledNode[] }).$n),
  ]);

describe('a page from a phase on', () => {
  it.each([
    ['live', ['b0', 'b1', 'b2', 'b2.0', 'b2.1'], ['shop', 'board', 'purse', 'receipt', 'final']],
    ['settling', ['b0', 'b2', 'b2.1'], ['board', 'receipt', 'final']],
    ['ended', ['b0', 'b2', 'b2.1'], ['board', 'receipt', 'final']],
  ] as [Phase, string[], string[]][])(
    '%s: what is over is left out, at any depth',
    (phase, keys, sources) => {
      const left = onward(model, phase);
      expect(keysOf(left.body)).toEqual(keys);
      expect(Object.keys(left.data)).toEqual(sources);
    },
  );

  it.each(['preview', 'live'] as const)('%s: where nothing is over, it is the very same', (phase) => {
    expect(onward(model, phase)).toBe(model);
  });

  it('what is as it was is the very same, not a copy', () => {
    const heldBy = (one: CompiledNode | undefined) =>
      (one?.props.body as unknown as { $n: CompiledNode[] } | undefined)?.$n ?? [];
    const [first, second] = onward(model, 'ended').body;
    expect(first).toBe(model.body[0]);
    expect(second).not.toBe(model.body[2]);
    expect(heldBy(second)).toHaveLength(1);
    expect(heldBy(second)[0]).toBe(heldBy(model.body[2])[1]);
  });

  it('what is over is left out where it stands last, too, and nothing before it has changed', () => {
    const body = [
      node('b0'),
      node('b1', { props: holding(node('b1.0'), node('b1.1', { phases: ['live'] })) }),
    ];
    expect(keysOf(onward({ ...model, body }, 'ended').body)).toEqual(['b0', 'b1', 'b1.0']);
  });

  it.each([
    ['live', 1],
    ['settling', 2],
    ['ended', 3],
  ] as [Phase, number][])('%s: says from when on it is all there', (phase, since) => {
    const [first] = model.body;
    const body = [first as CompiledNode, node('b1', { phases: ['preview'] })];
    expect(onward({ ...model, body }, phase).since).toBe(since);
    expect(onward({ ...model, body: body.slice(0, 1) }, phase).since).toBeUndefined();
  });

  it('without a time for settling, the end is when it is over', () => {
    const schedule = { start: 1, end: 2, offset: 0 };
    expect(onward({ ...model, schedule }, 'ended').since).toBe(2);
  });

  it('changes nothing in what it was made of', () => {
    const before = structuredClone(model);
    onward(model, 'ended');
    expect(model).toEqual(before);
  });

  it('a source that something else names by a word of its own stays', () => {
    const refreshing = { do: 'refresh', data: ['shop'] };
    const body = [...model.body, node('b3', { props: { press: [refreshing] } as never })];
    expect(Object.keys(onward({ ...model, body }, 'ended').data)).toContain('shop');
  });

  it('a page of a frame stays whole', () => {
    const framed = { ...model, frame: { pages: [], data: [], state: [] } };
    expect(onward(framed, 'ended')).toBe(framed);
  });
});
