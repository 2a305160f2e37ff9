import type { PollEntry, PollsAnswer, VoteReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { type Harness, newKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';

/** The calls of polls, as tests make them. */
export const callsOf = (h: Harness) => ({
  vote: (poll: string, options: readonly string[], token: string, key = newKey()) =>
    h.call('POST', `${base}/polls/${poll}`, { token, key, body: { options: options.join(',') } }),
  /** One poll of the answer. */
  read: async (poll: string, token?: string): Promise<PollEntry> => {
    const { data } = await h.call('GET', `${base}/polls`, token === undefined ? {} : { token });
    const found = (data as unknown as PollsAnswer).polls.find(({ id }) => id === poll);
    if (found === undefined) throw new Error(`the fair has no poll ${poll}`);
    return found;
  },
  receipt: async (poll: string) =>
    (await h.call('GET', `${base}/polls/${poll}/receipt`)).data as unknown as VoteReceiptAnswer,
});

/** How the options stand, in the document's order: `2 1 0`, or `? ? ?` where nobody sees it. */
export const line = ({ options }: PollEntry): string => options.map(({ votes }) => votes ?? '?').join(' ');
