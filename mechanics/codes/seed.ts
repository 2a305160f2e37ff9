import { DAY } from '../../engine/document/anywhere/days.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { madeCode } from '../../server/kernel/made-code.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { randomOf } from '../../server/seed/random.ts';
import { hashOf } from './find.ts';
import { codes } from './rules.ts';
import { storePart } from './store.ts';

const perKind = 24;

/** Codes of a kind that a try-out has, the same in each. Plain, as they are hashed. */
export function demoCodes(activity: string, kind: string): readonly string[] {
  const random = randomOf(`${activity} codes ${kind}`);
  return Array.from({ length: perKind }, () => madeCode((end) => Math.floor(random() * end)));
}

/** A batch of each kind: what is redeemed of it, people do themselves. */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { now, begun }) => {
  if (begun) return;
  const keyed = keyedBy(tryOutSecret);
  for (const { id } of campaign.block(codes)?.values() ?? []) {
    const hashes = demoCodes(campaign.id, id).flatMap((code) => hashOf(keyed, campaign.id, code) ?? []);
    const batch = `seed-${campaign.id.replaceAll(/[^a-z0-9]/g, '-')}-${id}`.slice(0, 40);
    const until = campaign.schedule.end + 30 * DAY;
    await storePart(tx, { batch, activity: campaign.id, code: id, until, first: 1, hashes, at: now });
  }
};
