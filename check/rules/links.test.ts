import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

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
});
