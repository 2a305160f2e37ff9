import { insertAll } from '../../server/database/insert-all.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { pick, randomOf } from '../../server/seed/random.ts';
import { wall } from './rules.ts';

/** A quarter of the people have left their thanks, spread over the campaign so far. */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, now, begun }) => {
  const block = campaign.block(wall);
  if (block === undefined || begun) return;
  const random = randomOf(`${campaign.id} wall`);
  const messages = [...block.messages];
  const { start, end } = campaign.schedule;
  const until = Math.min(end, now);
  const writers = crowd.filter(() => random() < 0.25);
  const posts = writers.map((person, index) => ({
    activity: campaign.id,
    user_id: person.user_id,
    message: pick(messages, random),
    at: start + Math.floor(((index + random()) / writers.length) * (until - start)),
  }));
  await insertAll(tx, 'wall_posts', 'activity text, user_id text, message text, at int8', posts);
};
