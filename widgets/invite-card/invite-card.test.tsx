// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { InviteAnswer } from '../../schemas/generated/types.gen.ts';
import { inviteCard } from './invite-card.tsx';

/** Spelt right. */
const code = '3333333333333333';
const grouped = '3333-3333-3333-3333';
const gives = [{ kind: 'points', points: 50 }];
const campaign = {
  currency: { id: 'petal', name: 'Petals', icon: 'art/lamp.svg' },
  invite: { limits: { total: 9 }, steps: [{ id: 'three', at: 3, gives }] },
};
const guest = (nth: number, nickname: string, came: boolean) => {
  return { id: String(nth), user: { user_id: `u${nth}`, nickname, avatar: '/a.svg' }, at: nth, came };
};
const told = (more: object = {}): InviteAnswer => ({
  code: '3H7K-9MPA-CDEF-GHJ4',
  came: 0,
  left: 4,
  steps: [{ id: 'three', at: 3, claimed: false, reason: 'STEP_NOT_REACHED' }],
  by: null,
  items: [],
  next: null,
  can: 'accept',
  ...more,
});
const visitor = told({ code: null, left: null, can: undefined, reason: 'TOKEN_EXPIRED' });
const step = (text: string) => [{ do: 'toast', text }];
let page: RenderedNode;
const shared: unknown[] = [];
const copied: string[] = [];
let copies = true;
beforeEach(() => {
  copies = true;
  localStorage.clear();
  shared.length = copied.length = 0;
});
afterEach(() => {
  page.unmount();
  window.history.replaceState(null, '', '/');
});
const links = {
  share: async (one?: string) => void shared.push(one),
  invite: async (route: string, one?: string) => `https://x.test${route}~${one}`,
  copy: async (text: string) => {
    if (!copies) throw new Error('no');
    return copied.push(text) > 0;
  },
  qr: async (address: string) => `data:image/svg+xml,${encodeURIComponent(address)}`,
};
const render = async (
  invite: object,
  token = 'token',
  rules: Record<string, unknown> = campaign,
  user = '',
) => {
  page = await renderNode(
    {
      widget: 'invite-card',
      from: 'invite',
      steps: ['three'],
      offer: 'Enter a code for 20 petals',
      deed: 'Send a first gift',
      accept: step('accept'),
      claim: step('claim'),
    },
    {
      widgets: { 'invite-card': inviteCard },
      data: { invite },
      campaign: rules,
      token,
      user,
      world: { links },
    },
  );
};
const answer = (data: InviteAnswer) =>
  page.change(({ store, data: sources }) => {
    if (sources.invite) store.set(sources.invite, { status: 'ready', data });
  });
const input = () => page.container.querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const button = (words: string) =>
  [...page.container.querySelectorAll('button')].find(
    (one) => one.textContent === words,
  ) as HTMLButtonElement;
const text = () => page.container.textContent ?? '';
/** The start of the trial's campaign. */
const nextAt = '2025-05-19T16:00:00.000Z';

describe('the card of invitations', () => {
  it('has the lines of its phase before an answer is there: nothing moves when it comes', async () => {
    const lines = () =>
      [...page.container.querySelectorAll<HTMLElement>('.invite-card > *')]
        .filter((one) => !one.matches('.invite-card__guests, .invite-card__steps'))
        .map((one) => [
          one.dataset.phases ?? 'all',
          one.textContent?.includes('Codes work from May 20, 00:00'),
        ]);
    await render({ status: 'loading' });
    expect(lines()).toEqual([
      ['preview', true],
      ['settling ended', false],
      ['preview live', false],
    ]);
    await page.unmount();
    await render(told({ can: undefined, reason: 'NOT_OPEN', nextAt }));
    expect(lines()).toEqual([
      ['all', true],
      ['all', false],
    ]);
  });

  it('hands on the code: by the share of the page, as a link, and to be scanned', async () => {
    await render(told());
    expect(page.container.querySelector('.invite-card__code')?.textContent).toBe('3H7K 9MPA CDEF GHJ4 ');
    await page.click(button('Invite friends'));
    expect(shared).toEqual(['3H7K9MPACDEFGHJ4']);
    await page.click(button('Copy link'));
    expect(copied[0]).toMatch(/^https:\/\/x\.test\/.*~3H7K9MPACDEFGHJ4$/);
    await page.click(button('QR code'));
    const picture = page.container.querySelector<HTMLImageElement>('.invite-card__qr');
    expect([picture?.alt, decodeURIComponent(picture?.src ?? '')]).toEqual([
      'Let a friend scan this',
      expect.stringContaining('~3H7K9MPACDEFGHJ4'),
    ]);
  });

  it.each([
    [4, true, '4 more friends can use it today'],
    [4, false, '4 more friends can use it'],
    [0, true, 'No invites left today'],
    [0, false, 'All invites are used'],
  ])('says how many more can use it: %j, tomorrow anew: %j', async (left, renews, said) => {
    await render(told({ left, renews }));
    expect(page.container.querySelector('.invite-card__pass > .invite-card__note')?.textContent).toBe(said);
  });

  it('says how many can still come from when on they can, and keeps no seats once nobody can', async () => {
    const phases = (part: string) =>
      page.container.querySelector(`.invite-card__${part}`)?.getAttribute('data-phases');
    await render(told());
    expect([phases('pass .invite-card__note'), phases('guests')]).toEqual([
      'live settling ended',
      'preview live',
    ]);
    await page.unmount();
    await render(
      told({ items: [{ id: '1', user: { user_id: '1', nickname: 'A', avatar: '' }, came: true }] }),
    );
    expect(phases('guests'), 'whoever came is always to be seen').toBeNull();
  });

  it('shows who came, and who is on the way', async () => {
    await render(
      told({
        came: 1,
        items: [guest(2, 'Linh', false), guest(1, 'Rain', true)],
        reason: 'INVITE_NOT_NEW',
        can: undefined,
      }),
    );
    expect(input(), 'who has invited somebody is not new').toBeNull();
    expect([...page.container.querySelectorAll('.invite-card__guest')].map((one) => one.textContent)).toEqual(
      ['LinhOn the way', 'RainHere'],
    );
    expect(text()).toContain('1 friend is here');
    expect(text()).toContain('1/3');
    const seats = [...page.container.querySelectorAll('.invite-card__seat')];
    expect(seats.map((one) => one.classList.contains('is-taken'))).toEqual([true, false, false]);
  });

  it('shows what a step gives as pictures, where it has them', async () => {
    const prizes = [{ id: 'halo', name: 'Halo', icon: 'art/halo.svg' }];
    const steps = [{ id: 'three', at: 3, gives: [...gives, { kind: 'prize', prize: 'halo', days: 7 }] }];
    await render(told(), 'token', { ...campaign, prizes, invite: { ...campaign.invite, steps } });
    expect(page.container.querySelectorAll('.invite-card__prizes > img')).toHaveLength(2);
    expect(text()).toMatch(/Halo 7\sdays/);
  });

  it('lets a step be claimed as the server says, by its id', async () => {
    await render(told({ came: 3, steps: [{ id: 'three', at: 3, claimed: false, can: 'claim' }] }));
    await page.click(button('Claim'));
    expect(page.acts[0]?.item).toMatchObject({
      id: 'three',
      name: expect.stringMatching(/50\sPetals/),
      picture: expect.stringContaining('.svg'),
    });
    await answer(told({ came: 3, steps: [{ id: 'three', at: 3, claimed: true, reason: 'STEP_CLAIMED' }] }));
    expect([button('Claim'), text().includes('Claimed')]).toEqual([undefined, true]);
  });

  it('celebrates a step that is claimed while one looks, and none that was before or that becomes known', async () => {
    const steps = (more: object) =>
      told({ came: 3, steps: [{ id: 'three', at: 3, claimed: false, ...more }] });
    const bursts = () => page.container.querySelectorAll('.is-won > .burst').length;
    await render(steps({ can: 'claim' }));
    expect(bursts()).toBe(0);
    await answer(steps({ claimed: true, reason: 'STEP_CLAIMED' }));
    expect(bursts()).toBe(1);
    await page.unmount();
    await render(steps({ reason: 'TOKEN_EXPIRED' }));
    await answer(steps({ claimed: true, reason: 'STEP_CLAIMED' }));
    expect(bursts(), 'a visitor who signs in').toBe(0);
  });

  it('takes a code that is typed, and sees a slip by itself', async () => {
    await render(told());
    expect(button('I was invited').disabled).toBe(true);
    await type('3333333333333334');
    expect([text().includes('One character is wrong'), button('I was invited').disabled]).toEqual([
      true,
      true,
    ]);
    await type(` ${code}`);
    expect(input().value).toBe(grouped);
    await page.click(button('I was invited'));
    expect(JSON.stringify(page.acts)).toContain(`"code":"${code}"`);
  });

  it('says that a code could not be copied', async () => {
    document.querySelector('.toast')?.remove();
    window.history.replaceState(null, '', `/?lang=en&gala_invite=${code}`);
    copies = false;
    await render(visitor, '');
    await page.click(button('Copy code'));
    expect(document.querySelector('.toast--failure')).not.toBeNull();
  });

  it('keeps the code of a link through log-in, until it was used', async () => {
    window.history.replaceState(null, '', `/?lang=en&gala_invite=${code}`);
    await render(visitor, '');
    expect(input().value).toBe(grouped);
    expect(text()).toContain('kept on this phone');
    await page.click(button('Copy code'));
    expect(copied).toEqual([grouped]);
    expect(document.querySelector('.toast')?.textContent).toBe('Copied');
    await page.unmount();
    window.history.replaceState(null, '', '/');
    await render(told());
    expect(input().value).toBe(grouped);
    await answer(
      told({
        can: undefined,
        reason: 'INVITE_BOUND',
        by: { nickname: 'Rain', avatar: '/a.svg', came: false },
      }),
    );
    expect(text()).toContain('Rain invited youSend a first gift');
    expect(localStorage.getItem('gala.invited')).toBeNull();
  });

  it('keeps what is typed for whoever has typed it, in place of what a link has brought, until it was used', async () => {
    window.history.replaceState(null, '', `/?lang=en&gala_invite=${code}`);
    await render(told(), 'token', campaign, 'ann');
    await type('AC34');
    await page.unmount();
    await render(told(), 'token', campaign, 'bo');
    expect(input().value, 'somebody else on the same phone').toBe(grouped);
    await page.unmount();
    await render(told(), 'token', campaign, 'ann');
    expect(input().value).toBe('AC34');
    await type('');
    expect(input().value, 'who takes it out has an empty field').toBe('');
    await type('AC34');
    await answer(
      told({
        can: undefined,
        reason: 'INVITE_BOUND',
        by: { nickname: 'Rain', avatar: '/a.svg', came: false },
      }),
    );
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['NOT_OPEN', 'Codes work from May 20, 00:00'],
    ['OVER', 'Invites have closed'],
  ])('%s: says so, and takes none', async (reason, words) => {
    await render(told({ can: undefined, reason, nextAt }));
    expect([input(), text().includes(words)]).toEqual([null, true]);
  });

  it('hands on no code that nobody can redeem any more, and keeps whom one has brought', async () => {
    await render(told({ can: undefined, reason: 'OVER' }));
    expect([text().includes('3H7K'), document.querySelector('.invite-card__pass')]).toEqual([false, null]);
    expect(document.querySelector('.invite-card__guests')).not.toBeNull();
  });
});
