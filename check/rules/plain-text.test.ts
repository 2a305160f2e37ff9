import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

const label = (text: string) => set('/body/6/label/en', text);

describe('check plain-text', () => {
  it.each([
    '<b>Go</b>',
    'Go<br>on',
    'Go<br/>',
    '<span class="x">Go</span>',
    'Go&nbsp;on',
    'You &amp; me',
    'It takes { item.cost }',
    'It takes {count} petals',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what an operator may have pasted
    'It takes ${data.shop.balance}',
    'It takes {0}',
    'It takes %s petals',
    'It takes %1$s petals',
    'It takes ｛｛ item.cost ｝｝',
    '**Go**',
    '__Go__',
    '[Go](/other)',
    'It takes {{ data.charm.total }}}',
    'It takes <%= item.cost %>',
    'It takes [[ item.cost ]]',
    'It takes {% item.cost %}',
    '# My tickets',
    '_Party hat_',
    'a `code` in it',
  ])('%s is told', (text) => {
    expect(only(label(text))).toMatchObject({
      rule: 'plain-text',
      severity: 'error',
      pointer: '/body/6/label/en',
    });
  });

  it.each([
    'I <3 you',
    '1 < 2 > 0',
    'You & me',
    'R&B night',
    '100% roses',
    '50 % sale',
    '{{ data.charm.total }}',
    '5 * 3 * 2',
    'snake_case_name',
    '(^_^)',
    '{^_^}',
    '[new] (today)',
    'Go *now*',
    '#1 of # 2',
    '*_*',
    '[new] [old]',
  ])('%s is a text', (text) => {
    expect(check(label(text))).toEqual([]);
  });

  it('a line break that was escaped twice is told, in Markdown as well', () => {
    const rule = (text: string) => set('/body/7/rules/0/text/en', text);
    for (const wrong of [label('Go\\non'), rule('Go\\non')])
      expect(only(wrong)).toMatchObject({ rule: 'plain-text', got: '\\n' });
    expect(check(rule('Go\non'))).toEqual([]);
  });

  it('the expression that was meant is offered', () => {
    expect(only(label('It takes { data.shop.balance }')).nearest).toBe('{{ data.shop.balance }}');
  });

  it('Markdown may have bold and links, and no single braces', () => {
    const rule = (text: string) => set('/body/7/rules/0/text/en', text);
    expect(check(rule('**Go** [on](/other)'))).toEqual([]);
    expect(only(rule('It takes {item.cost}'))).toMatchObject({ rule: 'plain-text' });
    expect(only(rule('<b>Go</b>'))).toMatchObject({ rule: 'markdown' });
  });
});
