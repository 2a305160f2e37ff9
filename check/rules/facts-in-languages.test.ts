import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { check, set } from '../testing/workbench.ts';

const TEXT = '/body/9/body/0/rules/0/text';
const bare = { cn: '—', tw: '—', en: '—', th: '—', vi: '—' };

describe('check facts in the languages of a text', () => {
  const path = 'activities/activity_20250520.json';
  const context = readProject(root);
  const campaign = readFileSync(join(root, path), 'utf8');
  const told = (texts: Record<string, string>) => {
    return checkText(path, set(TEXT, { ...bare, ...texts }, campaign), context).filter(
      (one) => one.rule === 'facts',
    );
  };
  const inAll = (text: string) => Object.fromEntries(Object.keys(bare).map((one) => [one, text]));
  const both = '{{ time(schedule.start) }} – {{ date(schedule.end) }} {{ time(schedule.end) }}';

  it('the one that shows another moment is told at its line', () => {
    const wrong = both.replace('time(schedule.end)', 'time(schedule.start)');
    expect(told({ ...inAll(both), vi: wrong })).toMatchObject([
      {
        severity: 'warning',
        pointer: `${TEXT}/vi`,
        message: 'the text in `vi` shows no `time(schedule.end)`, unlike most of its languages',
        expected: '`time(schedule.end)`',
      },
    ]);
  });

  it('of two languages both are named', () => {
    const two = (cn: string, en: string) =>
      check(set('/body/7/rules/0/text', { cn, en })).filter((one) => one.rule === 'facts');
    expect(two('{{ prize.halo.cost }}', '{{ gift.rose.points }}')).toMatchObject([
      {
        severity: 'warning',
        pointer: '/body/7/rules/0/text/en',
        message: expect.stringMatching(
          /`en` shows `gift.rose.points` where that in `cn` shows `prize.halo.cost`/,
        ),
      },
    ]);
    expect(two('{{ prize.halo.cost }}', 'As many as 100')).toEqual([]);
    expect(two('{{ prize.halo.cost }}', 'It costs {{ prize.halo.cost }}')).toEqual([]);
  });

  it('the one that shows another fact is told where it does', () => {
    expect(told({ ...inAll('{{ prize.badge.cost }}'), th: 'ราคา {{ prize.skin.cost }}' })).toMatchObject([
      { pointer: expect.stringMatching(/th$/), got: '`prize.skin.cost`', expected: '`prize.badge.cost`' },
    ]);
    expect(told({ tw: '{{ prize.badge.cost }}' })).toMatchObject([{ pointer: expect.stringMatching(/tw$/) }]);
  });

  it.each([
    { ...inAll(both), en: both.replace('date(', 'fullDate(') },
    { ...inAll(both), th: `{{ time(schedule.end) }} ${both}` },
    { ...inAll('{{ gift.rose.name }}: {{ prize.badge.cost }}'), vi: 'Hoa: {{ prize.badge.cost }}' },
    { ...inAll('{{ day }}'), en: "{{ day }} {{ day == 1 ? 'day' : 'days' }}" },
    {
      ...inAll('—'),
      cn: '{{ prize.badge.cost }}',
      tw: '{{ prize.badge.cost }}',
      en: '{{ prize.skin.cost }}',
    },
  ])('%j may stand there', (texts) => {
    expect(told(texts)).toEqual([]);
  });
});

describe('check facts: a day in words where other languages name it', () => {
  const path = 'activities/activity_20250520.json';
  const context = readProject(root);
  const campaign = readFileSync(join(root, path), 'utf8');
  const started = (en: string) => {
    const all = Object.fromEntries(Object.keys(bare).map((one) => [one, '{{ date(schedule.start) }}']));
    return checkText(path, set(TEXT, { ...all, en }, campaign), context).filter(
      ({ rule }) => rule === 'facts',
    );
  };

  it('another day is told, the same one is left to repeated-facts', () => {
    expect(started('From May 19 on')).toMatchObject([
      { pointer: `${TEXT}/en`, expected: '`date(schedule.start)`' },
    ]);
    expect(started('From May 18 on')).toEqual([]);
  });
});
