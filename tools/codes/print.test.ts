import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { isSpelt, plainCode } from '../../engine/document/anywhere/code-word.ts';
import { hashOf } from '../../mechanics/codes/find.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { NotPrinted, printCodes } from './print.ts';

const folder = mkdtempSync(join(tmpdir(), 'codes-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Part {
  readonly first: number;
  readonly hashes: readonly string[];
}
let parts: Part[] = [];
beforeEach(() => {
  parts = [];
});
const secret = 's'.repeat(32);
const send = async (_activity: string, part: object) => void parts.push(part as Part);
const order = (name: string, more: object = {}) => {
  return { activity: 'fair', kind: 'voucher', count: 1201, until: 1, out: join(folder, name), ...more };
};
const printed = async (changes: object, printer: object = {}): Promise<string> =>
  printCodes(order('refused', changes), { root, secret, send, ...printer }).then(
    () => 'printed',
    (error: Error) => (error instanceof NotPrinted ? error.message : 'another error'),
  );

describe('printing codes', () => {
  it('writes them once, for their owner alone, and tells the server their hashes in parts', async () => {
    const { out } = order('good');
    await printCodes(order('good'), { root, secret, send });
    const codes = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(new Set(codes).size).toBe(1201);
    expect(codes.every((code) => isSpelt(plainCode(code)))).toBe(true);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(parts.map(({ first, hashes }) => [first, hashes.length])).toEqual([
      [1, 500],
      [501, 500],
      [1001, 201],
    ]);
    const hashes = codes.map((code) => hashOf(keyedBy(secret), 'fair', code));
    expect(parts.flatMap((part) => part.hashes)).toEqual(hashes);
    expect(hashes).not.toEqual(codes.map((code) => hashOf(keyedBy('other'), 'fair', code)));
    expect(JSON.stringify(parts)).not.toContain(plainCode(codes[0] ?? ''));
  });

  it('never writes into the project, over a file, or for nothing', async () => {
    writeFileSync(join(folder, 'there'), 'kept');
    expect(await printed({ out: join(root, 'docs', 'codes.csv') })).toContain('lies in the project');
    expect(await printed({ out: root })).toContain('lies in the project');
    expect(await printed({ out: join(folder, 'there') })).toContain('is there already');
    expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('kept');
    for (const count of [0, 1.5, Number.NaN, 100_001]) expect(await printed({ count })).toContain('--count');
    expect(await printed({ until: Number.NaN })).toContain('--until');
    expect(parts).toEqual([]);
  });

  it('leaves no file where the server refuses', async () => {
    let sent = 0;
    const refusing = async () => {
      sent += 1;
      if (sent === 2) throw new Error('There is no such item');
    };
    expect(await printed({}, { send: refusing })).toBe('Nothing was printed: There is no such item');
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  });
});
