import { describe, expect, it } from 'vitest';
import { checkAll, only, sources } from '../testing/workbench.ts';

const other = JSON.parse(sources.get('activities/other.json') ?? '{}') as Record<string, unknown>;
const { title, languages, theme, version, $schema } = other;
const outlet = { widget: 'outlet' };
const inside = { $schema, version, title, languages, theme, body: [] };
const frame = (more: object = {}) => ({
  ...inside,
  frame: { pages: [{ to: '/inside' }] },
  body: [outlet],
  ...more,
});
/** What is told of a frame and a page inside, of all that stands in the project. */
const told = (around: object, page: object = inside, more: Record<string, string> = {}) =>
  checkAll({
    'activities/around.json': JSON.stringify(around),
    'activities/inside.json': JSON.stringify(page),
    ...more,
  });

describe('check frames', () => {
  it('a frame with its outlet and its page is sound', () => {
    expect(told(frame())).toEqual([]);
  });

  it('an outlet needs a frame', () => {
    const text = JSON.stringify({ ...inside, body: [outlet] });
    expect(only(text, 'activities/around.json')).toMatchObject({
      rule: 'frames',
      pointer: '/body/0',
      message: expect.stringContaining('no frame'),
    });
  });

  it('a frame needs an outlet, one, in the body itself', () => {
    expect(told(frame({ body: [] }))).toMatchObject([{ rule: 'frames', pointer: '/frame' }]);
    expect(told(frame({ body: [outlet, outlet] }))).toMatchObject([{ rule: 'frames', pointer: '/body/1' }]);
    expect(told(frame({ body: [{ widget: 'section', body: [outlet] }] }))).toMatchObject([
      { rule: 'frames', pointer: '/body/0/body/0' },
    ]);
  });

  it('a page that is missing is told once, with the nearest that is there', () => {
    expect(told(frame({ frame: { pages: [{ to: '/insid' }] } }))).toMatchObject([
      { rule: 'links', pointer: '/frame/pages/0/to', nearest: '/inside' },
    ]);
  });

  it.each([
    ['campaign', { wall: { messages: [{ id: 'hi', text: title }] } }],
    ['keepAlive', true],
    ['tracking', { name: 'around' }],
  ])('a frame has no %s: that is its pages’', (key, value) => {
    expect(told(frame({ [key]: value })).filter((one) => one.rule === 'frames')).toMatchObject([
      { pointer: `/${key}` },
    ]);
  });

  it.each([
    ['a part of itself', '#top'],
    ['an address elsewhere', 'https://example.com/'],
  ])('%s is no page inside', (_, to) => {
    const found = told(frame({ frame: { pages: [{ to }] } }));
    expect(found.filter((one) => one.rule === 'frames')).toMatchObject([{ pointer: '/frame/pages/0/to' }]);
  });

  it('a page stands in a frame once, and in one frame', () => {
    const twice = frame({ frame: { pages: [{ to: '/inside' }, { to: '/inside' }] } });
    expect(told(twice)).toMatchObject([{ rule: 'frames', pointer: '/frame/pages/1/to' }]);
    const second = { 'activities/second-frame.json': JSON.stringify(frame()) };
    expect(told(frame(), inside, second)).toMatchObject([
      {
        rule: 'frames',
        file: 'activities/second-frame.json',
        message: expect.stringContaining('activities/around.json'),
      },
    ]);
  });

  it('frames hold pages: no frame, not themselves, no redirect', () => {
    const nested = frame({ frame: { pages: [{ to: '/other' }] } });
    expect(told(frame(), nested)).toMatchObject([{ message: expect.stringContaining('is a frame') }]);
    expect(told(frame({ frame: { pages: [{ to: '/around' }] } }))).toMatchObject([
      { message: expect.stringContaining('itself') },
    ]);
    expect(told(frame(), { $schema, version, redirect: '/other' })).toMatchObject([
      { rule: 'frames', message: expect.stringContaining('leads elsewhere') },
    ]);
  });

  it('a page has the look of its frame', () => {
    const found = told(frame(), {
      ...inside,
      theme: { ...(theme as object), tokens: { accent: '#112233' } },
    });
    expect(found).toMatchObject([{ rule: 'frames', message: expect.stringContaining('theme') }]);
  });

  it('a name stands in the frame or in the page', () => {
    const state = { day: { type: 'number', initial: '1' } };
    const found = told(frame({ state }), { ...inside, state }).filter((one) => one.severity === 'error');
    expect(found).toMatchObject([{ rule: 'frames', message: expect.stringContaining('`day`') }]);
  });
});
