import { describe, expect, it } from 'vitest';
import { check, checkAll, only, set, sources } from '../testing/workbench.ts';

const redirect = (to: string) =>
  JSON.stringify({ $schema: '../schemas/generated/activity.editor.gen.json', version: 1, redirect: to });
const page = sources.get('activities/other.json') ?? '';

describe('check routes', () => {
  it('an alias that another document has is told once', () => {
    expect(only(set('/aliases/0', '/other'))).toMatchObject({ rule: 'routes', pointer: '/aliases/0' });
    expect(only(set('/aliases/0', '/second'))).toMatchObject({
      rule: 'routes',
      message: expect.stringContaining('activities/other.json'),
    });
    expect(only(set('/aliases/0', '/sound'))).toMatchObject({
      rule: 'routes',
      message: expect.stringContaining('itself'),
    });
  });

  it('two documents with one address are told at one of them', () => {
    const found = checkAll({
      'activities/other/index.json': page
        .replace('"../schemas', '"../../schemas')
        .replace('"aliases": ["/second"],', ''),
    });
    expect(found.map((one) => [one.file, one.rule])).toEqual([['activities/other/index.json', 'routes']]);
  });

  it('a redirect leads to a page', () => {
    expect(only(redirect('/soud'), 'activities/old-address.json')).toMatchObject({
      rule: 'routes',
      nearest: '/sound',
    });
    expect(check(redirect('/roses'), 'activities/old-address.json')).toEqual([]);
  });

  it('redirects do not lead in a circle, which is told once', () => {
    expect(only(redirect('/old-address'), 'activities/old-address.json')).toMatchObject({ rule: 'routes' });
    const found = checkAll({
      'activities/0.json': redirect('/a'),
      'activities/a.json': redirect('/b'),
      'activities/b.json': redirect('/a'),
    });
    expect(found.map((one) => [one.file, one.message])).toEqual([
      ['activities/a.json', 'the redirect leads in a circle'],
    ]);
  });

  it.each(['[city', '{city}', ':city', '<city>'])('a parameter written as %s is one error', (name) => {
    const text = set(
      '/params',
      { city: ['hanoi'] },
      set('/$schema', '../../schemas/generated/activity.editor.gen.json'),
    ).replace('"aliases": ["/roses"],', '');
    expect(only(text, `activities/rookie/${name}.json`)).toMatchObject({
      rule: 'routes',
      nearest: 'activities/rookie/[city].json',
    });
  });

  it('a name that is no address takes none from others', () => {
    const text = page.replace('"aliases": ["/second"],', '');
    expect(
      checkAll({ 'activities/.json': text, 'activities/index.json': text }).map((one) => one.file),
    ).toEqual(['activities/.json']);
  });

  it.each(['activities/a b.json', 'activities/é.json', 'activities/[x.json', 'activities/[[x]]/y.json'])(
    '%s cannot be an address',
    (path) => {
      const text = page
        .replace('"aliases": ["/second"],', '')
        .replace('"../schemas', path.includes('/y') ? '"../../schemas' : '"../schemas');
      expect(only(text, path)).toMatchObject({ rule: 'routes', line: 1 });
    },
  );
});
