import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../testing/workbench.ts';

const body = (JSON.parse(sound) as { body: object[] }).body;
const note = (en: string) => ({ widget: 'rich-text', text: { cn: '字', en } });
const notes = (count: number) => Array.from({ length: count }, (_, i) => note(`Words ${i}`));
/** The sound document with one more node at its end. */
const withNode = (node: object): string => set('/body', [...body, node]);
const layout = (node: object) => told('layout', withNode(node));
const at = `/body/${body.length}`;

describe('check layout: columns', () => {
  it('fewer nodes than columns are told, where the number stands', () => {
    expect(layout({ widget: 'grid', columns: 4, body: notes(3) })).toMatchObject([
      { severity: 'warning', pointer: `${at}/columns`, expected: '3 columns', got: '3 of 4' },
    ]);
  });

  it('two are meant where no number stands', () => {
    expect(layout({ widget: 'grid', body: notes(1) })).toMatchObject([
      { pointer: `${at}/body`, expected: '2 nodes or more, or no `grid`', got: '1 of 2' },
    ]);
    expect(layout({ widget: 'grid', body: [] })).toHaveLength(1);
  });

  it('as many, and more, are well', () => {
    expect(layout({ widget: 'grid', body: notes(2) })).toEqual([]);
    expect(layout({ widget: 'grid', columns: 3, body: notes(7) })).toEqual([]);
  });
});

describe('check layout: a stack in a stack', () => {
  const stack = (keys: object, ...nodes: object[]) => ({ widget: 'stack', ...keys, body: nodes });

  it('that says the same changes nothing, whether it is written out or left to what is usual', () => {
    const inner = stack({ gap: 'medium', direction: 'vertical' }, ...notes(2));
    expect(layout(stack({}, note('Above'), inner))).toMatchObject([
      {
        pointer: `${at}/body/1/widget`,
        message: expect.stringContaining('it changes nothing'),
        expected: 'its nodes in the `stack` around it, or another `direction` or `gap` or `align`',
      },
    ]);
  });

  it.each([
    { direction: 'horizontal' },
    { gap: 'small' },
    { align: 'center' },
    { visible: "phase == 'live'" },
    { id: 'two' },
  ])('has a reason: %j', (keys) => {
    expect(layout(stack({}, note('Above'), stack(keys, ...notes(2))))).toEqual([]);
  });

  it('with a part between the two has one', () => {
    const section = { widget: 'section', body: [stack({}, ...notes(2))] };
    expect(layout(stack({}, note('Above'), section))).toEqual([]);
  });
});

describe('check layout: what belongs to the whole page', () => {
  const grid = (...nodes: object[]) => ({ widget: 'grid', body: [...nodes, note('Beside')] });
  const go = { label: { cn: '走', en: 'Go' }, press: [{ do: 'share' }] };
  const bar = { widget: 'open-app-bar', title: { cn: '打开', en: 'Open' }, ...go };
  const post = (to: string, body?: object) => [
    { do: 'post', to, ...(body ? { body } : {}), refresh: ['more'] },
  ];
  const messages = {
    widget: 'message-list',
    from: 'more',
    read: post('/v2/messages/{item.id}/read'),
    readAll: post('/v2/messages/read', { upTo: 'item.upTo' }),
  };
  const points = { widget: 'points-details', from: 'more', icon: 'art/rose/icons/petal.svg' };

  it.each([
    ['open-app-bar', bar, undefined],
    [
      'anchor-bar',
      { widget: 'anchor-bar', parts: [{ to: 'rules', label: { cn: '规则', en: 'Rules' } }, { to: 'top' }] },
      undefined,
    ],
    [
      'hero',
      { widget: 'hero', art: { sky: 'art/rose/icons/petal.svg' }, title: { cn: '玫瑰', en: 'Roses' } },
      undefined,
    ],
    ['floating-button', { widget: 'floating-button', ...go }, undefined],
    ['points-details', points, '/v2/activities/{id}/points'],
    ['message-list', messages, '/v2/messages'],
  ])('lies in no grid: %s', (_, node, get) => {
    const text = withNode(grid(node));
    const whole = get === undefined ? text : set('/data/more', { get, paging: { size: 20 } }, text);
    const found = check(whole);
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(found.filter(({ rule }) => rule === 'layout')).toMatchObject([
      { severity: 'warning', pointer: `${at}/body/0/widget`, got: 'one in a `grid`' },
    ]);
  });

  it('nor in any other part, however deep; the nearest is named', () => {
    const stack = { widget: 'stack', gap: 'small', body: [bar, note('Below')] };
    expect(layout({ widget: 'section', body: [stack] })).toMatchObject([{ got: 'one in a `stack`' }]);
  });

  it('stands well in the body, and in the place of a node of the body', () => {
    expect(layout(bar)).toEqual([]);
    const either = { ...go, requires: 'saveImage', fallback: [{ ...go, widget: 'floating-button' }] };
    expect(layout({ ...either, widget: 'floating-button' })).toEqual([]);
    expect(layout(grid({ ...either, widget: 'button' }))).toMatchObject([{ got: 'one in a `grid`' }]);
  });

  it('ends the body where it says so: what is below it would be pushed down', () => {
    const first = { ...bar, visible: "phase == 'live'" };
    const found = told('layout', set('/body', [first, ...body]));
    expect(found).toMatchObject([
      {
        severity: 'warning',
        pointer: '/body/0/widget',
        message: expect.stringContaining('stands last'),
        expected: '`open-app-bar` at the end of the body',
        got: `one with ${body.length} parts below it`,
      },
    ]);
    expect(told('layout', set('/body', [...body, bar, note('Below')]))).toMatchObject([
      { pointer: `${at}/widget`, got: 'one with 1 part below it' },
    ]);
  });

  it('an outlet is told by the rule of frames, and once', () => {
    const found = check(withNode(grid({ widget: 'outlet' })));
    expect(found.map(({ rule }) => rule)).toEqual(['frames']);
  });
});

describe('names that people bring for the two', () => {
  it.each([
    ['girds', 'grid'],
    ['columns', 'grid'],
    ['stak', 'stack'],
    ['flex', 'stack'],
    ['row', 'stack'],
    ['Button-Group', 'stack'],
  ])('%s: %s', (name, meant) => {
    expect(only(withNode({ widget: name, body: notes(2) }))).toMatchObject({ nearest: meant });
  });

  it.each([
    ['direction', 'row', 'horizontal'],
    ['direction', 'column', 'vertical'],
    ['align', 'left', 'start'],
    ['gap', 'big', 'large'],
  ])('%s: %s: %s', (key, value, meant) => {
    const node = { widget: 'stack', [key]: value, body: notes(2) };
    expect(only(withNode(node))).toMatchObject({ nearest: meant });
  });
});

describe('check layout: the banner of phases', () => {
  const banner = { widget: 'phase-banner' };
  const clock = { widget: 'countdown' };
  const nodes = (...more: object[]) => told('layout', set('/body', [...body, ...more]));

  it('stands in the body itself', () => {
    expect(nodes({ widget: 'section', body: [banner] })).toMatchObject([
      { severity: 'warning', pointer: `${at}/body/0/widget`, expected: '`phase-banner` in the body itself' },
    ]);
    expect(nodes(banner)).toEqual([]);
  });

  it('says what the countdown above or below it says, also inside of the part that is there', () => {
    const told = [
      { pointer: expect.stringMatching(/widget$/), expected: expect.stringContaining('one of the two') },
    ];
    expect(nodes(clock, banner)).toMatchObject(told);
    expect(nodes(banner, clock)).toMatchObject(told);
    expect(nodes({ widget: 'section', body: [clock] }, banner)).toMatchObject(told);
    expect(nodes(banner, { widget: 'stage-timeline' })).toMatchObject(told);
  });

  it('does not where something lies between them, or one of them is there at times alone', () => {
    expect(nodes(banner, note('Between'), clock)).toEqual([]);
    expect(nodes(banner, { ...clock, visible: "phase == 'ended'" })).toEqual([]);
    expect(nodes({ ...banner, visible: "phase == 'live'" }, clock)).toEqual([]);
    const inside = { ...clock, visible: "phase == 'ended'" };
    expect(nodes({ widget: 'section', body: [inside, note('Else')] }, banner)).toEqual([]);
  });
});
