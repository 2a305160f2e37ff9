// Door for tests of a team's card: what the server answers of a team, and a card in a page of its own.
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { MyTeamAnswer } from '../../schemas/generated/types.gen.ts';
import { teamCard } from './team-card.tsx';

const goal = { id: 'warm', at: 100, gives: [{ kind: 'points', points: 50 }] };
const campaign = {
  currency: { id: 'note', name: 'Notes', icon: 'art/rose-night/currency.svg' },
  teams: { size: { least: 3, most: 3 }, counts: [{ fact: 'gift' }], goals: [goal] },
};
export const seat = (nickname: string, more: object = {}) => ({
  user: { user_id: nickname, nickname, avatar: '/h5_ac/avatars/1.svg' },
  score: 40,
  captain: false,
  me: false,
  ...more,
});
export const vacant = { score: 0, captain: false, me: false };
export const own = {
  id: '7',
  name: 'Off Beat',
  code: 'K7MQ2X',
  join: 'list',
  score: 80,
  place: 2,
  gap: 12,
  small: false,
  seats: [seat('Ann', { captain: true, me: true }), seat('Bo'), vacant],
  leave: { can: 'leave' },
  lead: { can: 'lead' },
} satisfies MyTeamAnswer['team'];
export const base: MyTeamAnswer = {
  size: { least: 3, most: 3 },
  names: { least: 2, most: 12 },
  locksAt: '2025-05-21T16:00:00.000Z',
  found: { can: 'found' },
  team: null,
  goals: [{ id: 'warm', at: 100, reached: true, claimed: false, gives: [], can: 'claim' }],
};
export const led: MyTeamAnswer = { ...base, found: { reason: 'IN_TEAM' }, team: own };

const toast = [{ do: 'toast', text: 'ok' }];
const acts = {
  found: toast,
  join: toast,
  invite: toast,
  leave: toast,
  handOver: toast,
  remove: toast,
  claim: toast,
};

/** A card in a page. @param team what the server answers @param refused is given what refuses the tap that was last, as the server does */
export const renderCard = (
  team: object,
  user = '',
  refused: (refuse: (words: string) => void) => void = () => undefined,
  token = 'token',
): Promise<RenderedNode> =>
  renderNode(
    { widget: 'team-card', from: 'team', goals: ['warm'], ...acts },
    {
      widgets: { 'team-card': teamCard },
      data: { team },
      campaign,
      token,
      user,
      phase: 'live',
      onAct: (_steps, _item, _heard, refuse) => {
        if (refuse) refused(refuse);
      },
    },
  );

/** Another answer, while somebody looks. */
export const changeTo = (page: RenderedNode, team: MyTeamAnswer): Promise<void> =>
  page.change(({ store, data }) => {
    if (data.team) store.set(data.team, { status: 'ready', data: team });
  });
