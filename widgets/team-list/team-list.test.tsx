// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { TeamEntry } from '../../schemas/generated/types.gen.ts';
import { teamList } from './team-list.tsx';

const team = (id: string, more: Partial<TeamEntry>): TeamEntry => ({
  id,
  name: `Team ${id}`,
  captain: { user_id: id, nickname: `Cap ${id}`, avatar: '/h5_ac/avatars/1.svg' },
  members: 2,
  most: 3,
  score: 120,
  ...more,
});
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (...teams: TeamEntry[]) => {
  page = await renderNode(
    { widget: 'team-list', from: 'teams', join: [{ do: 'toast', text: 'ok' }] },
    {
      widgets: { 'team-list': teamList },
      data: { teams: { teams, total: teams.length, next: null } },
      token: 'token',
      phase: 'live',
    },
  );
};
const find = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];

it('shows each team with captain and seats, and joins the one that is tapped', async () => {
  await render(team('1', { can: 'join' }), team('2', { reason: 'TOKEN_EXPIRED' }));
  expect(find('.team-list__name').map((one) => one.textContent)).toEqual(['Team 1', 'Team 2']);
  expect(find('.team-list__captain')[0]?.textContent).toBe('Led by Cap 1');
  expect(find('.team-list__seats')[0]?.textContent).toBe('●●○');
  expect(find('.sr-only')[0]?.textContent).toBe('2 of 3 seats taken, ');
  await page.click(find('button')[1]);
  expect(page.acts[0]?.item).toEqual({ id: '2', name: 'Team 2' });
});

it('shows the title that a captain wears', async () => {
  const captain = {
    user_id: '1',
    nickname: 'Cap',
    avatar: '/h5_ac/avatars/1.svg',
    title: 'Voice of the night',
  };
  await render(team('1', { can: 'join', captain }), team('2', { can: 'join' }));
  expect(find('.team-list__captain').map((one) => one.querySelector('.worn')?.textContent)).toEqual([
    'Voice of the night',
    undefined,
  ]);
});

it('says in the server’s words why a team cannot be joined', async () => {
  await render(
    ...(['TEAM_FULL', 'NOT_OPEN', 'OVER'] as const).map((reason) =>
      team(reason, { reason, nextAt: '2025-05-21T10:00:00.000Z' }),
    ),
  );
  expect(find('.team-list__state').map((one) => one.textContent)).toEqual([
    'Full',
    'Joining opens May 21, 18:00',
    'Locked',
  ]);
  expect(find('button')).toEqual([]);
});

it('is one quiet line for whoever has a team', async () => {
  await render(team('1', { reason: 'IN_TEAM' }), team('2', { reason: 'IN_TEAM' }));
  expect(find('.team-list__team')).toEqual([]);
  expect(page.container.textContent).toBe('You already have a teamTeams are locked. Joining is closed.');
});

it('says what to do where no team has a seat', async () => {
  await render();
  expect(page.container.textContent).toContain('Start your own');
});

it('says when joining opens once, in a room that the phase keeps; rows say it only where the campaign has begun', async () => {
  const opens = { reason: 'NOT_OPEN', nextAt: '2025-05-21T10:00:00.000Z' } as const;
  await render(team('1', opens), team('2', opens));
  const head = find('.team-list__opens');
  expect(head.map((one) => [one.textContent, one.dataset.phases])).toEqual([
    ['Joining opens May 21, 18:00', 'preview'],
  ]);
  expect(find('.team-list__state').map((one) => one.dataset.phases)).toEqual(
    Array(2).fill('live settling ended'),
  );
  await page.unmount();
  await render(team('1', { can: 'join' }));
  expect(find('.team-list__opens')[0]?.textContent, 'its room stays').toBe('');
});

it('invites nobody once the campaign is over', async () => {
  for (const teams of [[], [team('1', { reason: 'IN_TEAM' })]]) {
    await render(...teams);
    const said = find('.team-list__none').map((one) => [one.dataset.phases, one.textContent]);
    expect(said.map(([phases]) => phases)).toEqual(['preview live', 'settling ended']);
    expect(said[1]?.[1]).toBe('Teams are locked. Joining is closed.');
    await page.unmount();
  }
  await render();
});

it('says that there are no more only to who has seen more than the first rows', async () => {
  const ends = async (count: number) => {
    const teams = Array.from({ length: count }, (_, nth) => team(String(nth), { can: 'join' }));
    page = await renderNode(
      { widget: 'team-list', from: 'teams', join: [{ do: 'toast', text: 'ok' }] },
      {
        widgets: { 'team-list': teamList },
        data: { teams: { status: 'ready', data: { teams, total: count, next: null }, more: 'end' } },
        phase: 'live',
      },
    );
    return find('.more-end').length;
  };
  expect(await ends(1)).toBe(0);
  await page.unmount();
  expect(await ends(4)).toBe(1);
});
