import type {
  PairingReceiptAnswer,
  PairingRoundEntry,
  PairingsAnswer,
  PairsAnswer,
} from '../../schemas/generated/types.gen.ts';
import { fair, type Harness, newKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';

const first = 'moonlit/first';

/** The calls of pairings, as tests make them: of the first round, where nothing else is said. */
export const callsOf = (h: Harness) => ({
  join: (side: string | null, token: string, round = first, key = newKey()) =>
    h.call('POST', `${base}/pairings/${round}`, { token, key, body: side === null ? {} : { side } }),
  leave: (token: string, round = first, key = newKey()) =>
    h.call('POST', `${base}/pairings/${round}/leave`, { token, key, body: {} }),
  choose: (people: readonly string[], token: string, round = first, key = newKey()) =>
    h.call('POST', `${base}/pairings/${round}/choices`, { token, key, body: { people: people.join(',') } }),
  /** One round of the answer. */
  read: async (token?: string, round = first): Promise<PairingRoundEntry> => {
    const [pairing, id] = round.split('/');
    const { data } = await h.call('GET', `${base}/pairings`, token === undefined ? {} : { token });
    const all = (data as unknown as PairingsAnswer).pairings;
    const found = all.find((one) => one.id === pairing)?.rounds.find((one) => one.id === id);
    if (found === undefined) throw new Error(`the fair has no round ${round}`);
    return found;
  },
  pairs: async (query = '', pairing = 'moonlit') =>
    (await h.call('GET', `${base}/pairings/${pairing}/pairs${query}`)).data as unknown as PairsAnswer,
  receipt: async (round = first, query = '') =>
    (await h.call('GET', `${base}/pairings/${round}/receipt${query}`))
      .data as unknown as PairingReceiptAnswer,
  /** Settles all of the fair that is due. */
  settle: (now: number, documents = [fair]) =>
    settleDue(h.db, readCampaigns(documents, mechanics), mechanics, now),
});

/** How a side stands: `3/3+1`, with what the asking user may do. */
export const line = ({ sides }: PairingRoundEntry): string =>
  sides
    .map(
      ({ id, taken, seats, waiting, can, reason }) => `${id} ${taken}/${seats}+${waiting} ${can ?? reason}`,
    )
    .join(' ');
