import type {
  BoardAnswer,
  BoardReceiptAnswer,
  ChampionsAnswer,
  MyTeamAnswer,
  TeamsAnswer,
} from '../../schemas/generated/types.gen.ts';
import { fair, type Harness, newKey, serviceKey } from '../../server/fixtures/harness.ts';
import { at, base, type OpenFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns, type SourceDocument } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';

/** Somebody with a token. */
export type Person = Awaited<ReturnType<Harness['newUser']>>;

/** The calls of teams, as tests make them. */
export const callsOf = (h: Harness) => {
  const post = (path: string, { token }: Person, body: object = {}, key = newKey()) =>
    h.call('POST', `${base}/teams${path}`, { token, key, body });
  const get = async (path: string, one?: Person) =>
    (await h.call('GET', `${base}/teams${path}`, one === undefined ? {} : { token: one.token }))
      .data as unknown;
  const mine = async (one?: Person) => (await get('/mine', one)) as MyTeamAnswer;
  const found = async (name: string, more: object = {}) => {
    const captain = await h.newUser();
    const { code, data } = await post('', captain, { name, ...more });
    if (code !== 0) throw new Error(`${name} was not founded: ${code}`);
    const own = (await mine(captain)).team;
    return { captain, id: String(data.team), code: own?.code ?? '' };
  };
  return {
    post,
    mine,
    found,
    list: async (one?: Person, query = '') => (await get(query, one)) as TeamsAnswer,
    board: async (one?: Person, query = '') => (await get(`/board${query}`, one)) as BoardAnswer,
    ranking: async (id: string, query = '', one?: Person) =>
      (await get(`/rankings/${id}${query}`, one)) as BoardAnswer,
    rankingReceipt: async (id: string, query = '') =>
      (await get(`/rankings/${id}/receipt${query}`)) as BoardReceiptAnswer,
    rankingChampions: async (id: string) => (await get(`/rankings/${id}/champions`)) as ChampionsAnswer,
    receipt: async () => (await get('/receipt')) as BoardReceiptAnswer,
    join: (one: Person, team: object, key?: string) => post('/join', one, team, key),
    leave: (one: Person, body: object = {}) => post('/leave', one, body),
    moderate: (team: string, show: 'yes' | 'no', key = serviceKey) =>
      h.call('POST', `${base}/teams/${team}/name`, { body: { show }, headers: { 'x-service-key': key } }),
    /** Who sits in somebody's team: user_ids, the captain first, `-` for a vacant seat. */
    seats: async (one: Person) =>
      ((await mine(one)).team?.seats ?? []).map(({ user }) => user?.user_id ?? '-').join(' '),
  };
};

/** Plays the second day of the fair until 20:00: three teams with their gifts. What comes of the night is played by whoever asks for it. */
export async function playDay({ h, gift }: OpenFair) {
  const { found, join, leave } = callsOf(h);
  h.setClock(at('2025-06-11T09:00:00'));
  const [owls, larks, moths] = [await found('Owls'), await found('Larks'), await found('Moths')];
  const [changer, early, late] = [await h.newUser(), await h.newUser(), await h.newUser()];
  h.setClock(at('2025-06-11T10:00:00'));
  await join(changer, { team: owls.id });
  await join(early, { team: owls.id });
  h.setClock(at('2025-06-11T12:00:00'));
  await gift(changer.id, owls.captain.id, { at: at('2025-06-11T12:00:00'), count: 3 });
  h.setClock(at('2025-06-11T18:00:00'));
  await leave(changer);
  await join(changer, { team: larks.id });
  await gift(changer.id, owls.captain.id, { at: at('2025-06-11T18:00:00'), count: 2 });
  await gift(changer.id, owls.captain.id, { at: at('2025-06-11T17:59:59.999') });
  h.setClock(at('2025-06-11T20:00:00'));
  await gift(moths.captain.id, owls.captain.id, { at: at('2025-06-11T20:00:00'), count: 50 });
  return {
    owls,
    larks,
    moths,
    /** In the owls until the evening, then in the larks. */
    changer,
    /** In the owls until the day is over, and gone before it is settled. */
    early,
    /** Comes to the owls when the day is over. */
    late,
    /** What was on its way comes just before the bell. */
    comesInTime: async () => {
      h.setClock(at('2025-06-12T00:09:59.999'));
      await gift(larks.captain.id, changer.id, { at: at('2025-06-11T23:59:59.999') });
    },
    comesTooLate: async () => {
      h.setClock(at('2025-06-12T00:10:00'));
      await gift(larks.captain.id, changer.id, { at: at('2025-06-11T23:59:59') });
    },
    /** The day is over, and not yet settled. */
    comeAndGo: async () => {
      h.setClock(at('2025-06-12T00:01:00'));
      await leave(early);
      await join(late, { team: owls.id });
      await leave(moths.captain);
    },
  };
}

/** What tests of rankings tell of them. */
export const tellingOf = (h: Harness) => ({
  settleAt: async (now: number, documents: readonly SourceDocument[] = [fair]) => {
    h.setClock(now);
    await settleDue(h.db, readCampaigns(documents, mechanics), mechanics, now);
  },
  told: (rows: readonly { rank: number; user: { nickname: string }; score: number }[]) =>
    rows.map(({ rank, user, score }) => `${rank} ${user.nickname} ${score}`),
  /** What somebody was given for places of days. */
  given: async ({ id }: Pick<Person, 'id'>) => {
    const { rows } = await h.db.query<{ reference: string; points: number }>(
      "SELECT reference, points FROM grants WHERE user_id = $1 AND kind = 'team' AND reference LIKE 'daily %' ORDER BY reference",
      [id],
    );
    return rows.map(({ reference, points }) => `${reference.split(' ')[1]}: ${points}`);
  },
});
