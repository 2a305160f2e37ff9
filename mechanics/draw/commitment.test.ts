// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { newKey } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { hashOf } from '../../server/kernel/commitment.ts';

const { h } = openFair();
const wheel = `${base}/draws/wheel`;

it('the first seed of some rules is found by the hash of the very text that it is committed to', async () => {
  await h.call('GET', wheel);
  const { rows } = await h.db.query<{ rules_hash: string; block_hash: string; block: string }>(
    "SELECT rules_hash, block_hash, block FROM draw_commitments WHERE draw = 'wheel' AND nth = 0",
  );
  // What is looked for otherwise by a later version would not be found: people would draw from a seed of no commitment they saw.
  expect(rows).toHaveLength(1);
  for (const { rules_hash, block_hash, block } of rows)
    expect([rules_hash, block_hash]).toEqual([hashOf(block), hashOf(block)]);
});

it('a seed of its own for each draw of each campaign, shown by nobody before the end', async () => {
  const { token } = await h.newUser(100);
  await h.call('POST', wheel, { token, key: newKey(), body: {} });
  const { rows } = await h.db.query<{ seed: string; shown_at: number | null }>(
    'SELECT seed, shown_at FROM draw_commitments',
  );
  expect(new Set(rows.map(({ seed }) => seed)).size).toBe(rows.length);
  for (const { seed, shown_at } of rows) {
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(shown_at).toBeNull();
  }
});
