import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

const text = (cn: string, en: string) => ({ cn, en });
const tab = (key: string, label: object, more: object = {}) => ({
  key,
  label,
  body: [{ widget: 'rich-text', text: text(`说明 ${key}`, `About ${key}`) }],
  ...more,
});
const tabs = (...all: object[]): string =>
  set('/body/5', { widget: 'stack', body: [gifts, { widget: 'tabs', tabs: all }] });
const gifts = { widget: 'gift-series', gifts: ['rose', 'swan'] };
const section = (title: object, more: object = {}) => ({
  widget: 'section',
  title,
  body: [{ widget: 'rich-text', text: text(JSON.stringify(more).replace(/\W/g, ''), 'Other words') }],
  ...more,
});
const sections = (...all: object[]): string => set('/body/5', { widget: 'stack', body: [gifts, ...all] });
const told = (document: string) => check(document).filter(({ rule }) => rule === 'equal-labels');

describe('check equal-labels', () => {
  it('two tabs with one label are told at the second', () => {
    expect(
      only(tabs(tab('a', text('第一天', 'Day one')), tab('b', text('第一天', 'Day one')))),
    ).toMatchObject({
      rule: 'equal-labels',
      severity: 'warning',
      pointer: '/body/5/body/1/tabs/1/label',
      message: 'another one beside it has the same `label`: nobody can tell the two apart',
    });
  });

  it('in one language it is told there', () => {
    expect(
      only(tabs(tab('a', text('第一天', 'Day one')), tab('b', text('第一天', 'Day two')))),
    ).toMatchObject({
      pointer: '/body/5/body/1/tabs/1/label/cn',
      message: 'another one beside it has the same `label` in cn: nobody can tell the two apart',
      got: '`第一天`',
    });
  });

  it('two sections with one title are told, unless they show at different times', () => {
    const title = text('总榜', 'All days');
    const pair = (one: object, other: object) => sections(section(title, one), section(title, other));
    expect(told(pair({ id: 'a' }, { id: 'b' }))).toMatchObject([{ pointer: '/body/5/body/2/title' }]);
    expect(told(pair({ visible: "phase == 'live'" }, { visible: 'signedIn' }))).toHaveLength(1);
    expect(told(pair({ visible: "phase == 'live'" }, { visible: "phase == 'ended'" }))).toEqual([]);
  });

  it('tabs with another note, and steps that ask the same, are told apart', () => {
    const [label, note] = [text('夜场', 'Night'), (day: string) => ({ note: text(day, day) })];
    expect(told(tabs(tab('a', label, note('1')), tab('b', label, note('2'))))).toEqual([]);
    const asking = JSON.parse(
      '{ "do": "confirm", "title": { "cn": "确定吗？", "en": "Sure?" }, "then": [{ "do": "close" }] }',
    );
    expect(told(set('/body/6/press', [asking, asking]))).toEqual([]);
  });
});
