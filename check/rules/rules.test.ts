import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import { mechanics } from '../../mechanics/index.ts';
import { rules } from './index.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const pages = fileURLToPath(new URL('../../docs/checks', import.meta.url));
const ids = rules.map((rule) => rule.id).sort();
/** Rules of the rooms of mechanics lie and are tested there. */
const rooms = new Map(
  mechanicChecks.flatMap(({ key = '', rules = [] }) => rules.map(({ id }) => [id, roomOfKey(key)] as const)),
);
/** The room whose block a key of campaign is: its folder. */
function roomOfKey(key: string): string {
  const room = mechanics.find(({ rules }) => rules.key === key);
  if (room === undefined) throw new Error(`No mechanic reads campaign.${key}`);
  return room.name;
}
const homeOf = (id: string): string => {
  const room = rooms.get(id);
  if (room === undefined) return join(folder, `${id}.test.ts`);
  const own = join(root, 'mechanics', room, 'check', `${id}.test.ts`);
  return existsSync(own) ? own : join(root, 'mechanics', room, 'check.test.ts');
};

describe('the rules of the check', () => {
  it('are looked for in the folder of their room, whatever its key of campaign is', () => {
    expect(roomOfKey('currency')).toBe('points');
    for (const { rules, name } of mechanics)
      if (rules.key !== undefined) expect(roomOfKey(rules.key)).toBe(name);
  });

  it('the list and the folder agree', () => {
    const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts') && name !== 'index.ts');
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(ids.filter((id) => !rooms.has(id)));
  });

  it.each(ids)('%s has a test beside it', (id) => {
    expect(readFileSync(homeOf(id), 'utf8')).toContain(`check ${id}`);
  });

  it.each(ids)('%s has a page that says what, why, and how to mend', (id) => {
    const page = readFileSync(join(pages, `${id}.md`), 'utf8');
    for (const part of [`# ${id}`, '## Why', '## Wrong', '## Right', '## How to mend'])
      expect(page).toContain(part);
  });

  it.each(rules)('the list of pages says what $id holds', ({ id, description, severity }) => {
    const list = readFileSync(join(pages, 'README.md'), 'utf8');
    expect(list).toContain(`| [${id}](${id}.md) | ${description} | ${severity} |`);
  });

  it('every page belongs to a rule', () => {
    const named = readdirSync(pages).filter((name) => name !== 'README.md');
    expect(named.map((name) => name.replace('.md', '')).sort()).toEqual(ids);
  });
});
