import { getBlocksCount, getTotalCodewordsCount } from 'qrcode/lib/core/error-correction-code.js';
import { H, L, M, Q } from 'qrcode/lib/core/error-correction-level.js';
import { getSymbolTotalCodewords } from 'qrcode/lib/core/utils.js';
import type { QrSymbol } from './make-symbol.ts';

/** A square of modules in the middle of a code: first row (and column) and modules per side. */
export interface QrHole {
  from: number;
  side: number;
}

/** Half of what a code can repair goes to the logo; the other half stays for dirt, glare and bent paper. */
const SHARE = 0.5;
/** A logo wider than this share of the code takes the eye of scanners from the finders. */
const MAX_WIDTH = 0.3;
const MIN_SIDE = 3;
/** Finders and format information end here. */
const EDGE = 9;
const LEVELS = { L, M, Q, H };

/**
 * The largest hole that leaves the code readable, by counting the codewords that it covers in each block of error
 * correction; null when not even three modules fit.
 */
export function logoHole(symbol: QrSymbol): QrHole | null {
  const { size } = symbol;
  const words = codewordOfModule(symbol);
  const { owners, budget } = blocks(symbol);
  let found: QrHole | null = null;
  for (let side = MIN_SIDE; side <= size * MAX_WIDTH; side += 2) {
    const from = (size - side) / 2;
    if (from < EDGE || mostHits(words, owners, size, { from, side }) > budget) break;
    found = { from, side };
  }
  return found;
}

/** How many codewords of the worst-off block the hole covers, in whole or in part. */
function mostHits(words: Int32Array, owners: readonly number[], size: number, hole: QrHole): number {
  const hit = new Set<number>();
  for (let row = hole.from; row < hole.from + hole.side; row++)
    for (let column = hole.from; column < hole.from + hole.side; column++)
      hit.add(words[row * size + column] ?? -1);
  const hits = new Map<number, number>();
  for (const word of hit) {
    const owner = owners[word];
    if (owner !== undefined) hits.set(owner, (hits.get(owner) ?? 0) + 1);
  }
  return Math.max(0, ...hits.values());
}

/** For each module the codeword that it is a bit of, -1 for guides: columns in pairs from the right, up and down. */
function codewordOfModule({ size, guides }: QrSymbol): Int32Array {
  const words = new Int32Array(size * size).fill(-1);
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const at of [row * size + right, row * size + right - 1])
        if (!guides[at]) words[at] = Math.floor(bit++ / 8);
    }
    up = !up;
  }
  return words;
}

/** Codewords of all blocks take turns: first those with text, then those that repair. */
function blocks({ version, level }: QrSymbol): { owners: number[]; budget: number } {
  const count = getBlocksCount(version, LEVELS[level]);
  const total = getSymbolTotalCodewords(version);
  const repair = getTotalCodewordsCount(version, LEVELS[level]) / count;
  const short = Math.floor(total / count) - repair;
  const firstLong = count - (total % count);
  const owners: number[] = [];
  for (let turn = 0; turn <= short; turn++)
    for (let block = turn < short ? 0 : firstLong; block < count; block++) owners.push(block);
  for (let turn = 0; turn < repair; turn++) for (let block = 0; block < count; block++) owners.push(block);
  return { owners, budget: Math.floor(Math.floor(repair / 2) * SHARE) };
}
