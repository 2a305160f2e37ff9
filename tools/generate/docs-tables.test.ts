import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stages } from '../../build/chunks.ts';
import { root } from '../../build/schemas.ts';

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Rows of tables that have not as many cells as the line below the head: `line: text`. */
function unevenRows(text: string): string[] {
  const lines = text.split('\n');
  const cellsOf = (line: string): number => line.replace(/`[^`]*`|\\\|/g, '').split('|').length;
  const uneven: string[] = [];
  let columns = 0;
  let code = false;
  lines.forEach((line, index) => {
    if (line.startsWith('```')) code = !code;
    if (code || !line.startsWith('|')) columns = 0;
    else if (/^\|[\s:|-]+\|$/.test(line)) {
      columns = cellsOf(line);
      if (cellsOf(lines[index - 1] ?? '') !== columns) uneven.push(`${index}: ${lines[index - 1]}`);
    } else if (columns > 0 && cellsOf(line) !== columns) uneven.push(`${index + 1}: ${line}`);
  });
  return uneven;
}

describe('the tables of the pages', () => {
  it.each(pages)('%s: every row has as many cells as its head', (page) => {
    expect(unevenRows(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('a row that has lost a cell, or has one more, is told with its line', () => {
    expect(unevenRows('| a | b |\n|---|---|\n| 1 |\n| `x|y` | 2 |\n| 1 | 2 | 3 |')).toEqual([
      '3: | 1 |',
      '5: | 1 | 2 | 3 |',
    ]);
    expect(unevenRows('| a |\n|---|---|')).toEqual(['1: | a |']);
  });

  it('the scripts of a page are those that the build cuts', () => {
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    const rows = text.slice(text.indexOf('| script | entry |')).split('\n\n')[0]?.split('\n').slice(2) ?? [];
    const told = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const cut = stages.map(({ name }) => name).filter((name) => !name.startsWith('$1'));
    // React is cut by what it is; the start stands in the page itself.
    expect(told.sort()).toEqual([...cut, 'react'].sort());
  });
});
