import type { CheckInAnswer } from '../../schemas/generated/types.gen.ts';
import { type Harness, newKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';

/** The calls of the check-in, as tests make them. */
export const callsOf = (h: Harness) => ({
  stamp: (token: string, key = newKey()) => h.call('POST', `${base}/check_in`, { token, key }),
  makeUp: (day: string, token: string, key = newKey()) =>
    h.call('POST', `${base}/check_in/${day}`, { token, key }),
  read: async (token?: string) =>
    (await h.call('GET', `${base}/check_in`, token === undefined ? {} : { token }))
      .data as unknown as CheckInAnswer,
});

/** The calendar as one line: `done open coming`. */
export const line = ({ days }: CheckInAnswer): string => days.map(({ state }) => state).join(' ');
