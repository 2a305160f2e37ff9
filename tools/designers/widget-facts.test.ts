import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import { propsSchemaPaths, widgetNames } from '../../engine/document/schema-set.ts';
import { answersOf, fact, keysOfAll } from './widget-facts.ts';

const set = loadSchemas();
const names = [...propsSchemaPaths(set).keys()];
const widgets = widgetNames(set);

describe('the page of a widget or a screen', () => {
  it.each(names)('says of %s what for and when not, and then which other one', (name) => {
    const told = fact(set, name);
    expect(told.for).toMatch(/^[A-Z].+\.$/);
    expect(told.notFor).toMatch(/^[A-Z].+\.$/);
    const others = [...`${told.for} ${told.notFor}`.matchAll(/`([^`]+)`/g)].map(([, other]) => other);
    expect(others.filter((other) => !names.includes(other ?? '') || other === name)).toEqual([]);
  });

  it.each(widgets)('is where the pages of other widgets link to: %s', (name) => {
    const file = join(root, `stories/${name}.stories.tsx`);
    const title = existsSync(file) ? /title: 'Widgets\/([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] : '';
    expect(title?.toLowerCase().replaceAll(' ', '-')).toBe(name);
  });

  it('has each prop with its limits and a value of an example', () => {
    const row = (name: string) => fact(set, 'tabs').rows.find((one) => one.name === name);
    expect(row('tabs')).toMatchObject({ type: 'list (object), 2 to 31', required: true });
    expect(row('tabs[].label')).toMatchObject({ example: '"Charm"', description: 'Its label.' });
    expect(fact(set, 'qr-card').rows.find((one) => one.name === 'opens')?.default).toBe('page');
  });

  it('explains the keys that every widget may have, each of its parts too', () => {
    const rows = keysOfAll(set);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'visible', 'track.event']));
    expect(rows.filter(({ description }) => description === '')).toEqual([]);
  });

  it('knows what a widget asks the server for', () => {
    expect(answersOf(set, 'ranking-list')).toEqual(['board-answer']);
    expect(answersOf(set, 'tabs')).toEqual([]);
  });
});
