import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { only, set, swap } from '../testing/workbench.ts';

const format0 = readFileSync(
  new URL('../../engine/document/upgrades/fixtures/format-0.json', import.meta.url),
  'utf8',
);

describe('check version', () => {
  it('an old document gets one message, and an upgrade', () => {
    const found = only(format0);
    expect(found).toMatchObject({ rule: 'version', line: 2, expected: '1', got: '0' });
    expect(JSON.parse(found.fix?.edits[0]?.content ?? '')).toMatchObject({
      version: 1,
      body: [{ widget: 'hero' }, {}, {}],
    });
  });

  it.each([2, '1', 1.5, null, -1])('version %j is refused', (version) => {
    const found = only(set('/version', version));
    expect(found).toMatchObject({ rule: 'version', line: 3, pointer: '/version' });
    expect(found.fix).toBeUndefined();
  });

  it('a misspelt version is a misspelt key', () => {
    expect(only(swap('"version"', '"versoin"'))).toMatchObject({ rule: 'schema', nearest: 'version' });
  });
});
