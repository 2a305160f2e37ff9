import type { BattleEntry, BattleReceiptAnswer, BattlesAnswer } from '../../schemas/generated/types.gen.ts';
import { fair, type Harness, newKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';

/** The calls of battles, as tests make them. */
export const callsOf = (h: Harness) => ({
  join: (side: string, token: string, battle = 'skies', key = newKey()) =>
    h.call('POST', `${base}/battles/${battle}`, { token, key, body: { side } }),
  /** One battle of the answer. */
  read: async (token?: string, battle = 'skies'): Promise<BattleEntry> => {
    const { data } = await h.call('GET', `${base}/battles`, token === undefined ? {} : { token });
    const found = (data as unknown as BattlesAnswer).battles.find(({ id }) => id === battle);
    if (found === undefined) throw new Error(`the fair has no battle ${battle}`);
    return found;
  },
  receipt: async (battle = 'skies', query = '') =>
    (await h.call('GET', `${base}/battles/${battle}/receipt${query}`)).data as unknown as BattleReceiptAnswer,
  /** Settles all of the fair that is due. */
  settle: (now: number, documents = [fair]) =>
    settleDue(h.db, readCampaigns(documents, mechanics), mechanics, now),
});

/** How the sides stand: `dawn 12 dusk 3`. */
export const line = ({ sides }: BattleEntry): string =>
  sides.map(({ id, total }) => `${id} ${total}`).join(' ');

/** How a round stands: `settled dawn 10 won dusk 5 lost`. */
export const roundOf = ({ rounds }: BattleEntry, id: string): string => {
  const found = rounds.find((one) => one.id === id);
  return [
    found?.state,
    ...(found?.sides ?? []).map(
      (one) => `${one.id} ${one.points}${one.outcome === null ? '' : ` ${one.outcome}`}`,
    ),
  ].join(' ');
};
