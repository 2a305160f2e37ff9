import { describe, expect, it } from 'vitest';
import { only, set } from '../testing/workbench.ts';

const TEXT = '/body/7/rules/0/text/en';

describe('check secrets', () => {
  it.each([
    'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoiMSJ9.c2lnbmF0dXJl',
    'Bearer abcdef0123456789abcdef',
    '-----BEGIN PRIVATE KEY-----',
    '0123456789abcdef0123456789abcdef',
  ])('%s is refused, and not repeated', (secret) => {
    const found = only(set(TEXT, `Call us: ${secret}`));
    expect(found).toMatchObject({ rule: 'secrets', pointer: TEXT });
    expect(found.message).toMatch(/token|secret|private key/);
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  it('a token in an address is refused', () => {
    expect(only(set('/body/6/press/0/to', 'https://example.org/?token=abc'))).toMatchObject({
      rule: 'secrets',
    });
  });

  it('a field that would carry one is refused', () => {
    const found = only(set('/body/2/redeem/0/failure/0/payload', { user_id: "'1'" }));
    expect(found).toMatchObject({ rule: 'secrets', pointer: '/body/2/redeem/0/failure/0/payload/user_id' });
  });
});
