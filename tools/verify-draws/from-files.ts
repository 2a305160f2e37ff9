import { joinPages, type Receipt, verifyReceipt } from './verify.ts';

/** What the command says, and its exit code: 0 all is proven, 1 something is not, 2 there was nothing to prove. */
export interface Said {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

const usage = `usage: npm run verify-draws -- receipt.json [its next pages ...] [commitment seen before drawing ...] [--part]
  --part: the pages that are there are enough`;

/** A file may say anything: nothing of it reaches a terminal's controls. */
const plain = (text: string): string => text.replace(/[^\P{C}\n]/gu, '?');

class NoReceipt extends Error {}

function pageIn(path: string, read: (path: string) => string): Receipt {
  const told = (() => {
    try {
      return JSON.parse(read(path)) as unknown;
    } catch (error) {
      throw new NoReceipt(`${path}: cannot be read as JSON: ${(error as Error).message}`);
    }
  })();
  // A whole answer of the server is taken as well.
  const receipt: unknown = Object(told).data ?? told;
  const { draws, commitments } = Object(receipt) as Partial<Receipt>;
  if (!Array.isArray(draws) || !Array.isArray(commitments))
    throw new NoReceipt(
      `${path}: this is no receipt: expected what GET /v2/activities/{id}/draws/{draw}/receipt answers, got ${JSON.stringify(told).slice(0, 80)}`,
    );
  return receipt as Receipt;
}

function proven(words: readonly string[], read: (path: string) => string): Said {
  const part = words.includes('--part');
  const isCommitment = (word: string) => /^[0-9a-f]{64}$/.test(word);
  const files = words.filter((word) => !word.startsWith('--') && !isCommitment(word));
  const unknown = words.find((word) => word.startsWith('--') && word !== '--part');
  if (files.length === 0 || unknown !== undefined) return { text: usage, exitCode: 2 };
  const receipt = joinPages(files.map((path) => pageIn(path, read)));
  if (typeof receipt === 'string') return { text: `not proven: ${receipt}`, exitCode: 1 };
  const fault = verifyReceipt(receipt, { noted: words.filter(isCommitment), part });
  if (fault !== null) return { text: `not proven: ${fault}`, exitCode: 1 };
  const { draws, all, activity, draw, user } = receipt;
  const many = draws.length === all?.count ? `all ${draws.length}` : `${draws.length} of ${all?.count}`;
  return { text: `${many} draws of ${user} in ${activity}/${draw} are proven`, exitCode: 0 };
}

/** Runs the command. @param words its arguments @param read the text of a file @returns what it says, and never a stack */
export function provenFrom(words: readonly string[], read: (path: string) => string): Said {
  try {
    const { text, exitCode } = proven(words, read);
    return { text: plain(text), exitCode };
  } catch (error) {
    if (error instanceof NoReceipt) return { text: plain(error.message), exitCode: 2 };
    throw error;
  }
}
