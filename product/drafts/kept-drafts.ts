import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
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
}

/** A name that its text alone decides: who sends it twice, after a lost answer too, has one draft. */
const idOf = (text: string): string => `draft-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

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

const told = ({ line, column, message, expected, got, nearest, tip }: Finding): DraftFinding => ({
  line,
  column,
  message,
  ...(expected === undefined ? {} : { expected }),
  ...(got === undefined ? {} : { got }),
  ...(nearest === undefined ? {} : { nearest }),
  ...(tip === undefined ? {} : { tip }),
});

function judged(id: string, text: string, at: number, findings: readonly Finding[]): Kept {
  const document = read(text);
  const sound = findings.length === 0 && document !== null;
  return {
    id,
    title: document?.title,
    href: sound ? addressOf(routeOf(id)) : null,
    at,
    findings: findings.map(told),
    document: sound ? document : null,
  };
}

/**
 * The drafts in a folder, a file each: what a try-out has been given, whether it has mistakes or not (decision 0109).
 *
 * @param input.changed follows what has become a page, before `keep` answers
 * @param input.clock ms UTC
 */
export async function openDrafts(input: {
  folder: string;
  judge: Judge;
  changed: () => Promise<void>;
  clock: () => number;
}): Promise<KeptDrafts> {
  const { folder, judge } = input;
  const kept = await readKept(folder, judge);
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
    if (draft.document !== null) await input.changed();
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

async function readKept(folder: string, judge: Judge): Promise<Map<string, Kept>> {
  const files = (await readdir(folder).catch(() => [])).filter((file) =>
    /^draft-[0-9a-f]{8}\.json$/.test(file),
  );
  if (files.length === 0) return new Map();
  const texts = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
      return { id: file.slice(0, -'.json'.length), text, at: Math.round(mtimeMs) };
    }),
  );
  const findings = await judge(new Map(texts.map(({ id, text }) => [pathOf(id, text), text])));
  return new Map(
    texts.map(({ id, text, at }) => [id, judged(id, text, at, findings.get(pathOf(id, text)) ?? [])]),
  );
}
