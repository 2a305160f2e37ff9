import { describe, expect, it } from 'vitest';
import { check, mended, only, rename, set, sound, swap } from './testing/workbench.ts';

describe('what a message of the check suggests', () => {
  it('zh is offered cn', () => {
    expect(only(set('/languages/0', 'zh')).nearest).toBe('cn');
    expect(only(set('/languages/0', 'zh')).message).toContain('entry 1 of `languages`');
    expect(only(rename('/title/cn', 'zh')).nearest).toBe('cn');
  });

  it('a wrong key beside a missing one is offered the missing one', () => {
    expect(only(rename('/body/2/redeem/0/success/0/name', 'to'))).toMatchObject({ nearest: 'name' });
  });

  it('a picture that is written wrongly is offered the right one', () => {
    expect(only(set('/body/0/art/sky', '/art/Rose/sky.svg')).nearest).toBe('art/rose/sky.svg');
    expect(only(set('/body/0/art/sky', 'art/rose/sky.png')).nearest).toBe('art/rose/sky.svg');
  });

  it('inner quotes are offered', () => {
    const text = set('/state/turn', { type: 'string', values: ['all', 'mine'], initial: 'all' });
    const finding = check(text).find((one) => one.pointer === '/state/turn/initial');
    expect(finding).toMatchObject({ nearest: "'all'", fix: { title: expect.stringContaining("'all'") } });
    const props = set('/body/6/press/0', { do: 'track', event: 'tapped', props: { place: 'main stage' } });
    expect(only(props)).toMatchObject({
      nearest: "'main stage'",
      tip: expect.stringContaining('quotes of its own'),
    });
  });

  it('true or false in the place of a condition is not put in quotes, where it would ask nothing', () => {
    for (const value of [true, false]) {
      const found = only(set('/body/6/visible', value));
      expect(found).toMatchObject({
        rule: 'schema',
        pointer: '/body/6/visible',
        expected: expect.stringContaining('a condition in quotes'),
        tip: expect.stringContaining(value ? 'leave out the key' : 'leave out what it is for'),
      });
      expect([found.fix, found.nearest]).toEqual([undefined, undefined]);
    }
  });

  it('names in the place of entries that are objects are offered as those', () => {
    const bar = (parts: unknown) => set('/body/5', { widget: 'anchor-bar', parts });
    const told = (parts: unknown) => check(bar(parts)).find(({ rule }) => rule === 'schema');
    expect(told(['top', 'rules'])).toMatchObject({ tip: 'it is written as { "to": "top" }' });
    expect(told('top, rules')?.tip).toContain('[{ "to": "top" }, { "to": "rules" }]');
  });

  it('a key that is wrong in all entries of a list is told once', () => {
    const bar = (...parts: object[]) =>
      check(set('/body/5', { widget: 'anchor-bar', parts })).filter(({ rule }) => rule === 'schema');
    const all = bar({ id: 'top' }, { id: 'rules' });
    expect(all).toMatchObject([{ pointer: '/body/5/parts/0/id', nearest: 'to' }]);
    expect(all[0]?.related).toMatchObject([{ message: 'and here' }]);
    // In two of three it is two slips.
    expect(bar({ id: 'top' }, { id: 'rules' }, { to: 'top' })).toHaveLength(2);
  });

  it('a number where an expression stands is put in quotes', () => {
    const wrong = set('/body/4/send/1/value', 2);
    expect(only(wrong)).toMatchObject({ nearest: '"2"' });
    expect(JSON.parse(mended(wrong))).toEqual(JSON.parse(sound));
  });

  it('braces around an expression are taken away', () => {
    const wrong = swap('"while": "phase == \'live\'"', '"while": "{{ phase == \'live\' }}"');
    expect(only(wrong).message).toContain('braces');
    expect(mended(wrong)).toBe(sound);
  });

  it('a link with a query says so', () => {
    expect(only(set('/body/6/press/0/to', '/other?from=here'))).toMatchObject({
      message: expect.stringContaining('has a query'),
      nearest: '/other',
    });
  });

  it('a link that cannot be one is offered a route that exists', () => {
    expect(only(set('/body/6/press/0/to', '/other.json')).nearest).toBe('/other');
    expect(only(set('/aliases/0', '/roses.json')).nearest).toBe('/roses');
  });

  it('what is empty is called empty', () => {
    expect(only(set('/title/en', ''))).toMatchObject({
      message: '`en` is an empty text',
      expected: 'a text',
    });
    expect(only(set('/body/1/visible', ''))).toMatchObject({ message: '`visible` is empty' });
  });

  it('a moment says what it lacks', () => {
    expect(only(set('/schedule/start', '2025-05-20T00:00:00'))).toMatchObject({
      message: '`start`: its offset is missing at the end',
      got: '"2025-05-20T00:00:00"',
    });
  });

  it('a key that has its place elsewhere is not taken for a misspelling', () => {
    const wrong = swap(
      '"widget": "rule-section",',
      '"widget": "section",\n      "from": "charm",\n      "body": [],',
    );
    expect(check(wrong).every((one) => !one.fix)).toBe(true);
    const section = swap(
      '{ "widget": "gift-series", "gifts": ["rose", "swan"] }',
      '{ "widget": "section", "from": "charm", "body": [{ "widget": "gift-series", "gifts": ["rose", "swan"] }] }',
    );
    expect(only(section)).toMatchObject({ message: 'there is no key `from` here' });
    expect(only(section).fix).toBeUndefined();
  });

  it('a redirect beside a page is one error', () => {
    const wrong = swap('"version": 1,', '"version": 1,\n  "redirect": "/other",');
    expect(only(wrong)).toMatchObject({ line: 4, message: expect.stringContaining('a page or a redirect') });
  });

  it('a campaign that is lost is one error, with the places that ask for it', () => {
    const { campaign: _campaign, ...rest } = JSON.parse(sound);
    const finding = only(JSON.stringify(rest, null, 2));
    expect(finding).toMatchObject({
      rule: 'campaign',
      line: 1,
      message: expect.stringContaining('no campaign'),
    });
    expect(finding.related?.length).toBeGreaterThan(3);
  });

  it('a definition that was renamed is one error there, with its uses', () => {
    const finding = only(rename('/data/charm', 'popular'));
    expect(finding).toMatchObject({ rule: 'references', pointer: '/data/popular', nearest: 'charm' });
    expect(finding.related).toHaveLength(4);
  });

  it('a use that is misspelt is told at the use', () => {
    expect(only(set('/body/1/from', 'charmm')).pointer).toBe('/body/1/from');
  });
});
