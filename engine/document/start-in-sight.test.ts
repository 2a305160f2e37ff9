import { describe, expect, it } from 'vitest';
import { around, compile } from './compile/testing.ts';
import type { ActivityDocument } from './document.ts';

type Body = ActivityDocument['body'];
const stage = { widget: 'hero', art: { sky: 'art/a/sky.svg' }, title: 'Trial' };
const words = { widget: 'rich-text', text: 'Soon.' };
const countdown = { widget: 'countdown', to: 'next' };
const section = (body: Body, more: object = {}) => ({ widget: 'section', title: 'Part', body, ...more });
const left = (body: Body, more: Partial<ActivityDocument> = {}) =>
  compile(around({ body: [stage, ...body], ...more })).body[0]?.props.left;

describe('the start in sight', () => {
  it('is told by the stage where no part says it, or one far below', () => {
    expect(left([words, words])).toBe(true);
    expect(left([words, section([words]), countdown])).toBe(true);
    expect(left([section([words, countdown])])).toBe(true);
  });

  it('is not told twice in one screen', () => {
    expect(left([countdown])).toBeUndefined();
    expect(left([words, countdown])).toBeUndefined();
    expect(left([section([countdown])])).toBeUndefined();
    expect(left([{ widget: 'phase-banner' }, words])).toBeUndefined();
  });

  it('does not count what is not there before the start', () => {
    const later = { visible: "phase != 'preview'" };
    expect(left([section([words], later), { ...words, ...later }, words, countdown])).toBeUndefined();
    expect(left([{ ...countdown, ...later }, words, words])).toBe(true);
  });

  it('is nothing where nothing starts', () => {
    const { schedule: _, ...rest } = around({ body: [stage, words] });
    expect(compile(rest).body[0]?.props.left).toBeUndefined();
  });
});
