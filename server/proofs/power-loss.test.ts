// By turns, 30 s: copies a database while it is written.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/open-database.ts';
import { Cluster } from './cluster.ts';

const orders = 25;

let parent: string;
/** Where the server writes. */
let folder: string;
/** What a disk would hold of it that lost its power: see keepSyncedCopy. */
let disk: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'gala-power-'));
  folder = join(parent, 'written');
  disk = join(parent, 'disk');
  await (await openDatabase({ dataDir: folder })).close();
  cpSync(folder, disk, { recursive: true });
}, 180_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe.runIf(platform() === 'linux')('a power loss, on the embedded engine', { timeout: 300_000 }, () => {
  it('costs no order that was acknowledged: each was on the disk before its answer left', async () => {
    const before = await Cluster.start(
      { GALA_DATA_DIR: folder, GALA_SYNCED_COPY: disk, DATABASE_URL: '' },
      1,
    );
    const [user] = await before.users(1, 1_000_000);
    if (!user) throw new Error('No user');
    const key = (n: number) => `power-proof-${n}`.padEnd(24, '-');
    const told: (string | undefined)[] = [];
    for (let n = 0; n < orders; n += 1)
      told.push((await before.call(0, '/exchange/sticker', user, key(n)))?.text);
    await before.kill(0);
    expect(told.every((text) => text?.includes('"code":0'))).toBe(true);

    const after = await Cluster.start({ GALA_DATA_DIR: disk, DATABASE_URL: '' }, 1);
    // The same key again: the answer is the stored one, byte for byte, and nothing is bought twice.
    for (let n = 0; n < orders; n += 1)
      expect((await after.call(0, '/exchange/sticker', user, key(n)))?.text, `order ${n}`).toBe(told[n]);
    const records = await after.call(0, '/exchange_records?size=100', user);
    expect((JSON.parse(records?.text ?? '{}') as { data: { items: object[] } }).data.items).toHaveLength(
      orders,
    );
    expect(new Set(Object.values(await after.audit()))).toEqual(new Set([0]));
    await after.stop();
  });
});
