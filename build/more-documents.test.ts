// By turns, 60 s: builds the scripts, and draws pages with and without a thousand documents more.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Renderer } from '../app/prerender/renderer.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { languages } from '../engine/i18n/language.ts';
import { mechanics } from '../mechanics/index.ts';
import { readCampaigns } from '../server/kernel/campaigns.ts';
import { listActivities } from '../server/operations/general.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import type { ClientChunk } from './client-assets.ts';
import { type LoadedDocument, loadDocuments } from './documents.ts';
import { openRenderer } from './renderer.ts';
import { buildScripts, chunksOf, pagesOf } from './testing.ts';

const now = Date.parse('2025-05-22T12:00:00+08:00');
const documents = loadDocuments();
/** A year of small campaigns: each has dates, so that lists show it, and a live part, so that it has scripts. */
const thousand: LoadedDocument[] = Array.from({ length: 1000 }, (_, i) => ({
  route: `activity_more_${i}`,
  document: {
    version: 1,
    title: `More ${i}`,
    languages: [...languages],
    theme: { preset: 'rose-night' },
    schedule: { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
    body: [
      { widget: 'countdown' },
      { widget: 'rich-text', text: `Number ${i}` },
      { widget: 'button', label: 'Share', press: [{ do: 'share' }] },
    ],
  } satisfies ActivityDocument,
}));

const withThousand: readonly LoadedDocument[] = [...documents, ...thousand];

let folder: string;
const client = (which: 'few' | 'many'): string => join(folder, which);
let few: Renderer;
let many: Renderer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-growth-'));
  buildScripts(client('few'));
  cpSync(client('few'), client('many'), { recursive: true });
  few = await openRenderer(documents, client('few'));
  many = await openRenderer(withThousand, client('many'));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inputs = pagesOf(documents, now);
/** Each page every day, in another language each day. */
const inputsOfDay = partOfDay(inputs, 5);

const read = new Map<readonly LoadedDocument[], ReturnType<typeof readCampaigns>>();
function campaignsOf(all: readonly LoadedDocument[]): ReturnType<typeof readCampaigns> {
  const campaigns = read.get(all) ?? readCampaigns(all, mechanics);
  read.set(all, campaigns);
  return campaigns;
}

const LIST = '/v2/activities';

/** The list of activities as the API tells it for a set of documents, where a page asks for it. */
async function answersFor(
  renderer: Renderer,
  input: (typeof inputs)[number],
  all: readonly LoadedDocument[],
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(renderer.publicRequests(input))) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname !== LIST) continue;
    const query = Object.fromEntries(searchParams);
    const context = { campaigns: campaignsOf(all), language: input.lang, now, query };
    answers[name] = await listActivities(context as never);
  }
  return answers;
}

/** The script files that a page names: its own, those it asks for ahead, and the one of its widgets. */
const scriptsOf = (html: string): string[] =>
  [
    ...new Set([...html.matchAll(/\/h5_ac\/(assets\/[\w./-]+\.js)(?!on)/g)].map(([, file]) => file ?? '')),
  ].sort();

const modulesOfDocuments = (all: readonly ClientChunk[]): string[] =>
  all.flatMap(({ modules }) => modules.filter((path) => /^activities\//.test(path)));

it('a thousand more documents are not read by the build of the scripts at all', () => {
  const all = chunksOf(client('few'));
  expect(all.flatMap(({ modules }) => modules)).toContain('app/kernel/kernel.ts');
  expect(modulesOfDocuments(all)).toEqual([]);
  const withList = [...all, { ...(all[0] as ClientChunk), modules: ['activities/activity_20250520.json'] }];
  expect(modulesOfDocuments(withList), 'and it would be seen').toHaveLength(1);
});

it('they change no byte of a page, and no byte of the files that it loads', {
  timeout: 120_000,
}, async () => {
  let files = 0;
  for (const input of inputsOfDay) {
    if (Object.values(few.publicRequests(input)).some((path) => path.split('?')[0] === LIST)) continue;
    const before = few.render({ ...input, answers: await answersFor(few, input, documents) });
    const after = many.render({
      ...input,
      answers: await answersFor(many, input, withThousand),
    });
    expect(after.html === before.html, `${input.route} in ${input.lang}`).toBe(true);
    expect(after.hashes).toEqual(before.hashes);
    for (const file of scriptsOf(before.html)) {
      const bytes = (which: 'few' | 'many'): Buffer => readFileSync(join(client(which), file));
      expect(bytes('many').equals(bytes('few')), file).toBe(true);
      files++;
    }
  }
  expect(files).toBeGreaterThan(50);
});

it('and it would be seen: a page that does hold the list is another one, with a page of it alone', async () => {
  const input = inputs.find(({ route }) => route === 'activity_center');
  if (!input) throw new Error('no list page');
  const before = few.render({ ...input, answers: await answersFor(few, input, documents) });
  const after = many.render({
    ...input,
    answers: await answersFor(many, input, withThousand),
  });
  const added = (html: string) => new Set(html.match(/>More \d+</g)).size;
  expect(added(before.html)).toBe(0);
  expect(added(after.html)).toBeGreaterThan(5);
  expect(added(after.html)).toBeLessThanOrEqual(30);
  expect(scriptsOf(after.html), 'though its files are the same').toEqual(scriptsOf(before.html));
});
