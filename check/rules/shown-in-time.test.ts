import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../testing/workbench.ts';

const hidden = (nth: number, visible: string, text?: string) => set(`/body/${nth}/visible`, visible, text);

describe('check shown-in-time', () => {
  it('what is offered when it is closed alone is told at its condition', () => {
    expect(only(hidden(2, "phase == 'ended'"))).toMatchObject({
      rule: 'shown-in-time',
      severity: 'warning',
      pointer: '/body/2/visible',
      message: expect.stringContaining('it shows in `ended`'),
      expected: 'a condition that holds in `live` as well, or none',
    });
    expect(only(hidden(2, "phase != 'live'"))).toMatchObject({ rule: 'shown-in-time' });
  });

  it('a goal is claimed while the campaign is counted, too', () => {
    expect(check(hidden(3, "phase == 'settling'"))).toEqual([]);
    expect(only(hidden(3, "phase == 'ended'"))).toMatchObject({
      expected: 'a condition that holds in `live` or `settling` as well, or none',
    });
  });

  it('what shows in time in another place is offered', () => {
    const grid = JSON.parse(set('/version', 1)).body[2];
    expect(told('shown-in-time', set('/body/6', { ...grid, visible: "phase == 'ended'" }))).toEqual([]);
  });

  it('what asks for more than the phase may be shown in time', () => {
    expect(check(hidden(2, "phase != 'live' || signedIn"))).toEqual([]);
    expect(only(hidden(2, "phase == 'ended' && signedIn"))).toMatchObject({ rule: 'shown-in-time' });
  });

  it('a page that is blank in a phase is told once', () => {
    const all = Array.from({ length: 8 }, (_, nth) => nth).reduce(
      (text, nth) => hidden(nth, "phase == 'live' || phase == 'settling'", text),
      set('/version', 1),
    );
    expect(only(all)).toMatchObject({
      rule: 'shown-in-time',
      pointer: '/body',
      message: expect.stringContaining('`preview` and `ended`'),
    });
  });

  it.each([
    ["phase == 'ended'", '`preview`, `live` and `settling`'],
    ["phase != 'live' && signedIn", '`live`'],
  ])('asked when %s, a shop that is on the page at other times stays empty', (condition, phases) => {
    expect(only(set('/data/shop/when', condition))).toMatchObject({
      rule: 'shown-in-time',
      severity: 'warning',
      pointer: '/data/shop/when',
      message: expect.stringContaining(`\`shop\` in ${phases}:`),
      expected: `a condition that holds in ${phases} as well, or none`,
      got: `\`${condition}\``,
      related: [expect.objectContaining({ message: 'it is shown here' })],
    });
  });

  it('what is asked for whenever it is shown may be asked for then alone', () => {
    const shop = hidden(2, "phase == 'live'", set('/data/shop/when', "phase != 'preview' && signedIn"));
    expect(check(shop)).toEqual([]);
    expect(check(set('/data/shop/when', 'signedIn'))).toEqual([]);
  });

  describe('what is of a person', () => {
    const { body } = JSON.parse(sound) as { body: object[] };
    const list = (visible?: string) => ({
      widget: 'message-list',
      from: 'messages',
      ...(visible === undefined ? {} : { visible }),
      read: [{ do: 'post', to: '/v2/messages/{item.id}/read', refresh: ['messages'] }],
      readAll: [{ do: 'post', to: '/v2/messages/read', body: { upTo: 'item.upTo' }, refresh: ['messages'] }],
    });
    const page = (visible?: string) =>
      told(
        'shown-in-time',
        set('/body', [...body, list(visible)], set('/data/messages', { get: '/v2/messages' })),
      );

    it('is not shown to visitors alone', () => {
      expect(page('!signedIn')).toMatchObject([
        {
          pointer: '/body/8/visible',
          message: expect.stringContaining('`message-list` shows what people have'),
        },
      ]);
      expect(page('signedIn')).toEqual([]);
      expect(page()).toEqual([]);
      expect(page("phase == 'live' && !signedIn")).toHaveLength(1);
    });
  });
});
