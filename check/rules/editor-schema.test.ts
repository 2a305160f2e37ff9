import { describe, expect, it } from 'vitest';
import { drop, mended, only, set, sound } from '../testing/workbench.ts';

describe('check editor-schema', () => {
  it('a $schema that leads nowhere is mended', () => {
    const wrong = set('/$schema', './activity.schema.json');
    expect(only(wrong)).toMatchObject({ rule: 'editor-schema', pointer: '/$schema', line: 2 });
    expect(mended(wrong)).toBe(sound);
  });

  it('a missing $schema is added before all else', () => {
    expect(mended(drop('/$schema'))).toBe(sound);
  });

  it('the way is longer from a folder below', () => {
    expect(
      only(
        sound.replace('"aliases": ["/roses"],', '').replaceAll('/sound', '/deep/sound'),
        'activities/deep/sound.json',
      ).expected,
    ).toBe('`../../schemas/generated/activity.editor.gen.json`');
  });
});
