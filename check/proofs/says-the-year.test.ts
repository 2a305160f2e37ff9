import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';

const texts = documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
/** Pages whose own words say when their campaign begins. */
const dated = texts.filter(([, text]) => /[^a-z]date\(schedule\.start\)|fullDate\(schedule\./i.test(text));

/** Pages stay after the end: whoever reads them years later is told which year it was. */
it.each(dated)('%s says the year', (_, text) => {
  for (const lang of ['cn', 'tw', 'en', 'th', 'vi'])
    expect(text).toMatch(new RegExp(`"${lang}": "[^\\n]*fullDate\\(schedule\\.(start|end|settle)\\)`));
});
