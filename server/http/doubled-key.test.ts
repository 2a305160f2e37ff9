import { describe, expect, it } from 'vitest';
import { doubledKey } from './doubled-key.ts';

describe('the first key that an object has twice', () => {
  it.each([
    ['{"a":1,"a":2}', ['a']],
    ['{"a":1,"\\u0061":2}', ['a']],
    ['{"\\u0061":1,"b":0,"\\u0061":2}', ['a']],
    [' { "a" : 1 , "a" : 1 } ', ['a']],
    ['{"a":{"b":1,"b":2},"c":3}', ['a', 'b']],
    ['{"a":[{"b":1},{"b":1,"c":[0,{"d":1,"d":2}]}]}', ['a', '1', 'c', '1', 'd']],
    ['[{"a":1},{"a":1,"a":2}]', ['1', 'a']],
    ['{"__proto__":1,"__proto__":2}', ['__proto__']],
    ['{"":1,"":2}', ['']],
    ['{"😀":1,"\\ud83d\\ude00":2}', ['😀']],
  ])('%s', (text, place) => {
    JSON.parse(text);
    expect(doubledKey(text)).toEqual(place);
  });

  it.each([
    '{}',
    '[]',
    '5',
    '"a"',
    '{"a":1,"A":2}',
    '{"a":{"a":1},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":"a"}',
    '{"a":["b","b"],"b":[]}',
    '{"a":"x\\",\\"a\\":1"}',
    '{"a":"}","b":"{"}',
    '{"constructor":1,"toString":2}',
  ])('%s has none', (text) => {
    JSON.parse(text);
    expect(doubledKey(text)).toBeNull();
  });

  it('levels without end are read to their end', () => {
    const deep = `${'['.repeat(30_000)}{"a":1,"a":2}${']'.repeat(30_000)}`;
    expect(doubledKey(deep)?.at(-1)).toBe('a');
  });
});
