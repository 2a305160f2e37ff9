import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedDocument } from '../../build/documents.ts';
import { loadSchemas } from '../../build/schemas.ts';
import type { Finding } from '../../check/finding.ts';
import { addressOf } from '../../engine/document/anywhere/route.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { expandDocument } from '../../engine/document/expand.ts';
import type { DraftFinding } from '../../schemas/generated/types.gen.ts';
import type { Draft, Drafts } from '../../server/kernel/drafts.ts';
import type { Judge } from './judge.ts';

/** Where drafts are pages: below it, and for nobody but browsers with the tools. */
export const DRAFTS_AT = 'activity_testing';

export interface KeptDrafts extends Drafts {
  /** Those without mistakes, as documents at addresses of their own. */
  documents(): LoadedDocument[];
}

interface Kept extends Draft {
  readonly document: ActivityDocument | null;
  /** Of its text, as it lies on the disk. */
  readonly bytes: number;
}

/** How much is kept at once: each start judges all of them, and each sound one is a page. */
export interface Bounds {
  readonly drafts: number;
  readonly bytes: number;
}

const BOUNDS: Bounds = { drafts: 100, bytes: 8 * 1024 * 1024 };

/** Where the files of those lie that have given way to newer ones, in the folder of drafts. */
const ASIDE = 'aside';

/** Those for which there is no room, the oldest; the newest always has some. */
function beyond<One extends { readonly at: number; readonly bytes: number }>(
  all: readonly One[],
  { drafts, bytes }: Bounds,
): readonly One[] {
  let held = 0;
  return all
    .toSorted((a, b) => b.at - a.at)
    .filter((one, nth) => {
      held += one.bytes;
      return nth > 0 && (nth >= drafts || held > bytes);
    });
}

/** Files of before have names of 8 digits. */
const isId = (text: string): boolean => /^draft-([0-9a-f]{8}){1,2}$/.test(text);

/**
 * A name that its text alone decides: who sends it twice, after a lost answer too, has one draft. Of 64 bits: with fewer, one of the
 * many files that are put aside would some day have the name of another text, which it would replace.
 */
const idOf = (text: string): string =>
  `draft-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

const routeOf = (id: string): string => `${DRAFTS_AT}/${id}`;

/** Where it would lie: in the folder, or in one of its folders, as its `$schema` says. */
const pathOf = (id: string, text: string): string =>
  /"\$schema"\s*:\s*"\.\.\/\.\.\//.test(text) ? `activities/drafts/${id}.json` : `activities/${id}.json`;

/** What a text is as a document, as far as it can be read. */
function read(text: string): ActivityDocument | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as ActivityDocument)
      : null;
  } catch {
    return null;
  }
}

/** Letters of a text that a finding quotes: a draft may be one text of 256 kB, and the list has a hundred of them. */
const QUOTED = 400;

const short = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/[\ud800-\udbff]$/, '')}…` : text;

const told = (finding: Finding): DraftFinding => {
  const { severity, line, column, message, expected, got, nearest, allowed, tip } = finding;
  return {
    severity,
    line,
    column,
    message: short(message),
    ...(expected === undefined ? {} : { expected: short(expected) }),
    ...(got === undefined ? {} : { got: short(got) }),
    ...(nearest === undefined ? {} : { nearest: short(nearest) }),
    ...(allowed === undefined ? {} : { allowed: short(allowed.join(', ')) }),
    ...(tip === undefined ? {} : { tip: short(tip) }),
  };
};

function judged(id: string, text: string, at: number, findings: readonly Finding[]): Kept {
  const document = read(text);
  const sound = document !== null && findings.every(({ severity }) => severity !== 'error');
  return {
    id,
    title: document?.title,
    href: sound ? addressOf(routeOf(id)) : null,
    at,
    bytes: Buffer.byteLength(text),
    findings: findings.map(told),
    document: sound ? document : null,
  };
}

/**
 * The drafts in a folder, a file each: what a try-out has been given, whether it has mistakes or not (decision 0109). Where there are too
 * many of them the oldest give way, and their files are put aside: they are no pages any more, and nobody's work is lost (decision 0123).
 *
 * @param input.bounds so many are kept. Default: 100, of 8 MiB together
 * @param input.changed follows what has become a page, before `keep` answers
 * @param input.clock ms UTC
 */
export async function openDrafts(input: {
  folder: string;
  judge: Judge;
  changed: () => Promise<void>;
  clock: () => number;
  bounds?: Bounds;
}): Promise<KeptDrafts> {
  const { folder, judge, bounds = BOUNDS } = input;
  const kept = await readKept(folder, judge, bounds);
  let turn: Promise<unknown> = Promise.resolve();
  const keep = async (text: string): Promise<Draft> => {
    const id = idOf(text);
    const path = pathOf(id, text);
    const file = join(folder, `${id}.json`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
    const findings = (await judge(new Map([[path, text]]))).get(path) ?? [];
    const draft = judged(id, text, input.clock(), findings);
    kept.set(id, draft);
    await rm(join(folder, ASIDE, `${id}.json`), { force: true });
    const out = beyond([...kept.values()], bounds);
    for (const one of out) kept.delete(one.id);
    await putAside(folder, out);
    if ([draft, ...out].some((one) => one.document !== null)) await input.changed();
    return draft;
  };
  return {
    list: async () => [...kept.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)),
    // One after the other: two that come at once would each follow the documents of before.
    keep: (text) => {
      const done = turn.then(() => keep(text));
      turn = done.catch(() => undefined);
      return done;
    },
    isAside: async (id) =>
      isId(id) &&
      (await stat(join(folder, ASIDE, `${id}.json`)).then(
        () => true,
        () => false,
      )),
    documents: () =>
      [...kept.values()].flatMap(({ id, document }) =>
        document === null
          ? []
          : expandDocument({ route: routeOf(id), document: forTools(document) }, loadSchemas),
      ),
  };
}

/** A draft is announced to nobody. */
const forTools = (document: ActivityDocument): ActivityDocument => ({
  ...document,
  access: { ...document.access, tools: true },
});

async function putAside(folder: string, all: readonly { readonly id: string }[]): Promise<void> {
  if (all.length === 0) return;
  await mkdir(join(folder, ASIDE), { recursive: true });
  for (const { id } of all) await rename(join(folder, `${id}.json`), join(folder, ASIDE, `${id}.json`));
}

async function readKept(folder: string, judge: Judge, bounds: Bounds): Promise<Map<string, Kept>> {
  const ids = (await readdir(folder).catch(() => []))
    .map((file) => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''))
    .filter(isId);
  if (ids.length === 0) return new Map();
  const files = await Promise.all(
    ids.map(async (id) => {
      const { mtimeMs, size } = await stat(join(folder, `${id}.json`));
      return { id, at: Math.round(mtimeMs), bytes: size };
    }),
  );
  const out = beyond(files, bounds);
  await putAside(folder, out);
  const texts = await Promise.all(
    files
      .filter((one) => !out.includes(one))
      .map(async (one) => ({ ...one, text: await readFile(join(folder, `${one.id}.json`), 'utf8') })),
  );
  const findings = await judge(new Map(texts.map(({ id, text }) => [pathOf(id, text), text])));
  return new Map(
    texts.map(({ id, text, at }) => [id, judged(id, text, at, findings.get(pathOf(id, text)) ?? [])]),
  );
}
