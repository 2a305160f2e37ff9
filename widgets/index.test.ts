import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { widgets } from './index.ts';
import { missingParts } from './missing-parts.ts';

const root = join(import.meta.dirname, '..');
let made = '';

/** A small project with one whole widget, `flag`; `without` is left out. */
function project(without = '', schema = '{"examples":[{}]}'): string {
  made = mkdtempSync(join(tmpdir(), 'widgets-'));
  const files = {
    'widgets/flag/flag.tsx': '',
    'widgets/flag/style.css': '',
    'widgets/flag/flag.test.tsx': '',
    'schemas/widgets/flag.schema.json': schema,
    'stories/flag.stories.tsx': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(made, dirname(path)), { recursive: true });
    if (path !== without) writeFileSync(join(made, path), text);
  }
  return made;
}
afterEach(() => {
  if (made) rmSync(made, { recursive: true });
  made = '';
});

describe('the list of widgets', () => {
  it('names every folder, and every folder is whole', () => {
    expect(missingParts(root, Object.keys(widgets))).toEqual([]);
  });

  it('is in the order of the alphabet, so that two new lines rarely meet', () => {
    expect(Object.keys(widgets)).toEqual(Object.keys(widgets).sort());
  });

  it.each(Object.entries(widgets))('loads %s', async (_, load) => {
    expect((await load()).Component).toBeTypeOf('function');
  });
});

describe('a widget that is not whole', () => {
  it('is accepted when it is', () => {
    expect(missingParts(project(), ['flag'])).toEqual([]);
  });

  it.each([
    'widgets/flag/flag.tsx',
    'widgets/flag/style.css',
    'widgets/flag/flag.test.tsx',
    'schemas/widgets/flag.schema.json',
    'stories/flag.stories.tsx',
  ])('is told by the missing %s', (path) => {
    expect(missingParts(project(path), ['flag'])).toEqual([`${path} is missing`]);
  });

  it('is told by a schema without examples', () => {
    expect(missingParts(project('', '{}'), ['flag'])).toEqual([
      'schemas/widgets/flag.schema.json has no examples',
    ]);
  });

  it('is told by a list without its line, and by a line without its folder', () => {
    expect(missingParts(project(), ['banner'])).toEqual([
      'widgets/index.ts: no line for flag',
      'widgets/index.ts: no folder widgets/banner',
    ]);
  });
});
