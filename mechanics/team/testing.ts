import type {
  BoardAnswer,
  BoardReceiptAnswer,
  ChampionsAnswer,
  MyTeamAnswer,
  TeamsAnswer,
} from '../../schemas/generated/types.gen.ts';
import { type Harness, newKey, serviceKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';

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
