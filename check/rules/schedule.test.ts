import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../testing/workbench.ts';

describe('check schedule', () => {
  it.each([
    ['preview', '2025-05-21T00:00:00+08:00'],
    ['end', '2025-05-19T00:00:00+08:00'],
    ['end', '2025-05-20T00:00:00+08:00'],
    ['settle', '2025-05-26T00:00:00+08:00'],
    ['start', '2025-06-20T00:00:00+08:00'],
    ['end', '2025-05-20T01:00:00+10:00'],
  ])('%s at %s is out of order, told once', (name, date) => {
    expect(only(set(`/schedule/${name}`, date))).toMatchObject({
      rule: 'schedule',
      pointer: `/schedule/${name}`,
    });
  });

  it.each([
    '2025-02-30T00:00:00+08:00',
    '2025-13-01T00:00:00Z',
    '2025-05-20T24:30:00+08:00',
    '2025-05-20T00:00:00+15:00',
    '2025-02-29T00:00:00Z',
  ])('%s is not in the calendar', (date) => {
    expect(only(set('/schedule/start', date))).toMatchObject({
      rule: 'schedule',
      message: 'this date is not in the calendar',
    });
  });

  it('midnight at the end of a day is offered as that at the beginning of the next', () => {
    const found = only(
      set('/schedule/end', '2025-05-31T24:00:00+08:00', set('/schedule/settle', '2025-06-02T00:00:00+08:00')),
    );
    expect(found).toMatchObject({ rule: 'schedule', nearest: '2025-06-01T00:00:00+08:00' });
    expect(only(set('/schedule/start', '2025-02-30T24:00:00+08:00')).nearest).toBeUndefined();
  });

  it.each([
    ['end', '2125-05-25T00:00:00+08:00', 'start'],
    ['settle', '2027-06-01T00:00:00+08:00', 'end'],
    ['preview', '2015-05-18T00:00:00+08:00', 'start'],
  ])('%s at %s lies too far from %s: a digit of a year is wrong', (name, date, beside) => {
    // What comes behind `end` moves with it.
    const settled = name === 'end' ? set('/schedule/settle', date) : sound;
    const found = only(set(`/schedule/${name}`, date, settled));
    expect(found).toMatchObject({ rule: 'schedule', pointer: `/schedule/${name}`, got: `\`${date}\`` });
    expect(found.expected).toContain(`that of \`${beside}\``);
  });

  it.each(['2205', '2014'])('all dates in the year %s are told once, at the first', (year) => {
    const moved = ['preview', 'start', 'end', 'settle'].reduce((text, name) => {
      const { schedule } = JSON.parse(text) as { schedule: Record<string, string> };
      return schedule[name] ? set(`/schedule/${name}`, schedule[name].replace(/^\d{4}/, year), text) : text;
    }, sound);
    const found = only(moved);
    expect(found).toMatchObject({ rule: 'schedule', expected: 'a year from 2015 to 2099' });
    expect(found.pointer).toMatch(/^\/schedule\/(preview|start)$/);
  });

  it('a leap day is', () => {
    expect(told('schedule', set('/schedule/preview', '2024-02-29T00:00:00+08:00'))).toEqual([]);
  });

  it('of two dates out of order the one that is months away is told, and no days that would follow from it', () => {
    expect(only(set('/schedule/start', '2025-01-20T00:00:00+08:00'))).toMatchObject({
      rule: 'schedule',
      pointer: '/schedule/start',
    });
    expect(only(set('/schedule/end', '2025-05-29T00:00:00+08:00'))).toMatchObject({ rule: 'schedule' });
  });

  it('a date without its offset is no date', () => {
    expect(only(set('/schedule/start', '2025-05-20T00:00:00'))).toMatchObject({
      rule: 'schema',
      pointer: '/schedule/start',
    });
  });

  it('a countdown has dates to count to', () => {
    const page = (more: object): string =>
      JSON.stringify({
        $schema: '../schemas/generated/activity.editor.gen.json',
        version: 1,
        title: 'x',
        languages: ['en'],
        theme: { preset: 'rose' },
        ...more,
        body: [{ widget: 'countdown' }],
      });
    const schedule = { start: '2025-05-20T00:00:00Z', end: '2025-05-21T00:00:00Z' };
    expect(check(page({ schedule }), 'activities/new.json')).toEqual([]);
    expect(only(page({}), 'activities/new.json')).toMatchObject({ rule: 'schedule', pointer: '/body/0' });
  });
});
