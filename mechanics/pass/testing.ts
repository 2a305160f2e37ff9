import { randomUUID } from 'node:crypto';
import type { PassAnswer } from '../../schemas/generated/types.gen.ts';
import { type Harness, newKey, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';

/** The calls of the pass, as tests make them. */
export const callsOf = (h: Harness) => {
  let host: string | undefined;
  const post =
    (path: string) =>
    (token: string, key = newKey()) =>
      h.call('POST', `${base}/pass/${path}`, { token, key });
  return {
    claimAll: post('claims'),
    claim: (level: string, token: string, key?: string) => post(`claims/${level}`)(token, key),
    buyTrack: post('track'),
    buyLevel: post('levels'),
    read: async (token?: string) =>
      (await h.call('GET', `${base}/pass`, token === undefined ? {} : { token }))
        .data as unknown as PassAnswer,
    /** So many minutes watched, ten points of the season each. @returns what became of it */
    watch: async (from: string, amount: number, { id = randomUUID() as string, at = noon } = {}) => {
      host ??= (await h.newUser()).id;
      return h.call('POST', '/v2/facts', {
        body: { facts: [{ kind: 'watch', id, from, to: host, amount, at }] },
        headers: { 'x-service-key': serviceKey },
      });
    },
  };
};

/** The levels as one line: `waiting+unpaid locked+none`. */
export const line = ({ levels }: PassAnswer): string =>
  levels.map(({ free, paid }) => `${free}+${paid}`).join(' ');
