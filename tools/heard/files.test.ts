import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import { widgetNames } from '../../engine/document/schema-set.ts';
import { heardFaults, heardFolder, heardIn } from './files.ts';
import { meantBy, subjects } from './subjects.ts';

const all = subjects(widgetNames(loadSchemas())).map(({ name }) => name);

it('somebody has judged what each widget, screen and page lets hear', () => {
  expect(heardFaults(join(root, heardFolder), all)).toEqual([]);
});

it('nothing but a line across is silent', () => {
  const silent = heardIn(join(root, heardFolder)).filter(
    (one) => readFileSync(join(root, heardFolder, `${one}.txt`), 'utf8').trim() === '',
  );
  expect(silent).toEqual(['divider']);
});

it('a name means what is heard by it, or else what is heard of it in any language', () => {
  expect(meantBy('task-list', all)).toEqual(['task-list']);
  expect(meantBy('th/task-list', all)).toEqual(['th/task-list']);
  expect(meantBy('pages/income', all)).toEqual(['th/pages/income', 'cn/pages/income']);
  expect(meantBy('bell', all)).toEqual([]);
});

it('tells of a widget without a file, and of a file without a widget', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  try {
    mkdirSync(join(folder, 'th'));
    writeFileSync(join(folder, 'th', 'bell.txt'), 'button "Ring"\n');
    expect(heardFaults(folder, ['flag'])).toEqual([
      'nobody has judged what flag lets hear: npm run heard -- --update flag',
      'stories/heard/th/bell.txt is of nothing that is listened to: remove it',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
