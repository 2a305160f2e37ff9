import type { CollectionAnswer } from '../../schemas/generated/types.gen.ts';
import { type Harness, newKey, noon } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';
import { testRoom } from '../../server/fixtures/test-room.ts';
import { grant } from '../../server/ledger/grant.ts';

let presents = 0;

/** The calls of the collection, as tests make them. */
export const callsOf = (h: Harness) => {
  const post =
    (path: string) =>
    (body: object, token: string, key = newKey()) =>
      h.call('POST', `${base}/collection/${path}`, { token, key, body });
  const read = async (token?: string) =>
    (await h.call('GET', `${base}/collection`, token === undefined ? {} : { token }))
      .data as unknown as CollectionAnswer;
  return {
    melt: post('melts'),
    give: post('gifts'),
    take: post('taken'),
    redeem: (set: string, token: string, key?: string) => post(`sets/${set}`)({}, token, key),
    read,
    /** How many of each card somebody has, without those of which there are none. */
    async counts(token: string): Promise<Record<string, number>> {
      const { cards } = await read(token);
      return Object.fromEntries(cards.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])));
    },
    /** Somebody who has these cards, given as any room gives them. */
    async owner(...cards: readonly string[]) {
      const user = await h.newUser();
      presents += 1;
      const to = {
        activity: 'fair',
        user: user.id,
        kind: testRoom.kind('test-given'),
        reference: `present ${presents}`,
        at: noon,
      };
      await h.db.transaction((tx) =>
        grant(
          tx,
          to,
          cards.map((card) => ({ kind: 'card' as const, card })),
        ),
      );
      return user;
    },
  };
};
