import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDocuments } from './documents.ts';

describe('the documents of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gala-documents-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it('are found in every folder, but art is none of them', () => {
    write('b.json', '{"title":"B"}');
    write('a/c.json', '{"title":"C"}');
    write('art/rose/palette.json', '{"ground":"#000"}');
    write('notes.md', 'x');
    expect(loadDocuments(folder)).toEqual([
      { route: 'a/c', document: { title: 'C' } },
      { route: 'b', document: { title: 'B' } },
    ]);
  });

  it('one with values for its parameters is a document for each', () => {
    write(
      'rookie/[city].json',
      '{"title":"In {{ params.city }}","params":{"city":["hanoi","saigon"]},"body":[]}',
    );
    expect(loadDocuments(folder).map(({ route, document }) => [route, document.title])).toEqual([
      ['rookie/hanoi', 'In hanoi'],
      ['rookie/saigon', 'In saigon'],
    ]);
  });

  it('a page of a frame has it around itself, and the frame leads to its first page', () => {
    const frame = {
      title: 'Rank',
      frame: { pages: [{ to: '/rank/day' }, { to: '/rank/all' }] },
      body: [],
    };
    write('rank/index.json', JSON.stringify(frame));
    for (const page of ['day', 'all']) write(`rank/${page}.json`, `{"title":"${page}","body":[]}`);
    write('alone.json', '{"title":"alone","body":[]}');
    const found = new Map(loadDocuments(folder).map(({ route, document }) => [route, document]));
    expect(found.get('rank')?.redirect).toBe('/rank/day');
    for (const page of ['day', 'all'])
      expect(found.get(`rank/${page}`)).toMatchObject({
        title: page,
        around: { route: 'rank', document: frame },
      });
    expect(found.get('alone')?.around).toBeUndefined();
  });

  it('one that is no JSON is an error, and not left out', () => {
    write('b.json', '{');
    expect(() => loadDocuments(folder)).toThrow(SyntaxError);
  });
});
