import { describe, expect, it } from 'vitest';
import type { ActivityDocument } from '../document.ts';
import { nodeOf } from './testing.ts';

const rules = { widget: 'section', id: 'rules', title: { en: 'Rules', cn: '规则' }, body: [] };
/** The links of a bar to parts of the page. */
const partsOf = (ids: readonly string[], ...body: ActivityDocument['body']) => {
  const bar = { widget: 'anchor-bar', parts: ids.map((to) => ({ to })) };
  const { parts } = nodeOf(bar, { body: [bar, ...body] }).props;
  return (parts as { to: unknown }[]).map(({ to }) => to);
};

describe('a part of the page that an id names', () => {
  it('is the one of that id, with its title, wherever it lies', () => {
    const gifts = { widget: 'section', id: 'gifts', title: 'Gifts', body: [rules] };
    expect(partsOf(['gifts', 'rules'], gifts)).toEqual([
      { id: 'gifts', title: 'Gifts' },
      { id: 'rules', title: 'Rules' },
    ]);
  });

  it('has no title where it is a node that has none', () => {
    const { title: _, ...untitled } = rules;
    expect(partsOf(['rules'], untitled)).toEqual([{ id: 'rules' }]);
  });

  it('shows in the phases in which it and all around it show', () => {
    const inner = { ...rules, visible: "phase != 'preview'" };
    const outer = {
      widget: 'section',
      id: 'outer',
      title: 'Outer',
      visible: "phase != 'ended'",
      body: [inner],
    };
    expect(partsOf(['outer', 'rules'], outer)).toEqual([
      { id: 'outer', title: 'Outer', phases: ['preview', 'live', 'settling'] },
      { id: 'rules', title: 'Rules', phases: ['live', 'settling'] },
    ]);
  });

  it('that is not there is told by its id', () => {
    expect(() => partsOf(['rules', 'ruels'], rules)).toThrow('no part of the page with the id "ruels"');
  });
});
