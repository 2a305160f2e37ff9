import { describe, expect, it } from 'vitest';
import { check, drop, only, set } from '../testing/workbench.ts';

const TITLE = '/title/en';
const UNIT = '/body/1/unit/en';
const LABEL = '/body/6/label/en';
const RULE = '/body/7/rules/0/text/en';

/** That the other language shows other facts is a warning, of another rule's test. */
const errors = (text: Parameters<typeof check>[0]) =>
  check(text).filter(({ severity }) => severity === 'error');

describe('facts in the texts of a document', () => {
  it.each([TITLE, UNIT, LABEL, RULE, '/popups/thanks/title/en'])('may stand in %s', (pointer) => {
    expect(
      errors(set(pointer, '{{ date(schedule.start) }}, {{ prize.halo.cost }} {{ currency.name }}')),
    ).toEqual([]);
  });

  it('stand beside live values, in braces of their own', () => {
    expect(errors(set(UNIT, '{{ data.charm.total }} of {{ gift.rose.points }}'))).toEqual([]);
    expect(only(set(UNIT, '{{ data.charm.total + gift.rose.points }}'))).toMatchObject({
      rule: 'expressions',
      got: 'data',
      tip: expect.stringContaining('braces of its own'),
    });
  });

  it('that do not exist are told with the nearest', () => {
    expect(only(set(TITLE, '{{ prize.hallo.cost }}'))).toMatchObject({ got: '`hallo`', nearest: 'halo' });
    expect(only(set(RULE, '{{ date(schedule.sart) }}'))).toMatchObject({ got: 'sart', nearest: 'start' });
    expect(only(set(TITLE, '{{ prise.halo.cost }}'))).toMatchObject({ got: 'prise', nearest: 'prize' });
    expect(only(set(TITLE, '{{ milestone.first.gives }}'))).toMatchObject({ got: 'gives' });
  });

  it('a moment needs words, and its functions need a moment', () => {
    expect(only(set(TITLE, '{{ schedule.start }}'))).toMatchObject({
      tip: expect.stringContaining('date('),
    });
    expect(only(set(TITLE, '{{ date(prize.halo.cost) }}'))).toMatchObject({ expected: 'moment' });
    expect(only(set(UNIT, '{{ date(data.charm.total) }}'))).toMatchObject({ got: 'data' });
  });

  it('an id with a hyphen stands in brackets', () => {
    const text = set('/campaign/wall/messages/0/id', 'thank-you');
    const renamed = set('/body/5/gifts/1', 'white-swan', set('/campaign/gifts/1/id', 'white-swan', text));
    expect(check(set(TITLE, '{{ gift["white-swan"].price }}', renamed))).toEqual([]);
    expect(only(set(TITLE, '{{ gift.white-swan.price }}', renamed))).toMatchObject({
      got: 'white',
      nearest: 'white-swan',
      tip: 'write gift["white-swan"]',
    });
    expect(only(set(TITLE, '{{ gift["white-swam"].price }}', renamed))).toMatchObject({
      nearest: 'white-swan',
    });
  });

  it('never stand in the campaign that they come from', () => {
    expect(only(set('/campaign/exchange/0/name/en', 'Halo for {{ prize.halo.cost }}'))).toMatchObject({
      rule: 'expressions',
      message: expect.stringContaining('fixed'),
    });
  });

  it('are no names of conditions', () => {
    expect(only(set('/body/1/visible', 'gift.rose.price > 5'))).toMatchObject({ got: 'gift' });
  });

  it('stand in a text of the campaign that only pages show, held to what there is', () => {
    const of = (description: string, gives: object[] = [{ kind: 'prize', prize: 'halo', days: 7 }]) =>
      set(
        '/campaign/exchange/0/description',
        { cn: description, en: description },
        set('/campaign/exchange/0/gives', gives, set('/campaign/prizes', [prize])),
      );
    const prize = { id: 'halo', name: { cn: '光环', en: 'Halo' }, icon: 'art/rose/icons/petal.svg' };
    expect(check(of('{{ prize.halo.lasts }}, {{ date(schedule.end) }}'))).toEqual([]);
    expect(only(of('{{ prize.halo.last }}'))).toMatchObject({ rule: 'expressions', nearest: 'lasts' });
    expect(only(of('{{ data.charm.total }}'))).toMatchObject({ rule: 'expressions' });
    const stays = [{ kind: 'prize', prize: 'halo' }];
    expect(check(of('{{ prize.halo.lasts }}', stays)).length).toBeGreaterThan(0);
    // What may name facts is none.
    expect(only(set('/title/en', '{{ prize.halo.description }}'))).toMatchObject({ rule: 'expressions' });
  });

  it('say nothing more where the schedule or the campaign is broken', () => {
    const text = set(TITLE, '{{ date(schedule.start) }} {{ prize.halo.cost }}');
    expect(only(set('/schedule/start', '2025-05-20', text))).toMatchObject({ pointer: '/schedule/start' });
    expect(only(set('/campaign/exchange/0/cost', 'ten', text))).toMatchObject({
      pointer: '/campaign/exchange/0/cost',
    });
    const size = set(TITLE, '{{ gift.rose.price }}');
    expect(only(drop('/campaign/gifts/0/price', size)).rule).toBe('schema');
    expect(only(set('/campaign/gifts/0/price', 'ten', size)).rule).toBe('schema');
    expect(check(drop('/schedule/settle', text)).filter((one) => one.rule === 'expressions')).toEqual([]);
  });
});
