import type { InviteAnswer } from '../../schemas/generated/types.gen.ts';
import { type Harness, newKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';

/** Somebody with a token. */
export type Person = Awaited<ReturnType<Harness['newUser']>>;

/** The calls of invitations, as tests make them. */
export const callsOf = (h: Harness) => {
  const read = async (one?: Person, query = '') =>
    (await h.call('GET', `${base}/invite${query}`, one === undefined ? {} : { token: one.token }))
      .data as unknown as InviteAnswer;
  const codeOf = async (one: Person) => String((await read(one)).code);
  const accept = (one: Person, code: string, key = newKey()) =>
    h.call('POST', `${base}/invite`, { token: one.token, key, body: { code } });
  return {
    read,
    codeOf,
    accept,
    claim: ({ token }: Person, step: string, key = newKey()) =>
      h.call('POST', `${base}/invite/steps/${step}`, { token, key }),
    /** The first deed that counts at the fair. */
    checkIn: ({ token }: Person) => h.call('POST', `${base}/check_in`, { token, key: newKey() }),
    /** Somebody new who names the code of somebody. */
    async guestOf(inviter: Person) {
      const guest = await h.newUser();
      const { code } = await accept(guest, await codeOf(inviter));
      if (code !== 0) throw new Error(`the code was refused with ${code}`);
      return guest;
    },
  };
};
