import type { RecapAnswer } from '../../schemas/generated/types.gen.ts';
import { fair, type Harness } from '../../server/fixtures/harness.ts';
import { at, base } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { countDue } from './count.ts';

/** Moments of the recap of the fair, ms UTC. */
export const locks = at('2025-06-12T00:00:00');
export const due = at('2025-06-12T00:11:00');
export const reveals = at('2025-06-12T20:00:00');

/** What the server does of recaps by itself, and what people read. */
export const callsOf = (h: Harness) => {
  const campaigns = readCampaigns([fair], mechanics);
  return {
    settle: (now: number) => settleDue(h.db, campaigns, mechanics, now),
    count: (now: number) => countDue(h.db, campaigns, now),
    read: async (token?: string) =>
      (await h.call('GET', `${base}/recap`, token === undefined ? {} : { token }))
        .data as unknown as RecapAnswer,
  };
};

/** Figures as one line: `given 3 #1 first-tenth`. */
export const line = ({ mine }: RecapAnswer): string =>
  (mine?.figures ?? [])
    .map(({ id, value, place, title, user }) =>
      [id, value, place === null ? '' : `#${place}`, title ?? '', user === null ? '' : `@${user.user_id}`]
        .filter((one) => one !== '')
        .join(' '),
    )
    .join(', ');
