import { describe, expect, it } from 'vitest';
import type { CompiledNode } from '../document/page-model.ts';
import { stepsAt } from './steps-at.ts';

const inner: CompiledNode = {
  widget: 'button',
  key: 'b0.body.1',
  props: { press: { $a: [{ do: 'share' }] }, list: [{ press: { $a: [{ do: 'close' }] } }], label: 'x' },
};
const islands: Record<string, CompiledNode> = {
  b0: { widget: 'section', key: 'b0', props: { body: { $n: [inner] } } },
  b1: { widget: 'button', key: 'b1', props: { press: { $a: [{ do: 'toast' }] } } },
};

describe('the steps at a place of the page', () => {
  it.each([
    ['b1/press', 'toast'],
    ['b0.body.1/press', 'share'],
    ['b0.body.1/list.0.press', 'close'],
  ])('%s', (place, step) => {
    expect(stepsAt(islands, place)).toEqual([{ do: step }]);
  });

  it.each([
    '',
    'b1',
    'b1/',
    'b9/press',
    'b1/nowhere',
    'b0.body.1/label',
    'b0.body.1/list.1.press',
    'b1/__proto__',
    'b1/constructor.prototype',
  ])('there are none at %j', (place) => {
    expect(stepsAt(islands, place)).toBeUndefined();
  });
});
