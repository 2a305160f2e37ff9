import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';

interface Node {
  widget: string;
  [prop: string]: unknown;
}

const WIDGETS = 30;

/** How many widgets there are in a value, at any depth. */
const countOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countOf(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return ('widget' in value ? 1 : 0) + countOf(Object.values(value));
};

/** What everybody sees all the time, and once only where it has a name or is counted. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const named = 'widget' in value ? ['id', 'track', 'visible'] : [];
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (named.includes(key) ? [] : [[key, plain(one)]])),
  );
}

/**
 * Writes a page of 30 widgets into a new folder: a committed campaign, whose boards and shop stand in it again and again.
 *
 * @returns the folder, and the page's route
 */
export function thirtyWidgets(from: string): { folder: string; route: string } {
  const document = JSON.parse(readFileSync(join(root, 'activities', `${from}.json`), 'utf8')) as {
    body: Node[];
  };
  const live = (node: Node): boolean => /"widget":"(ranking-list|exchange-grid)"/.test(JSON.stringify(node));
  const again = document.body.filter(live).map((node) => plain(node) as Node);
  if (again.length === 0) throw new Error(`${from} has neither a board nor a shop to repeat.`);
  const body = [...document.body];
  // What is seen in some phases alone is not counted.
  const shown = (): number => countOf(body.filter((node) => node.visible === undefined));
  for (let turn = 0; shown() < WIDGETS; turn++)
    body.push(structuredClone(again[turn % again.length] as Node));
  const folder = mkdtempSync(join(tmpdir(), 'gala-thirty-'));
  const route = 'thirty_widgets';
  writeFileSync(join(folder, `${route}.json`), JSON.stringify({ ...document, body }));
  return { folder, route };
}
