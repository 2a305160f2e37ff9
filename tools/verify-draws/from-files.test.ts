import { expect, it } from 'vitest';
import { provenFrom } from './from-files.ts';

const files: Readonly<Record<string, string>> = {
  'null.json': 'null',
  'cut.json': '{"code":0,"data":{"method":"gala',
  'refused.json': '{"code":1,"message":"\\u001b[31m","data":null}',
  'list.json': '[]',
  'other.json': '{"draws":1}',
  'empty.json': '{"data":{"method":"gala-draw/1","commitments":[],"draws":[],"all":null,"next":null}}',
};
const said = (...words: readonly string[]) =>
  provenFrom(words, (path) => {
    const text = files[path];
    if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
    return text;
  });

it.each([
  ['missing.json', 'missing.json: cannot be read as JSON: ENOENT'],
  ['cut.json', 'cut.json: cannot be read as JSON'],
  ['null.json', 'null.json: this is no receipt'],
  ['list.json', 'list.json: this is no receipt'],
  ['other.json', 'other.json: this is no receipt'],
  ['refused.json', 'refused.json: this is no receipt'],
])('%s is told in a sentence', (file, text) => {
  expect(said(file)).toMatchObject({ exitCode: 2, text: expect.stringContaining(text) });
  expect(said(file).text).not.toMatch(/\p{Cc}/u);
});

it('a receipt without draws proves nothing', () => {
  expect(said('empty.json')).toEqual({ exitCode: 1, text: 'not proven: there is no draw in it' });
  expect(said('empty.json', '--part').exitCode).toBe(1);
});

it('says how it is called', () => {
  for (const words of [[], ['--parts', 'null.json'], ['0'.repeat(64)]])
    expect(said(...words)).toMatchObject({ exitCode: 2, text: expect.stringContaining('usage:') });
});
