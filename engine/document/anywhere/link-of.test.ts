import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { BASE_PATH, hrefOf } from './href.ts';
import { linkOf } from './link-of.ts';

describe('actions that are a link', () => {
  it('one step that goes or scrolls somewhere', () => {
    expect(linkOf([{ do: 'navigate', to: '/h5_ac/x' }])).toBe('/h5_ac/x');
    expect(linkOf([{ do: 'scroll', to: 'rules' }])).toBe('#rules');
  });

  it.each([
    ['none', []],
    ['a step that does something', [{ do: 'share' }]],
    ['a request to somewhere', [{ do: 'post', to: '/v2/x' }]],
    ['a second step', [{ do: 'navigate', to: '/x' }, { do: 'share' }]],
    ['nowhere to go', [{ do: 'navigate' }]],
    ['a window of its own', [{ do: 'navigate', to: '/x', fullscreen: true }]],
    ['where to try again', [{ do: 'navigate', to: '/x', retry: true }]],
  ])('not: %s', (_name, steps) => {
    expect(linkOf(steps)).toBeUndefined();
  });

  it('§2 §9: all routes sit under /h5_ac/', () => {
    proves('2.1');
    expect(BASE_PATH).toBe('/h5_ac/');
    expect(hrefOf('/')).toBe('/h5_ac/');
    expect(hrefOf('/seed_rule')).toBe('/h5_ac/seed_rule');
    expect(hrefOf('#top')).toBe('#top');
    expect(hrefOf('https://example.com/')).toBe('https://example.com/');
  });
});
