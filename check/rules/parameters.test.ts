import { describe, expect, it } from 'vitest';
import { check, checkAll, drop, only, set, swap } from '../testing/workbench.ts';

const PATH = 'activities/rookie/[city].json';
const alone = drop('/aliases', swap('"../schemas', '"../../schemas'));
const within = (params: unknown, text = alone): string =>
  text.replace('"version": 1,', `"version": 1, "params": ${JSON.stringify(params)},`);
const cities = within({ city: ['hanoi', 'saigon'] });

describe('check parameters', () => {
  it('a campaign with values is sound', () => {
    expect(check(cities, PATH)).toEqual([]);
  });

  it('a campaign with a parameter without values is told once', () => {
    expect(only(alone, PATH)).toMatchObject({ rule: 'parameters', pointer: '/campaign' });
    expect(
      only(alone.replace('"../../', '"../../../'), 'activities/rookie/[city]/[[day]].json').message,
    ).toContain('`city` and `day`');
  });

  it('values of a parameter that the path lacks', () => {
    expect(only(within({ town: ['hanoi'] }), PATH)).toMatchObject({
      rule: 'parameters',
      pointer: '/params/town',
      nearest: 'city',
    });
    expect(only(within({ city: ['hanoi'] }, drop('/aliases')))).toMatchObject({
      rule: 'parameters',
      pointer: '/params/city',
    });
  });

  it.each(['a b', 'hà', 'a/b', '', '..'])('%j is no part of an address', (value) => {
    expect(only(within({ city: ['hanoi', value] }), PATH)).toMatchObject({
      rule: 'schema',
      pointer: '/params/city/1',
    });
  });

  it('a value twice', () => {
    expect(only(within({ city: ['hanoi', 'hanoi'] }), PATH)).toMatchObject({
      rule: 'schema',
      pointer: '/params/city/1',
    });
  });

  it('an alias cannot say which address it stands for', () => {
    const text = within({ city: ['hanoi', 'saigon'] }, swap('"../schemas', '"../../schemas'));
    expect(only(text, PATH)).toMatchObject({ rule: 'parameters', pointer: '/aliases' });
  });

  it('too many addresses, and an address that is too long for an id', () => {
    const list = (name: string) => Array.from({ length: 15 }, (_, i) => `${name}${i}`);
    const deep = within({ city: list('a'), day: list('b') }).replace('"../../', '"../../../');
    expect(only(deep, 'activities/rookie/[city]/[day].json')).toMatchObject({
      rule: 'parameters',
      pointer: '/params',
    });
    expect(only(cities, `activities/${'r'.repeat(118)}/[city].json`)).toMatchObject({ rule: 'parameters' });
  });

  it('a page without dates takes any value', () => {
    const text =
      '{ "$schema": "../../schemas/generated/activity.editor.gen.json", "version": 1, "title": "x", "languages": ["en"], "theme": { "preset": "rose" }, "body": [{ "widget": "button", "label": "{{ params.city }}", "press": [{ "do": "share" }] }] }';
    expect(check(text, PATH)).toEqual([]);
  });
});

describe('what follows from values', () => {
  const title = (text: string): string => set('/title', { cn: text, en: text }, cities);
  const town = (value: string): string => set('/title', { cn: '城', en: 'Towns' }, within({ town: [value] }));

  it('a title may show them, and nothing else that is live', () => {
    expect(check(title('{{ params.city }}'), PATH)).toEqual([]);
    expect(only(set('/title', { cn: 'x', en: '{{ params.ctiy }}' }, cities), PATH)).toMatchObject({
      rule: 'expressions',
      nearest: 'city',
    });
    expect(only(set('/title', { cn: 'x', en: '{{ day }}' }, cities), PATH)).toMatchObject({
      rule: 'expressions',
    });
    expect(
      only(set('/title', { cn: 'x', en: "{{ params.city == 'hanio' ? 'A' : 'B' }}" }, cities), PATH),
    ).toMatchObject({ rule: 'expressions' });
  });

  it('links lead to the addresses that there are', () => {
    const link = (to: string): string => swap('"/other#words"', JSON.stringify(to));
    const told = (to: string) =>
      checkAll({ [PATH]: title('Cities'), 'activities/sound.json': link(to) }).map((one) => [
        one.rule,
        one.nearest,
      ]);
    expect(told('/rookie/hanoi')).toEqual([]);
    expect(told('/rookie/hanio')).toEqual([['links', '/rookie/hanoi']]);
  });

  it('one of them may be the address of another document', () => {
    const found = checkAll({
      [PATH]: title('Cities'),
      'activities/rookie/hanoi.json': set('/title', { cn: '河内', en: 'Hanoi' }, alone),
    });
    expect(found.map((one) => [one.file, one.rule, one.got])).toEqual([
      ['activities/rookie/hanoi.json', 'routes', '/rookie/hanoi'],
    ]);
  });

  it('two parameters in one place are told once', () => {
    const found = checkAll({ [PATH]: title('Cities'), 'activities/rookie/[town].json': town('hue') });
    expect(found.map((one) => [one.file, one.rule])).toEqual([['activities/rookie/[town].json', 'routes']]);
    const same = checkAll({ [PATH]: title('Cities'), 'activities/rookie/[town].json': town('hanoi') });
    expect(same.map((one) => [one.file, one.rule])).toEqual([['activities/rookie/[town].json', 'routes']]);
  });
});
