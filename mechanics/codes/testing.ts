import { randomInt } from 'node:crypto';
import { groupedCode } from '../../engine/document/anywhere/code-word.ts';
import { type Harness, serviceKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { madeCode } from '../../server/kernel/made-code.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { hashOf } from './find.ts';

let batches = 0;
const service = { 'x-service-key': serviceKey };

/** As the operator's command stores a batch. */
export const store = (h: Harness, body: object) =>
  h.call('POST', `${base}/codes/batches`, { body, headers: service });

export const nameChecker = (h: Harness, user: string, may: boolean) =>
  h.call('POST', `${base}/codes/checkers`, { body: { user, may }, headers: service });

/** Codes of the fair, fresh from the printer and stored. @param until ms UTC */
export async function printCodes(h: Harness, kind: string, count: number, until: number): Promise<string[]> {
  batches += 1;
  const codes = Array.from({ length: count }, () => groupedCode(madeCode((end) => randomInt(end))));
  const hashes = codes.map((code) => hashOf(keyedBy(tryOutSecret), 'fair', code));
  const { code } = await store(h, { batch: `test-batch-${batches}`, code: kind, until, first: 1, hashes });
  if (code !== 0) throw new Error(`the batch was refused with ${code}`);
  return codes;
}
