import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { modules } from './index.ts';
import { missingScreenParts } from './missing-parts.ts';

const root = join(import.meta.dirname, '..');
let made = '';

/** A small project with one module of one whole screen, and its rooms; `changes` are other files, null for none. */
function project(changes: Record<string, string | null> = {}): string {
  made = mkdtempSync(join(tmpdir(), 'modules-'));
  const files: Record<string, string | null> = {
    'modules/quiz/start/start.tsx': '',
    'modules/quiz/start/style.css': '',
    'modules/quiz/start/start.test.tsx': '',
    'modules/quiz/rules/score.ts': '',
    'modules/quiz/data/questions.json': '[]',
    'schemas/modules/quiz-start.schema.json': '{"examples":[{}]}',
    'stories/quiz-start.stories.tsx': '',
    ...changes,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(made, dirname(path)), { recursive: true });
    if (text !== null) writeFileSync(join(made, path), text);
  }
  return made;
}
const without = (path: string): string[] => missingScreenParts(project({ [path]: null }), ['quiz-start']);
afterEach(() => {
  if (made) rmSync(made, { recursive: true });
  made = '';
});

describe('the list of screens', () => {
  it('names every folder, and every folder is whole', () => {
    expect(missingScreenParts(root, Object.keys(modules))).toEqual([]);
  });

  it('is in the order of the alphabet, so that two new lines rarely meet', () => {
    expect(Object.keys(modules)).toEqual(Object.keys(modules).sort());
    expect(Object.keys(modules).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(modules))('loads %s', async (_, load) => {
    expect((await load()).Component).toBeTypeOf('function');
  });
});

describe('a screen that is not whole', () => {
  it('is accepted when it is', () => {
    expect(missingScreenParts(project(), ['quiz-start'])).toEqual([]);
  });

  it.each([
    'modules/quiz/start/start.tsx',
    'modules/quiz/start/style.css',
    'schemas/modules/quiz-start.schema.json',
    'stories/quiz-start.stories.tsx',
  ])('is told by the missing %s', (path) => {
    expect(without(path)).toEqual([`${path} is missing`]);
  });

  it('is told by a folder without a test', () => {
    expect(without('modules/quiz/start/start.test.tsx')).toEqual(['modules/quiz/start has no test']);
  });

  it('is told by a schema without examples', () => {
    const schema = 'schemas/modules/quiz-start.schema.json';
    expect(missingScreenParts(project({ [schema]: '{}' }), ['quiz-start'])).toEqual([
      `${schema} has no examples`,
    ]);
  });

  it('is told by a list without its line, and by a line without its folder', () => {
    expect(missingScreenParts(project(), ['quiz-end'])).toEqual([
      'modules/index.ts: no line for quiz-start',
      'modules/index.ts: no folder for quiz-end',
    ]);
  });

  it('is told by a room that nobody knows', () => {
    expect(missingScreenParts(project({ 'modules/quiz/helpers/many.ts': '' }), ['quiz-start'])[0]).toBe(
      'modules/index.ts: no line for quiz-helpers',
    );
  });
});
