// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { showToast } from '../../engine/overlay/toast.ts';
import type { RenderedNode } from '../../engine/testing.tsx';
import type { MyTeamAnswer } from '../../schemas/generated/types.gen.ts';
import { goneIn, joinedIn } from './team-card.tsx';
import { base, changeTo, led, own, renderCard, seat, vacant } from './testing.ts';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (team: object) => {
  page = await renderCard(team);
};
const find = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
const change = (team: MyTeamAnswer) => changeTo(page, team);

it('says who has left, or was taken out, the last one of a captain as well', async () => {
  const alone = { ...own, seats: [own.seats[0], vacant, vacant] } as typeof own;
  await render(led);
  await change({ ...led, team: alone });
  const status = find('[role=status]')[0];
  expect([status?.textContent, status?.getAttribute('aria-live')]).toEqual([
    'No longer on the team: Bo',
    null,
  ]);
  expect(find('.team-card__manage')).toHaveLength(0);
  const all = { ...own, seats: [own.seats[0], seat('Bo'), seat('Cy')] } as typeof own;
  expect(goneIn({ ...led, team: all }, { ...led, team: alone })).toEqual(['Bo', 'Cy']);
  expect(goneIn({ ...led, team: alone }, { ...led, team: all }), 'who comes').toEqual([]);
  expect(goneIn({ ...led, team: all }, { ...led, team: { ...alone, id: '8' } }), 'another team').toEqual([]);
  expect(goneIn(led, base), 'the reader').toEqual([]);
});

it('a toast is not said once more, and keeps nothing else from being said', async () => {
  const status = () => {
    const one = find('[role=status]')[0];
    return [one?.textContent, one?.getAttribute('aria-live')];
  };
  await render(base);
  showToast('You are in', 'success');
  await change(led);
  expect(status()).toEqual(["You're in the lineup!", 'off']);
  showToast('Copied', 'success');
  await change({ ...led, team: { ...own, seats: [own.seats[0], vacant, vacant] } as typeof own });
  expect(status()).toEqual(['No longer on the team: Bo', null]);
  await change(led);
  showToast('Bo has left the stage', 'success');
  await change({ ...led, team: { ...own, seats: [own.seats[0], vacant, vacant] } as typeof own });
  expect(status()).toEqual(['No longer on the team: Bo', 'off']);
  showToast('Claimed', 'success');
  await change(base);
  expect(status()).toEqual(["You're not on this team anymore", null]);
  showToast('No such code', 'failure');
  await change(led);
  expect(status()).toEqual(["You're in the lineup!", null]);
});

it('welcomes whoever gets a team while they look, and nobody whose team becomes known', async () => {
  await render(base);
  await change(led);
  expect(find('[role=status]')[0]?.textContent).toBe("You're in the lineup!");
  expect(find('.is-new')).toHaveLength(1);
  expect(joinedIn({ ...base, found: { reason: 'TOKEN_EXPIRED' } }, led)).toBe(false);
  expect(joinedIn({ ...base, found: {} }, led), 'not yet known').toBe(false);
  expect(joinedIn(led, led)).toBe(false);
  const status = find('[role=status]')[0];
  await change(base);
  expect(status?.textContent, 'whoever leaves, or is taken out').toBe("You're not on this team anymore");
  expect([find('[role=status]')[0] === status, find('.is-new')]).toEqual([true, []]);
});

it('says nothing of a team to whose sign-in has ended', async () => {
  await render(led);
  await page.change(({ store, data: sources }) => {
    const data = { ...base, found: { reason: 'TOKEN_EXPIRED' } } as const;
    if (sources.team) store.set(sources.team, { status: 'ready', data });
  });
  expect(find('[role=status]')[0]?.textContent).toBe('');
});
