import { describe, expect, it } from 'vitest';
import { checkAll, only, sound } from '../testing/workbench.ts';

describe('check copies', () => {
  it.each(['activities/sound.json.bak', 'activities/sound.json.orig', 'activities/rookie/rose.old'])(
    '%s is told as a warning',
    (path) => {
      expect(only(sound, path)).toMatchObject({ rule: 'copies', severity: 'warning', file: path, line: 1 });
    },
  );

  it('the document itself is judged as if the copy were not there', () => {
    const found = checkAll({ 'activities/sound.json.orig': '<<<<<<<' });
    expect(found.map((one) => [one.file, one.rule])).toEqual([['activities/sound.json.orig', 'copies']]);
  });
});
