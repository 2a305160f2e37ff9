import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import { widgetNames } from '../../engine/document/schema-set.ts';
import { heardFaults, heardFolder, heardIn } from './files.ts';

const all = widgetNames(loadSchemas());

it('somebody has judged what each widget lets hear', () => {
  expect(heardFaults(join(root, heardFolder), all)).toEqual([]);
});

it('nothing but a line across is silent', () => {
  const silent = heardIn(join(root, heardFolder)).filter(
    (one) => readFileSync(join(root, heardFolder, `${one}.txt`), 'utf8').trim() === '',
  );
  expect(silent).toEqual(['divider']);
});

it('tells of a widget without a file, and of a file without a widget', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  try {
    writeFileSync(join(folder, 'bell.txt'), 'button "Ring"\n');
    expect(heardFaults(folder, ['flag'])).toEqual([
      'nobody has judged what flag lets hear: npm run heard -- --update flag',
      'stories/heard/bell.txt is of no widget: remove it',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
