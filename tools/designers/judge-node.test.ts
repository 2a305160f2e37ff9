import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { readContext } from '../../check/disk/read-context.ts';
import { judgeNode } from './judge-node.ts';

const context = readContext(root);
const around = {
  version: 1,
  title: 'Test',
  languages: ['en'],
  theme: { preset: 'rose-night' },
  schedule: { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
};
const sound = JSON.stringify(
  { widget: 'hero', art: { sky: 'art/rose-night/sky.svg' }, title: 'Roses' },
  null,
  2,
);
const told = (text: string) => judgeNode(text, sound, around, context);

it('says nothing of a node that the check takes', () => {
  expect(told(sound)).toEqual([]);
  expect(told(sound.replace('Roses', 'Lilies'))).toEqual([]);
});

it('says what the schema refuses in the words of the check, at the line of the node’s own text', () => {
  const [first, ...others] = told(sound.replace('"widget": "hero",', '"widget": "hero",\n  "size": "huge",'));
  expect(others).toEqual([]);
  expect(first).toMatchObject({ line: 3, severity: 'error', got: '"huge"' });
});

it('says where a text is no JSON', () => {
  expect(told(sound.replace('"title"', 'title'))[0]).toMatchObject({ line: 6, severity: 'error' });
});

it('judges expressions', () => {
  const wrong = sound.replace('"widget": "hero",', '"widget": "hero",\n  "visible": "phaze == \'live\'",');
  expect(told(wrong)[0]).toMatchObject({ line: 3, severity: 'error' });
});
