// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderedNode } from '../../engine/testing.tsx';
import type { MyTeamAnswer } from '../../schemas/generated/types.gen.ts';
import { base, changeTo, led, own, renderCard, seat } from './testing.ts';

let page: RenderedNode;
/** Refuses what was tapped last, as the server does. */
let refuse: (words: string) => void = () => undefined;
afterEach(() => page.unmount());
beforeEach(() => localStorage.clear());
const render = async (team: object, user = '', token = 'token') => {
  page = await renderCard(
    team,
    user,
    (now) => {
      refuse = now;
    },
    token,
  );
};
const change = (team: MyTeamAnswer) => changeTo(page, team);
const find = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
const button = (text: string) => find('button').find((one) => one.textContent === text) as HTMLButtonElement;
/** What somebody writes into the field of that number. */
const type = (nth: number, value: string) =>
  act(async () => {
    const field = page.container.querySelectorAll<HTMLInputElement>('.team-card__field')[nth];
    if (field === undefined) throw new Error(`there is no field ${nth}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('team card', () => {
  it('shows the seats with their captain, and vacant ones as open', async () => {
    await render(led);
    expect(find('.team-card__nickname').map((one) => one.textContent)).toEqual(['You', 'Bo', 'Open seat']);
    expect(find('.is-captain .team-card__mark').map((one) => one.textContent)).toEqual(['Captain']);
    expect(find('.team-card__stand')[0]?.textContent).toBe('No. 280 12 behind no. 1');
    const goal = find('.team-card__stand')[0]?.querySelector<HTMLElement>('[data-phases]');
    expect([goal?.textContent, goal?.dataset.phases]).toEqual(['12 behind no. 1', 'preview live']);
    expect(find('.team-card__told')[0]?.textContent).toContain('Teams lock May 22, 00:00');
  });

  it('says how far the place above is in short, and nothing is behind where both are level', async () => {
    const gap = () => find('.team-card__stand')[0]?.querySelector('[data-phases]');
    await render({ ...led, team: { ...led.team, gap: 12_345 } });
    expect(gap()?.textContent).toContain('1.2w behind no. 1');
    await page.unmount();
    await render({ ...led, team: { ...led.team, gap: 0 } });
    expect(gap()?.textContent).toBe('Tied with no. 1');
  });

  it('waits for nobody in a team that is locked', async () => {
    const { locksAt: _, ...locked } = led;
    await render(locked);
    expect(find('.team-card__nickname').map((one) => one.textContent)).toEqual(['You', 'Bo']);
    expect(find('.is-vacant')).toHaveLength(0);
  });

  it('tells of the lock, and of goals that it has not reached, as long as they matter', async () => {
    const phases = (selector: string) => find(selector)[0]?.dataset.phases;
    await render({ ...led, team: { ...led.team, score: 1 } });
    expect([phases('.team-card__told'), phases('.team-card__goal')]).toEqual([
      undefined,
      'preview live settling',
    ]);
    await page.unmount();
    const { locksAt: _, ...locked } = led;
    await render({ ...locked, team: { ...led.team, score: 1e9 } });
    expect([phases('.team-card__told'), phases('.team-card__goal')]).toEqual(['preview live', undefined]);
  });

  it('says how many a team needs as long as it has fewer', async () => {
    const needs = () => find('.team-card__told')[0]?.textContent?.includes('A team needs');
    await render(led);
    expect(needs(), 'two of three').toBe(true);
    await page.unmount();
    await render({ ...led, size: { least: 2, most: 3 } });
    expect(needs(), 'two of two').toBe(false);
  });

  it('shows the titles that members wear, one’s own as well', async () => {
    const worn = (name: string, more: object = {}) => {
      const { user } = seat(name);
      return seat(name, { user: { ...user, title: `Star ${name}` }, ...more });
    };
    await render({
      ...led,
      team: { ...own, seats: [worn('Ann', { captain: true, me: true }), seat('Bo'), worn('Cy')] },
    });
    const seats = find('.team-card__seat').map((one) => one.querySelector('.worn')?.textContent);
    expect(seats).toEqual(['Star Ann', undefined, 'Star Cy']);
  });

  it('the captain invites, hands over, removes; each with the member it is about', async () => {
    await render(led);
    await page.click(button('Copy the code'));
    await page.click(button('Make captain'));
    await page.click(button('Remove'));
    await page.click(button('Claim'));
    await page.click(button('Leave the team'));
    expect(page.acts.map(({ item }) => item)).toEqual([
      { code: 'K7MQ2X', name: 'Off Beat' },
      { user: 'Bo', nickname: 'Bo' },
      { user: 'Bo', nickname: 'Bo' },
      { id: 'warm', name: '50\u00a0Notes', picture: expect.stringContaining('.svg') },
      undefined,
    ]);
  });

  it('a goal is a row of the family with what it gives, lit while it waits', async () => {
    await render(led);
    const row = find('.team-card__goal')[0];
    expect(row?.className).toBe('team-card__goal part-row is-ready');
    expect(row?.querySelector('img')?.getAttribute('src')).toContain('.svg');
    await page.unmount();
    const goals = [{ id: 'warm', at: 100, reached: false, claimed: false, gives: [] }];
    await render({ ...led, goals });
    expect(find('.team-card__goal')[0]?.className).toBe('team-card__goal part-row');
  });

  it('says of a goal that was reached before the reader joined that it was, and offers no button', async () => {
    const told = () => find('.team-card__goal .team-card__late').map((one) => one.textContent);
    await render(led);
    expect(told()).toEqual([]);
    await page.unmount();
    const goals = [{ id: 'warm', at: 100, reached: true, claimed: false, gives: [] }];
    await render({ ...led, goals: goals.map((one) => ({ ...one, reason: 'JOINED_AFTER_GOAL' })) });
    expect(told()).toEqual(['Reached before you joined']);
    expect(find('.team-card__claim')).toEqual([]);
  });

  it('celebrates a goal that is claimed while one looks, and none that was before', async () => {
    const goal = { id: 'warm', at: 100, reached: true, gives: [] };
    const claimed = { ...led, goals: [{ ...goal, claimed: true, reason: 'ALREADY_CLAIMED' }] };
    await render(led);
    expect(find('.is-won > .burst')).toHaveLength(0);
    await page.change(({ store, data }) => {
      if (data.team) store.set(data.team, { status: 'ready', data: claimed });
    });
    expect(find('.is-won > .burst')).toHaveLength(1);
    await page.unmount();
    await render(claimed);
    expect(find('.is-won > .burst')).toHaveLength(0);
  });

  it.each([
    ['name', 0, 'Start a team'],
    ['code', 1, 'Join'],
  ])('says at the field why a %s was refused, until something else is typed there', async (_, nth, label) => {
    await render(base);
    await type(nth, 'Night');
    await page.click(button(label));
    // What is typed meanwhile is another one.
    await type(nth, 'Nigh');
    await act(async () => refuse('Not that one'));
    const field = find('.team-card__field')[nth] as HTMLInputElement;
    const told = () => [
      field.getAttribute('aria-invalid'),
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ];
    expect(told()).toEqual(['false', '']);
    await type(nth, 'Night');
    expect(told()).toEqual(['true', 'Not that one']);
    expect(field.value).toBe('Night');
    await type(nth, 'Nights');
    expect(told()).toEqual(['false', '']);
  });

  it('the captain has one button for all members, which folds what can be done', async () => {
    await render({ ...led, team: { ...own, seats: [...own.seats.slice(0, 2), seat('Cy')] } });
    expect(find('summary').map((one) => [one.textContent, one.className])).toEqual([
      ['Manage the team', 'btn btn--secondary'],
    ]);
    expect(find('.team-card__do').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Make captain: Bo',
      'Remove: Bo',
      'Make captain: Cy',
      'Remove: Cy',
    ]);
    await page.unmount();
    await render({ ...led, team: { ...own, seats: [own.seats[0], own.seats[2]] } });
    expect(find('.team-card__manage'), 'alone, there is nobody to manage').toEqual([]);
  });

  it('a member leads nobody, and after the lock nobody invites or leaves', async () => {
    await render({ ...led, team: { ...own, lead: { reason: 'NOT_CAPTAIN' } } });
    expect(find('.team-card__manage')).toEqual([]);
    await page.unmount();
    const { locksAt: _, ...locked } = led;
    await render({ ...locked, team: { ...own, leave: { reason: 'OVER' }, lead: { reason: 'OVER' } } });
    expect(find('.team-card__pass, .team-card__leave, .team-card__manage')).toEqual([]);
    expect(find('.team-card__told')[0]?.textContent).toBe('Teams are locked');
  });

  it('founds with what was written, in the list or by code alone, and joins by a code', async () => {
    await render(base);
    expect(button('Start a team').disabled).toBe(true);
    await type(0, '  Night Owls ');
    await page.click(button('Start a team'));
    await type(1, 'k7mq2x');
    await page.click(button('Join'));
    expect(page.acts.map(({ item }) => item)).toEqual([
      { name: 'Night Owls', join: 'list' },
      { code: 'k7mq2x' },
    ]);
    await page.unmount();
    await render(base);
    await type(0, 'Quiet');
    await page.click(find('input[type=checkbox]')[0]);
    await page.click(button('Start a team'));
    expect(page.acts[0]?.item).toEqual({ name: 'Quiet', join: 'code' });
  });

  it('keeps what is typed for whoever has typed it, until they are in a team', async () => {
    const values = () => find('input').map((one) => [(one as HTMLInputElement).value]);
    const listed = () => (find('input[type=checkbox]')[0] as HTMLInputElement).checked;
    await render(base, 'ann');
    await type(0, 'Night Owls');
    await page.click(find('input[type=checkbox]')[0]);
    await type(1, 'k7m');
    await page.unmount();
    await render(base, 'bo');
    expect([values()[0], values()[2], listed()], 'somebody else on the same phone').toEqual([
      [''],
      [''],
      true,
    ]);
    await page.unmount();
    await render(base, 'ann');
    expect([values()[0], values()[2], listed()]).toEqual([['Night Owls'], ['k7m'], false]);
    await change(led);
    expect(localStorage).toHaveLength(0);
  });

  it('a visitor may tap: the server asks for the sign-in; before and after it is closed in words', async () => {
    await render({ ...base, found: { reason: 'TOKEN_EXPIRED' } });
    expect([button('Start a team').disabled, button('Join').disabled]).toEqual([false, false]);
    expect(button('Join').closest('[data-visitors=kept]'), 'not for those who are signed in').not.toBeNull();
    await page.unmount();
    await render({ ...base, found: { reason: 'NOT_OPEN', nextAt: '2025-05-19T16:00:00.000Z' } });
    expect(page.container.textContent).toContain('Teams open May 20, 00:00');
    expect(page.container.querySelectorAll('.is-vacant')).toHaveLength(base.size.most);
    await page.unmount();
    await render({ ...base, found: { reason: 'OVER' } });
    expect(page.container.textContent).toContain('Teams are locked');
    expect(page.container.querySelectorAll('.is-vacant'), 'nobody is waited for').toHaveLength(0);
  });

  it('once teams are final, has a line in the place of an empty box: where one’s own team is seen', async () => {
    const words = async (token: string) => {
      await render({ ...base, found: { reason: 'OVER' } }, '', token);
      const line = find('.team-card__closed')[0];
      return [line?.textContent, line?.dataset.visitors, line?.children.length];
    };
    expect(await words('token')).toEqual(["Teams are locked. If you're on one, it shows here", undefined, 0]);
    await page.unmount();
    expect(await words('')).toEqual(['Teams are locked. Open in the app to see yours', 'kept', 0]);
  });
});
