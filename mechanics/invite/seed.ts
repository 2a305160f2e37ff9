import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccounts } from '../../server/ledger/accounts.ts';
import { demoUsers, tryOutSecret } from '../../server/seed/demo.ts';
import { randomOf } from '../../server/seed/random.ts';
import { bind, come, giveStep } from './come.ts';
import { cameBy, newcomerOf, openCode, takenOf } from './people.ts';
import { invite } from './rules.ts';

/** How many people invite others, beside the first of those as whom the product is tried. */
const inviters = 6;

/**
 * Some people have brought a few others each. The first of those as whom the product is tried has brought as many as the first
 * step takes, and has not claimed it; the second was invited; the last is new, and has the code of nobody.
 */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, world) => {
  const { crowd, begun, since, hearers } = world;
  const block = campaign.block(invite);
  const until = Math.min(world.now, campaign.schedule.end - 1);
  if (block === undefined || begun || until <= since) return;
  const { id } = campaign;
  const keyed = keyedBy(tryOutSecret);
  const random = randomOf(`${id} invite`);
  const [first = '', second = ''] = demoUsers.map(({ userId }) => userId);
  const names = crowd.map(({ user_id }) => user_id);
  const hosts = [first, ...names.slice(0, inviters)];
  const guests = names.slice(inviters);
  const wanted = hosts.map((host) =>
    host === first ? (block.steps[0]?.at ?? 1) + 1 : 1 + Math.floor(random() * 6),
  );
  const bonds = hosts.flatMap((inviter, nth) =>
    guests.splice(0, wanted[nth]).map((user) => ({ user, inviter })),
  );
  if (hosts[1] !== undefined) bonds.push({ user: second, inviter: hosts[1] });
  const each = (until - since) / (bonds.length + 1);
  for (const [index, { user, inviter }] of bonds.entries()) {
    const at = Math.floor(since + (index + 1) * each);
    const taken = await takenOf(tx, campaign, inviter, at);
    if (taken.total >= block.limits.total || taken.day >= (block.limits.day ?? Infinity)) continue;
    for (const one of [user, inviter]) await openCode(tx, keyed, id, one);
    await lockAccounts(tx, id, new Set([user, inviter]));
    await bind(tx, campaign, block, { user, inviter, taken, at });
    // Who has done what counts has come; the others are still on their way.
    if (block.counts !== null && !(await newcomerOf(tx, id, user)).known) continue;
    const told = await come(tx, campaign, block, [{ user, inviter, at, heard: at }]);
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, told));
  }
  if (block.automatic) return;
  for (const host of hosts.slice(1)) {
    const came = await cameBy(tx, id, host);
    for (const step of block.steps)
      if (step.at <= came && random() < 0.8) await giveStep(tx, id, host, step, until);
  }
};
