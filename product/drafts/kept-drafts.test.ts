import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Finding } from '../../check/finding.ts';
import type { Judge } from './judge.ts';
import { judgeDrafts } from './judge.ts';
import { type KeptDrafts, openDrafts } from './kept-drafts.ts';

let folder: string;
let now: number;
let followed: number;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'gala-drafts-')), 'drafts');
  now = 1_800_000_000_000;
  followed = 0;
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const mistake = { line: 3, column: 7, message: 'no such widget', nearest: 'hero', page: 'x' } as Finding;
/** Whoever says "broken" is. */
const judge: Judge = async (texts) =>
  new Map([...texts].map(([path, text]) => [path, text.includes('broken') ? [mistake] : []]));

const open = (by: Judge = judge): Promise<KeptDrafts> =>
  openDrafts({
    folder,
    judge: by,
    clock: () => now++,
    changed: async () => {
      followed += 1;
    },
  });
const text = (title: string): string => JSON.stringify({ title, languages: ['en'], body: [] });

it('a sound one is a page for those with the tools, when it has been followed', async () => {
  const drafts = await open();
  const draft = await drafts.keep(text('Spring'));
  expect(draft).toMatchObject({ title: 'Spring', href: `/activity_testing/${draft.id}`, findings: [] });
  expect(followed).toBe(1);
  expect(drafts.documents()).toMatchObject([
    { route: `activity_testing/${draft.id}`, document: { title: 'Spring', access: { tools: true } } },
  ]);
});

it('one with mistakes is kept with them, and is no page', async () => {
  const drafts = await open();
  const draft = await drafts.keep(text('broken'));
  expect(draft).toMatchObject({ title: 'broken', href: null });
  expect(draft.findings).toEqual([{ line: 3, column: 7, message: 'no such widget', nearest: 'hero' }]);
  expect([drafts.documents(), followed]).toEqual([[], 0]);
});

it('the same text sent again is the same draft; the newest stands first', async () => {
  const drafts = await open();
  const [a] = await Promise.all([drafts.keep(text('a')), drafts.keep(text('b'))]);
  expect((await drafts.list()).map(({ title }) => title)).toEqual(['b', 'a']);
  expect((await drafts.keep(text('a'))).id).toBe(a.id);
  expect((await drafts.list()).map(({ title }) => title)).toEqual(['a', 'b']);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('they are there after a start, judged anew; other files in the folder are nobody’s drafts', async () => {
  const before = await open();
  const draft = await before.keep(text('Spring'));
  writeFileSync(join(folder, 'notes.json'), '{}');
  expect((await (await open()).list()).map(({ id }) => id)).toEqual([draft.id]);
  const strict: Judge = async (texts) => new Map([...texts.keys()].map((path) => [path, [mistake]]));
  expect((await (await open(strict)).list())[0]).toMatchObject({ id: draft.id, href: null });
});

it('what cannot be read at all is kept and told, and so is a failure of the check, without stopping the next', async () => {
  let fails = true;
  const drafts = await open(async (texts) => {
    if (fails) throw new Error('disk full');
    return judge(texts);
  });
  await expect(drafts.keep('{')).rejects.toThrow('disk full');
  fails = false;
  expect(await drafts.keep('{')).toMatchObject({ title: undefined, href: null, findings: [] });
});

it('the check of the product tells each mistake at its line, wherever the file is meant to lie', async () => {
  const drafts = await open(judgeDrafts);
  const leading = (up: string, to: string): string =>
    `{\n  "$schema": "${up}schemas/generated/activity.editor.gen.json",\n  "version": 1,\n  "redirect": "${to}"\n}\n`;
  const { findings, href } = await drafts.keep(leading('../', '/activity_centre'));
  expect(href).toBeNull();
  expect(findings).toEqual([expect.objectContaining({ line: 4, nearest: '/activity_center' })]);
  for (const up of ['../', '../../'])
    expect((await drafts.keep(leading(up, '/activity_center'))).findings, up).toEqual([]);
});
