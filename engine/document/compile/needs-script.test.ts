import { describe, expect, it } from 'vitest';
import type { CompiledNode } from '../page-model.ts';
import { nodeOf } from './testing.ts';

describe('when a node shows', () => {
  it.each([
    ["phase == 'live'", ['live']],
    ["phase != 'preview'", ['live', 'settling', 'ended']],
    ["phase in ['settling', 'ended']", ['settling', 'ended']],
    ["!(phase == 'live') && phase != 'ended'", ['preview', 'settling']],
  ])('what asks for the phase alone is decided at build: %s', (visible, phases) => {
    const node = nodeOf({ widget: 'section', title: 'x', body: [], visible });
    expect(node.phases).toEqual(phases);
    expect(node).not.toHaveProperty('when');
    expect(node, 'CSS shows and hides it').not.toHaveProperty('live');
  });

  it.each(['signedIn', "phase == 'live' && inApp", 'true'])(
    'what asks for more needs script: %s',
    (visible) => {
      const node = nodeOf({ widget: 'section', title: 'x', body: [], visible });
      expect(node.when).toBeDefined();
      expect(node).not.toHaveProperty('phases');
      expect(node.live).toBe(true);
    },
  );
});

describe('what needs script', () => {
  const button = (press: unknown[], keys: object = {}) =>
    nodeOf({ widget: 'button', label: 'x', press, ...keys });

  it('a button that only leads somewhere is a link, and does not', () => {
    expect(button([{ do: 'navigate', to: '/seed_rule' }])).not.toHaveProperty('live');
    expect(button([{ do: 'navigate', to: 'https://example.com/' }])).not.toHaveProperty('live');
    expect(button([{ do: 'scroll', to: 'rules' }])).not.toHaveProperty('live');
  });

  it('one that does anything else does', () => {
    expect(button([{ do: 'share' }]).live).toBe(true);
    expect(button([{ do: 'toast', text: 'x' }]).live).toBe(true);
    expect(
      button([
        { do: 'track', event: 'x' },
        { do: 'navigate', to: '/seed_rule' },
      ]).live,
    ).toBe(true);
    expect(button([{ do: 'navigate', to: '/seed_rule' }], { label: 'Day {{day}}' }).live).toBe(true);
    expect(button([{ do: 'navigate', to: '/seed_rule' }], { disabled: "phase == 'ended'" }).live).toBe(true);
  });

  it('a static node around a live one stays static', () => {
    const node = nodeOf({
      widget: 'section',
      title: 'x',
      body: [{ widget: 'button', label: 'x', press: [{ do: 'share' }] }],
    });
    expect(node).not.toHaveProperty('live');
    expect((node.props.body as { $n: CompiledNode[] }).$n[0]?.live).toBe(true);
  });

  it('a widget that its schema calls live always does, and so does data', () => {
    expect(
      nodeOf({
        widget: 'tabs',
        tabs: [
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
        ],
      }).live,
    ).toBe(true);
    const list = { widget: 'activity-list', from: 'all' };
    expect(nodeOf(list, { data: { all: { get: '/v2/activities' } } }).live).toBe(true);
  });
});
