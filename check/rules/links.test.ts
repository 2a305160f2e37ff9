import { describe, expect, it } from 'vitest';
import { check, checkAll, only, set, sources } from '../testing/workbench.ts';

const TO = '/body/6/press/0/to';
const TEXT = '/body/7/rules/0/text/en';

describe('check links', () => {
  it.each([
    [TO, '/othr', '/other'],
    [TO, '/other#word', 'words'],
    [TO, '#rule', 'rules'],
    [TO, '/sound#tops', 'top'],
    ['/popups/thanks/body/0/press/1/to', 'rulez', 'rules'],
    [TEXT, 'See [there](#tip).', 'top'],
    [TEXT, 'See [there](/secnd).', '/second'],
  ])('%s leading to %s: did you mean %s?', (pointer, to, nearest) => {
    expect(only(set(pointer, to))).toMatchObject({ rule: 'links', pointer, nearest });
  });

  it.each(['/second', '/old-address', '/roses#rules', '#top', 'https://example.org/a'])(
    '%s is there',
    (to) => {
      expect(check(set(TO, to))).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', 'http://example.org', '//example.org', 'data:text/html,x', 'page.html'])(
    'Markdown may not lead to %s',
    (to) => {
      expect(only(set(TEXT, `See [this](${to}).`))).toMatchObject({
        rule: 'links',
        message: 'a link may not lead there',
      });
    },
  );

  describe('a page for those alone who hold the tools', () => {
    const OTHER = 'activities/other.json';
    const tools = set('/access', { tools: true }, sources.get(OTHER));
    const told = (texts: Record<string, string>) =>
      checkAll({ [OTHER]: tools, ...texts }).filter(({ file }) => file === 'activities/sound.json');

    it.each([
      ['its own address', '/other'],
      ['another address of it', '/second#words'],
      ['what leads to it', '/to-other'],
    ])('is nothing to readers: %s', (_name, to) => {
      const leads = JSON.stringify({
        ...JSON.parse(sources.get('activities/old-address.json') ?? ''),
        redirect: '/other',
      });
      expect(told({ 'activities/sound.json': set(TO, to), 'activities/to-other.json': leads })).toMatchObject(
        [{ rule: 'links', severity: 'error', pointer: TO, message: expect.stringContaining('`tools`') }],
      );
    });

    it('may be opened from another one', () => {
      expect(told({ 'activities/sound.json': set('/access', { tools: true }) })).toEqual([]);
    });
  });
});
