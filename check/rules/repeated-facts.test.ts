import { describe, expect, it } from 'vitest';
import { check, fixed, mended, only, set, sound, told } from '../testing/workbench.ts';

const RULE = '/body/7/rules/0/text/en';

describe('check repeated-facts', () => {
  it.each([
    ['It opens on May 20.', 'It opens on {{ date(schedule.start) }}.'],
    ['Until May 27, 2025, at noon', 'Until {{ fullDate(schedule.end) }}, at noon'],
    ['**may 28**', '**{{ date(schedule.settle) }}**'],
  ])('%s names the schedule', (text, named) => {
    expect(only(set(RULE, text))).toMatchObject({ rule: 'repeated-facts', severity: 'warning' });
    expect(JSON.parse(mended(set(RULE, text))).body[7].rules[0].text.en).toBe(named);
  });

  it('of two moments on one day it is the one whose time stands beside it', () => {
    const text = set('/schedule/settle', '2025-05-27T12:00:00+08:00');
    expect(only(set(RULE, 'Results on May 27 at 12:00', text)).expected).toBe('{{ date(schedule.settle) }}');
  });

  it('of two that nothing tells apart both are offered, and --fix leaves the text alone', () => {
    const text = set(RULE, 'It ends on May 27', set('/schedule/settle', '2025-05-27T12:00:00+08:00'));
    const finding = only(text);
    expect(finding).toMatchObject({
      expected: '{{ date(schedule.end) }} or {{ date(schedule.settle) }}',
      tip: expect.stringContaining('name the one that is meant'),
    });
    expect(finding.fix).toBeUndefined();
    expect(fixed(text)).toBe(text);
  });

  it.each(['From May 20 to May 30, 2025', 'From 20 May to 30 May 2025', 'May 20 to 30'])(
    'of a range that is wrong, %s, the range is told and no half of it',
    (text) => {
      expect(only(set(RULE, text))).toMatchObject({ rule: 'facts', pointer: RULE });
    },
  );

  it('beside a range that is wrong, what is repeated is told as well', () => {
    const found = told('repeated-facts', set(RULE, 'From May 20 to May 30, 2025. Results on May 28'));
    expect(found).toMatchObject([{ expected: '{{ date(schedule.settle) }}', got: 'May 28' }]);
  });

  const polls = [
    {
      id: 'night',
      options: ['one', 'two'].map((id) => ({ id, title: { cn: '夜', en: id } })),
      limits: { total: 1 },
      window: { opens: '2025-05-21T18:00:00+08:00', locks: '2025-05-23T20:00:00+08:00' },
    },
  ];

  it.each([
    ['Vote until May 23', '{{ date(poll.night.window.locks) }}', true],
    ['Vote until May 23, 2025', '{{ fullDate(poll.night.window.locks) }}', true],
    // It reads otherwise with the fact in its place: the sentence is the author's.
    ['Vote until 23 May', '{{ date(poll.night.window.locks) }}', false],
    ['Vote from the 21st of May on', '{{ date(poll.night.window.opens) }}', false],
  ])('%s names the window of a block', (words, expected, isMended) => {
    const [first, ...more] = told('repeated-facts', set(RULE, words, set('/campaign/polls', polls)));
    expect([first, more]).toMatchObject([
      { expected, message: expect.stringContaining('campaign says') },
      [],
    ]);
    expect(first?.fix !== undefined).toBe(isMended);
  });

  it.each([
    'From {{ date(schedule.start) }} on',
    'every May 21',
    '520 Nights',
    'May 20, 2024 was another one',
  ])('%s repeats nothing', (text) => {
    expect(check(set(RULE, text)).filter((one) => one.rule === 'repeated-facts')).toEqual([]);
  });

  it.each([
    ['The light comes on at **2,000** points', 'The light comes on at **{{ milestone.second.at }}** points'],
    ['from 2000 points on', 'from {{ milestone.second.at }} points on'],
  ])('%s names the goal', (text, named) => {
    const [first, ...more] = told('repeated-facts', set(RULE, text));
    expect([first, more]).toMatchObject([{ severity: 'warning', pointer: RULE }, []]);
    expect(JSON.parse(mended(set(RULE, text))).body[7].rules[0].text.en).toBe(named);
  });

  it('a name that is no word stands in brackets', () => {
    const named = set(
      '/campaign/milestones/1/id',
      'big-light',
      set('/body/3/milestones', ['first', 'big-light']),
    );
    expect(told('repeated-facts', set(RULE, 'At 2,000 points', named))).toMatchObject([
      { expected: '{{ milestone["big-light"].at }}', got: '2,000' },
    ]);
  });

  it('of a number that two facts are both are offered, and --fix leaves the text alone', () => {
    const text = set(RULE, 'From 2,000 points on', set('/campaign/exchange/0/cost', 2000));
    const [first] = told('repeated-facts', text);
    expect(first?.expected).toMatch(/^\{\{ .+ \}\} or \{\{ .+ \}\}$/);
    expect(first?.expected).toContain('{{ milestone.second.at }}');
    expect(first?.fix).toBeUndefined();
  });

  it('a number that no fact is as well, a small one and another one repeat nothing', () => {
    const stock = set('/campaign/exchange/0/stock', 2000);
    expect(told('repeated-facts', set(RULE, 'Only 2,000 of them', stock))).toEqual([]);
    expect(told('repeated-facts', set(RULE, 'Each may have 2, for 100 points', sound))).toEqual([]);
    expect(told('repeated-facts', set(RULE, 'From 2,500 points on', sound))).toEqual([]);
  });

  it('the campaign, where facts come from, may write them out', () => {
    expect(check(set('/campaign/exchange/0/name/en', 'Halo of May 20'))).toEqual([]);
  });
});
