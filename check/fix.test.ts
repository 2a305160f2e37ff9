import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { readContext } from './disk/read-context.ts';
import { fixTexts } from './fix.ts';
import { checkTexts } from './index.ts';
import { drop, fixtures, rename, sound, sources, swap } from './testing/workbench.ts';

const context = readContext(fixtures, join(root, 'schemas'));
const PATH = 'activities/sound.json';

function fix(text: string) {
  const texts = new Map([...sources, [PATH, text]]);
  const done = fixTexts(texts, context);
  return { text: texts.get(PATH), done: done.get(PATH) ?? [], left: checkTexts(texts, context).findings };
}

describe('--fix', () => {
  it('mends several kinds of mistakes in one run and keeps the rest as it is written', () => {
    let text = rename('/title', 'titel', drop('/$schema'));
    text = swap('"aliases": ["/roses"]', '"aliases": ["/roses", "/roses",]', text);
    text = `\uFEFF${swap('"version": 1,', '"version": 1, // first', text)}`;
    const fixed = fix(text);
    expect(JSON.parse(fixed.text ?? '')).toEqual(JSON.parse(sound));
    expect(fixed.left).toEqual([]);
    expect(fixed.done).toHaveLength(6);
    const kept = fixed.text?.split('\n').filter((line) => sound.includes(line)).length ?? 0;
    expect(kept).toBeGreaterThan(sound.split('\n').length - 4);
  });

  it('leaves a sound document alone', () => {
    expect(fix(sound)).toEqual({ text: sound, done: [], left: [] });
  });

  it('leaves what only a person can mend', () => {
    const text = swap('"do": "scroll"', '"do": "scrolll"');
    const fixed = fix(text);
    expect(fixed.text).toBe(text);
    expect(fixed.left).toHaveLength(1);
  });
});
