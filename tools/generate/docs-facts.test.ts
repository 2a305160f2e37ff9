import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { DocumentFacts, factRoots } from '../../engine/document/facts.ts';
import type { Schema } from '../../engine/document/schema-set.ts';
import { documentScope } from '../../engine/document/scope.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import { countedKinds, factDocs, factRows } from './fact-docs.ts';

const set = loadSchemas();
const blocks = set.get('common/campaign.schema.json')?.properties ?? {};
const pageOf = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');
const rows = new Set([...factRows(set).values()].flatMap((one) => one.rows.map(({ name }) => name)));

/** The names of all facts of a scope: `gift.rose.price`. */
const leavesOf = (name: string, schema: Schema): string[] =>
  schema.properties
    ? Object.entries(schema.properties).flatMap(([key, one]) => leavesOf(`${name}.${key}`, one))
    : [name];

/** Whether a row is of a fact: a step in angles is any id. */
const isOf = (fact: string, row: string): boolean =>
  new RegExp(`^${row.replaceAll('.', '\\.').replaceAll(/<[a-z]+>/g, '[^.]+')}$`).test(fact);

describe('docs/facts.md', () => {
  const [campaign = {}] = set.get('common/campaign.schema.json')?.examples ?? [];
  const examples = Object.entries(campaign as object).filter(
    ([key]) => blocks[key]?.['x-fact'] !== undefined,
  );

  it('is held by an example of each block that has facts', () => {
    const named = Object.keys(blocks).filter((key) => blocks[key]?.['x-fact'] !== undefined);
    expect(examples.map(([key]) => key)).toEqual(named);
    expect(named.length).toBeGreaterThan(10);
  });

  it.each(examples)('has all facts of an example of %s', (key, example) => {
    const document = { campaign: { [key]: example } } as unknown as ActivityDocument;
    const { scope } = new DocumentFacts(document, set);
    const facts = Object.entries(scope).flatMap(([name, one]) => leavesOf(name, one as Schema));
    expect(facts.length).toBeGreaterThan(0);
    // An id is what one has named the fact by.
    const lost = facts.filter((fact) => ![...rows].some((row) => isOf(fact, row)) && !fact.endsWith('.id'));
    expect(lost).toEqual([]);
  });

  it('tells neither what never reaches a phone nor what has no name', () => {
    const page = factDocs(set);
    for (const said of ['.stock`', '.icon`', '.counts`']) expect(page).not.toContain(said);
    expect(page).toContain('| `draw.<id>.prizes.<id>.odds` | words |');
    expect(page).toContain('| `draw.<id>.pity.<rarity>.after` | number |');
    expect(page).toContain('| `poll.<id>.window.locks` | moment |');
  });

  it('has every kind of what people do', () => {
    const told = mechanicChecks.flatMap(({ tells = [] }) => tells.map(({ kind }) => kind));
    expect(told.length).toBeGreaterThan(8);
    expect(countedKinds().map(({ kind }) => kind)).toEqual(told);
  });

  it('says what a block needs whose doings are counted', () => {
    const page = factDocs(set);
    expect(page).toContain('| `gift` | with `campaign.gifts`, which needs `campaign.currency` |');
    expect(page).toContain('| `vote` | with `campaign.polls` |');
  });
});

describe('what is written by hand of a campaign', () => {
  it('format.md names every block of it in one row', () => {
    const row = /^\| `campaign` \|.*$/m.exec(pageOf('format.md'))?.[0] ?? '';
    const lost = Object.keys(blocks).filter((key) => !row.includes(`\`${key}\``));
    expect(lost, 'name these blocks in the row `campaign` of docs/format.md').toEqual([]);
  });

  it('expressions.md names every root of facts', () => {
    const section = /## Facts([\s\S]*?)\n## /.exec(pageOf('expressions.md'))?.[1] ?? '';
    const lost = factRoots(set).flatMap(({ name }) => (section.includes(`\`${name}\``) ? [] : name));
    expect(lost, 'name these words of `x-fact` in docs/expressions.md, Facts').toEqual([]);
    const [, listed = ''] = /Roots are (`schedule`[\s\S]*?)\. Behind the dot/.exec(section) ?? [];
    const known = ['start', 'end', 'preview', 'settle', 'x-fact', ...factRoots(set).map(({ name }) => name)];
    const named = [...listed.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name = '') => !known.includes(name))).toEqual([]);
  });

  it('expressions.md, and the row of format.md, name what an expression may name', () => {
    const state = { day: { type: 'number' as const, initial: '1' } };
    const document = { title: '', languages: [], theme: { preset: '' }, body: [], state };
    const names = [
      'data',
      ...Object.keys(documentScope(document, '/trip/[city]', set, { paths: {} } as never)),
    ];
    const table = /## Names([\s\S]*?)\n## /.exec(pageOf('expressions.md'))?.[1] ?? '';
    const rows = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name),
    );
    expect(new Set(rows)).toEqual(new Set([...names, 'item', 'answer']));
    const told = /## Expressions([\s\S]*?)\n## /.exec(pageOf('format.md'))?.[1] ?? '';
    expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(told))).toEqual([]);
  });

  it('campaign-sense.md speaks of every block of which it tells something', () => {
    const page = pageOf('checks/campaign-sense.md');
    const told = mechanicChecks.flatMap(({ key, doubts }) => (key === undefined || !doubts ? [] : [key]));
    expect(told.length).toBeGreaterThan(5);
    const nouns = (key: string): string[] => [`\`${key}\``, key.replace(/s$/, '')];
    const lost = told.filter((key) => !nouns(key).some((noun) => page.includes(noun)));
    expect(lost, 'say in docs/checks/campaign-sense.md what the `doubts` of these tell').toEqual([]);
  });
});
