import { afterEach, expect, it, vi } from 'vitest';
import { root } from '../../build/schemas.ts';
import { readContext } from '../../check/disk/read-context.ts';
import { judgeNode } from './judge-node.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('says which bracket is open by the line of the node’s own text', () => {
  const [open] = told('{\n  "widget": "hero",\n  "art": {\n');
  expect(open?.message).toMatch(/of line [13]\b/);
});

it.each([
  ['nothing', '', 'there is no node'],
  ['an empty line', ' \n', 'there is no node'],
  ['several nodes', '{ "widget": "divider" },\n{ "widget": "divider" }', 'there are 2 nodes'],
  ['a whole document', '{ "version": 1, "body": [{ "widget": "divider" }] }', 'this is a document'],
])('a story shows one node: of %s it says so', (_, text, message) => {
  expect(told(text)).toMatchObject([{ line: 1, severity: 'error', message, expected: 'one node' }]);
});

it('judges what is nearly as long as a document may be where there is no Node.js, as in a browser', () => {
  vi.stubGlobal('Buffer', undefined);
  const rows = Array.from({ length: 3000 }, (_, nth) => ({
    widget: 'rich-text',
    text: `Row ${nth} of many, and some more words`,
  }));
  const long = JSON.stringify({ widget: 'section', body: rows });
  expect(long.length).toBeGreaterThan(512_000 / 3);
  expect(told(long)).toMatchObject([{ severity: 'error', message: expect.stringContaining('too long') }]);
});
