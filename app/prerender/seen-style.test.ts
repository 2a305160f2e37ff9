import { describe, expect, it } from 'vitest';
import { readCss } from '../../build/client-assets.ts';
import { namesIn, seenStyle } from './seen-style.ts';
import { type Rule, rulesOf } from './style-rules.ts';

const seen = (css: string, markup: string): string => seenStyle(css, namesIn(markup));

describe('the rules that a drawn page can use', () => {
  it.each([
    ['a class that it has', '.a{color:red}', '<p class="b a">', '.a{color:red}'],
    ['a class that it has not', '.a{color:red}', '<p class="b" title=".a">a</p>', ''],
    ['one selector of a list', '.a,.b,h3{margin:0}', '<h3 class="a">', '.a,h3{margin:0}'],
    ['all parts of a selector', '.a>.b+li{margin:0}', '<ul class="a"><li>', ''],
    [
      'an attribute, whatever its value',
      '.t[aria-selected=true]{top:0}',
      '<b class="t" aria-selected="false">',
      '.t[aria-selected=true]{top:0}',
    ],
    ['a state that an attribute brings', '.a:disabled{top:0}', '<button class="a">', ''],
    [
      'the same where it has it',
      '.a:disabled{top:0}',
      '<button class="a" disabled="">',
      '.a:disabled{top:0}',
    ],
    ['a state that a finger brings', '.a:active:not(.b){top:0}', '<i class="a">', '.a:active:not(.b){top:0}'],
    [
      'what may be met in several ways',
      '.a:is(.b,.c) :not(:has(*)){top:0}',
      '<i class="a">',
      '.a:is(.b,.c) :not(:has(*)){top:0}',
    ],
    [
      'rules for some screens',
      '@media (width>=9px){.a{top:0}.b{top:0}}',
      '<i class="a">',
      '@media (width>=9px){.a{top:0}}',
    ],
    ['no empty group', '@media (width>=9px){.b{top:0}}', '<i class="a">', ''],
    [
      'brackets and commas in texts',
      '.a:after{content:"},.x{"}.b{top:0}',
      '<i class="a">',
      '.a:after{content:"},.x{"}',
    ],
    [
      'keyframes that it names',
      '@keyframes x{to{top:0}}.a{animation:1s x}',
      '<i class="a">',
      '@keyframes x{to{top:0}}.a{animation:1s x}',
    ],
    ['no keyframes that it does not name', '@keyframes x{to{top:0}}.b{animation:1s x}', '<i class="a">', ''],
    ['a message that the page’s first script shows', '.toast{top:0}', '<i>', '.toast{top:0}'],
    ['a countdown without days', '.a:has([data-none]){top:0}', '<i class="a">', '.a:has([data-none]){top:0}'],
    ['a `>` inside an attribute', '.b{top:0}', '<i title="a > b" class="b">', '.b{top:0}'],
  ])('%s', (_, css, markup, left) => expect(seen(css, markup)).toBe(left));

  it('§8 no rule waits for what scripts of every page say of the document itself: each such rule is there with the first frame', () => {
    const all = Object.values(readCss()).join('');
    const said = new Set(
      [...all.matchAll(/html(?::not\()?\[(data-[\w-]+)/g)].flatMap(([, name]) => name ?? []),
    );
    expect([...said]).toContain('data-phase');
    for (const name of said)
      expect(seen(`html[${name}] .a{top:0}`, '<i class="a">'), name).toBe(`html[${name}] .a{top:0}`);
  });

  it('read and written again, every style of the product is as it was', () => {
    const write = (rules: readonly Rule[]): string =>
      rules
        .map((rule) =>
          rule.kind === 'style'
            ? `${rule.selectors.map(({ text }) => text).join()}{${rule.body}}`
            : rule.kind === 'group'
              ? `${rule.prelude}{${write(rule.rules)}}`
              : rule.text,
        )
        .join('');
    for (const css of Object.values(readCss())) expect(write(rulesOf(css))).toBe(css);
  });

  it('says where a style is not whole', () => {
    expect(() => rulesOf('.a{top:0')).toThrow('expected the end of {');
  });
});
