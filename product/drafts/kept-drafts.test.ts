import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Finding } from '../../check/finding.ts';
import type { Judge } from './judge.ts';
import { judgeDrafts } from './judge.ts';
import { type Bounds, type KeptDrafts, openDrafts } from './kept-drafts.ts';

let folder: string;
let now: number;
let followed: number;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'gala-drafts-')), 'drafts');
  now = 1_800_000_000_000;
  followed = 0;
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const mistake = {
  severity: 'error',
  line: 3,
  column: 7,
  message: 'no such widget',
  nearest: 'hero',
  page: 'x',
} as Finding;
/** Whoever says "broken" is. */
const judge: Judge = async (texts) =>
  new Map([...texts].map(([path, text]) => [path, text.includes('broken') ? [mistake] : []]));

const open = (by: Judge = judge, bounds?: Bounds): Promise<KeptDrafts> =>
  openDrafts({
    ...(bounds && { bounds }),
    folder,
    judge: by,
    clock: () => now++,
    changed: async () => {
      followed += 1;
    },
  });
const titles = async (drafts: KeptDrafts) => (await drafts.list()).map(({ title }) => title);
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
  expect(draft.findings).toEqual([
    { severity: 'error', line: 3, column: 7, message: 'no such widget', nearest: 'hero' },
  ]);
  expect([drafts.documents(), followed]).toEqual([[], 0]);
});

it('one with warnings alone is a page, and keeps them with what is allowed', async () => {
  const warning = { ...mistake, severity: 'warning', allowed: ['hero', 'grid'] } as Finding;
  const drafts = await open(async (texts) => new Map([...texts.keys()].map((path) => [path, [warning]])));
  const draft = await drafts.keep(text('Spring'));
  expect(draft.href).toBe(`/activity_testing/${draft.id}`);
  expect(draft.findings).toMatchObject([{ severity: 'warning', allowed: 'hero, grid' }]);
});

it('two texts whose hashes begin alike are two drafts, also where one is aside', async () => {
  // SHA-256 of both begins with the same 32 bits.
  const [one, other] = [text('Spring 1sj7'), text('Spring 26ib')];
  const drafts = await open(judge, { drafts: 1, bytes: 1_000_000 });
  const first = await drafts.keep(one);
  const second = await drafts.keep(other);
  expect([first.id.slice(0, 14), first.id === second.id]).toEqual([second.id.slice(0, 14), false]);
  expect(await titles(drafts)).toEqual([(JSON.parse(other) as { title: string }).title]);
  expect(readFileSync(join(folder, 'aside', `${first.id}.json`), 'utf8')).toBe(one);
});

it('a draft of before has a shorter name, and is still one', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'draft-0a1b2c3d.json'), text('Spring'));
  expect((await (await open()).list()).map(({ id }) => id)).toEqual(['draft-0a1b2c3d']);
});

it('a finding quotes no more than somebody reads', async () => {
  const long = { ...mistake, message: 'x'.repeat(200_000), got: '😀'.repeat(100_000) } as Finding;
  const drafts = await open(async (texts) => new Map([...texts.keys()].map((path) => [path, [long]])));
  const [found] = (await drafts.keep('{}')).findings;
  expect([found?.message.length, found?.got?.length]).toEqual([401, 401]);
  expect(encodeURIComponent(found?.got ?? '')).toContain('%E2%80%A6');
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

it('where there are too many the oldest gives way: no page any more, its file put aside, a draft again when it is sent again', async () => {
  const drafts = await open(judge, { drafts: 2, bytes: 1_000_000 });
  const oldest = await drafts.keep(text('a'));
  await drafts.keep(text('b'));
  expect(await drafts.isAside(oldest.id)).toBe(false);
  followed = 0;
  await drafts.keep(text('broken'));
  expect(await titles(drafts)).toEqual(['broken', 'b']);
  expect(followed, 'its page goes, although the new one has none').toBe(1);
  expect(drafts.documents()).toHaveLength(1);
  expect(await drafts.isAside(oldest.id)).toBe(true);
  expect(readFileSync(join(folder, 'aside', `${oldest.id}.json`), 'utf8')).toBe(text('a'));
  for (const other of ['draft-ffffffff', '../draft-00000000', 'aside', ''])
    expect(await drafts.isAside(other), other).toBe(false);
  expect((await drafts.keep(text('a'))).id).toBe(oldest.id);
  expect(await titles(drafts)).toEqual(['a', 'broken']);
  expect(await drafts.isAside(oldest.id)).toBe(false);
});

it('nor are there more bytes than there is room for, but for the newest alone', async () => {
  const drafts = await open(judge, { drafts: 9, bytes: 150 });
  for (const title of ['a', 'b', 'c']) await drafts.keep(text(title));
  expect(await titles(drafts)).toEqual(['c', 'b', 'a']);
  await drafts.keep(text('x'.repeat(60)));
  expect(await titles(drafts)).toEqual(['x'.repeat(60), 'c']);
  await drafts.keep(text('y'.repeat(400)));
  expect(await titles(drafts)).toEqual(['y'.repeat(400)]);
});

it('a start reads and judges no more than these', async () => {
  const before = await open();
  const ids = [];
  for (const [nth, title] of ['a', 'b', 'c'].entries()) {
    const { id } = await before.keep(text(title));
    ids.push(id);
    utimesSync(join(folder, `${id}.json`), nth + 1, nth + 1);
  }
  let read = 0;
  const counting: Judge = async (texts) => {
    read += texts.size;
    return judge(texts);
  };
  const drafts = await open(counting, { drafts: 2, bytes: 1_000_000 });
  expect([await titles(drafts), read]).toEqual([['c', 'b'], 2]);
  expect(await drafts.isAside(String(ids[0]))).toBe(true);
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
