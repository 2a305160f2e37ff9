// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { rememberRetry, takeRetry } from './retry.ts';

const at = (path: string): void => window.history.replaceState(null, '', path);

beforeEach(() => window.sessionStorage.clear());

describe('§4 T13 the page that an expired token left is tried again', () => {
  beforeEach(() => proves('T13'));
  it('§4 T13 once, by its path alone', () => {
    proves('T13');
    at('/h5_ac/activity_20250520?secret=1#rules');
    rememberRetry(window);
    at('/h5_ac/login');
    expect(takeRetry(window)).toBe('/h5_ac/activity_20250520');
    expect(takeRetry(window)).toBeUndefined();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/h5_ac/',
    '/elsewhere',
    '/h5_ac/login',
    '',
    'javascript:alert(1)',
  ])('§4 T13 never %s', (path) => {
    proves('T13');
    at('/h5_ac/login');
    window.sessionStorage.setItem('gala.retry', path);
    expect(takeRetry(window)).toBeUndefined();
  });

  it('§4 T13 does without storage', () => {
    proves('T13');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(takeRetry(window)).toBeUndefined();
    vi.restoreAllMocks();
  });
});
