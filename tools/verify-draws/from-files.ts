import { type BattleReceipt, joinBattles, unboundOdd, verifyBattle } from './battle.ts';
import { joinPairings, type PairingReceipt, verifyPairing } from './pairing.ts';
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

/** What a file holds, as it was answered. */
function answerIn(path: string, read: (path: string) => string): object {
  const told = (() => {
    try {
      return JSON.parse(read(path)) as unknown;
    } catch (error) {
      throw new NoReceipt(`${path}: cannot be read as JSON: ${(error as Error).message}`);
    }
  })();
  // A whole answer of the server is taken as well.
  return Object(Object(told).data ?? told) as object;
}

function pageOf(path: string, answer: object): Receipt {
  const { draws, commitments } = answer as Partial<Receipt>;
  if (!Array.isArray(draws) || !Array.isArray(commitments))
    throw new NoReceipt(
      `${path}: this is no receipt: expected what GET /v2/activities/{id}/draws/{draw}/receipt answers, or …/pairings/{pairing}/{round}/receipt, or …/battles/{battle}/receipt of one with lots, got ${JSON.stringify(answer).slice(0, 80)}`,
    );
  return answer as Receipt;
}

const isPairing = (answer: object): answer is PairingReceipt =>
  Array.isArray((answer as Partial<PairingReceipt>).pairs);

const isBattle = (answer: object): answer is BattleReceipt => {
  const { lots, rounds } = answer as Partial<BattleReceipt>;
  return Array.isArray(lots) && Array.isArray(rounds);
};

const unproven = (why: string): Said => ({ text: `not proven: ${why}`, exitCode: 1 });

function provenBattle(pages: readonly BattleReceipt[], noted: readonly string[]): Said {
  const receipt = joinBattles(pages);
  if (typeof receipt === 'string') return unproven(receipt);
  const { activity, battle, held, lots } = receipt;
  if (lots.length === 0) return { text: 'no pairs are drawn yet; ask for the receipt then', exitCode: 2 };
  const fault = verifyBattle(receipt, noted);
  if (fault !== null) return unproven(fault);
  const rounds = lots.length === 1 ? '1 round' : `all ${lots.length} rounds`;
  const unbound = unboundOdd(receipt);
  const but =
    unbound.length === 0
      ? ''
      : `; what becomes of whoever stays alone was not committed to: ${unbound.join(', ')}`;
  return { text: `the pairs of ${rounds} of ${activity}/${battle}/${held} are proven${but}`, exitCode: 0 };
}

function provenPairing(pages: readonly PairingReceipt[], noted: readonly string[]): Said {
  const receipt = joinPairings(pages);
  if (typeof receipt === 'string') return unproven(receipt);
  const fault = verifyPairing(receipt, noted);
  if (fault !== null) return unproven(fault);
  const { pairs, activity, pairing, held, round } = receipt;
  return {
    text: `all ${pairs.length} pairs of ${activity}/${pairing}/${held}/${round} are proven`,
    exitCode: 0,
  };
}

function proven(words: readonly string[], read: (path: string) => string): Said {
  const part = words.includes('--part');
  const isCommitment = (word: string) => /^[0-9a-f]{64}$/.test(word);
  const files = words.filter((word) => !word.startsWith('--') && !isCommitment(word));
  const unknown = words.find((word) => word.startsWith('--') && word !== '--part');
  if (files.length === 0 || unknown !== undefined) return { text: usage, exitCode: 2 };
  const noted = words.filter(isCommitment);
  const answers = files.map((path) => ({ path, answer: answerIn(path, read) }));
  // What they prove takes all pages of them.
  const all = part ? [] : answers.map(({ answer }) => answer);
  if (all.length > 0 && all.every(isPairing)) return provenPairing(all, noted);
  if (all.length > 0 && all.every(isBattle)) return provenBattle(all, noted);
  const receipt = joinPages(answers.map(({ path, answer }) => pageOf(path, answer)));
  if (typeof receipt === 'string') return unproven(receipt);
  const fault = verifyReceipt(receipt, { noted, part });
  if (fault !== null) return unproven(fault);
  const { draws, all: counted, activity, draw, user } = receipt;
  const many =
    draws.length === counted?.count ? `all ${draws.length}` : `${draws.length} of ${counted?.count}`;
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
