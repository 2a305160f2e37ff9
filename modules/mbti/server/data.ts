import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Level } from '../rules/levels.ts';
import type { ScoredQuestion } from '../rules/score.ts';

const defaultFolder = fileURLToPath(new URL('../data/', import.meta.url));

/** What the server reads of the personality test: the letters of its questions and the ids of its topics. */
export interface MbtiData {
  readonly questions: Readonly<Record<Level, readonly ScoredQuestion[]>>;
  readonly topics: readonly string[];
}

interface Files {
  readonly questions: readonly ScoredQuestion[];
  readonly topics: readonly { readonly id: string }[];
}

/** `npm run check` holds the entries to their schema; here it is enough that there are some. */
function readList<Key extends keyof Files>(folder: string, name: string, key: Key): Files[Key] {
  const path = join(folder, name);
  let source: unknown;
  try {
    source = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The personality test cannot be read from ${path}: ${reason}`, { cause: error });
  }
  const list = (source as Partial<Files> | null)?.[key];
  if (!Array.isArray(list) || list.length === 0) {
    throw new Error(`The personality test cannot be read from ${path}: it has no ${key}`);
  }
  return list as Files[Key];
}

/**
 * Reads question sets and topics.
 *
 * @param folder default: `modules/mbti/data`
 * @throws Error naming the file that is missing or cannot be read
 */
export function readMbtiData(folder = defaultFolder): MbtiData {
  return {
    questions: {
      entry: readList(folder, 'primary-problem.json', 'questions'),
      advanced: readList(folder, 'advanced-problem.json', 'questions'),
      in_depth: readList(folder, 'depth-problem.json', 'questions'),
    },
    topics: readList(folder, 'topics.json', 'topics').map(({ id }) => id),
  };
}
