// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showToast } from '../../engine/overlay/toast.ts';
import { type RenderedNode, renderNode, type TestNode } from '../../engine/testing.tsx';
import type { CardEntry, CollectionAnswer } from '../../schemas/generated/types.gen.ts';
import { cardAlbum } from './card-album.tsx';
import { newsIn } from './news.ts';

const icon = 'art/rose-night/gifts/rose.svg';
const names = ['moon', 'rabbit'];
const campaign = {
  prizes: [{ id: 'frame', name: 'Frame', icon }],
  collection: {
    cards: [...names, 'lamp'].map((id) => ({
      id,
      name: `The ${id}`,
      icon,
      note: `Note of ${id}`,
      weight: 1,
    })),
    drops: [
      { id: 'watch', name: 'Watch', counts: [{ fact: 'watch', measure: 'amount' }], every: 10, day: 2 },
    ],
    sets: [{ id: 'night', name: 'Night', cards: names, gives: [{ kind: 'prize', prize: 'frame' }] }],
    melt: { alike: 3, into: 'chosen' },
    give: { limits: { total: 3 } },
  },
};
const card = (id: string, count: number, more: Partial<CardEntry> = {}): CardEntry => ({
  id,
  count,
  kept: false,
  melt: count > 2 ? { can: 'meltCards' } : { reason: 'CARDS_FEW' },
  give: count > 0 ? { can: 'giveCard' } : { reason: 'CARDS_FEW' },
  ...more,
});
const album = (moon: CardEntry, more: Partial<CollectionAnswer> = {}): CollectionAnswer => ({
  cards: [moon, card('rabbit', 0)],
  drops: [{ id: 'watch', dropped: 1, far: 4 }],
  sets: [{ id: 'night', have: 1, redeemed: false, reason: 'SET_NOT_WHOLE' }],
  melt: { alike: 3, into: 'chosen' },
  give: { left: 1 },
  take: { can: 'takeCard' },
  gifts: [],
  ...more,
});
const press = [{ do: 'toast', text: 'ok' }];
let page: RenderedNode;
afterEach(() => page?.unmount());
const render = async (
  answer: CollectionAnswer,
  keys: object = {},
  user = '',
  more: Partial<TestNode> = {},
) => {
  page = await renderNode(
    {
      widget: 'card-album',
      from: 'album',
      cards: names,
      sets: ['night'],
      drops: ['watch'],
      ...{ redeem: press, melt: press, give: press, take: press },
      ...keys,
    },
    {
      widgets: { 'card-album': cardAlbum },
      data: { album: answer },
      campaign,
      token: 'token',
      user,
      phase: 'live',
      ...more,
    },
  );
};
const find = (name: string) => [...page.container.querySelectorAll<HTMLElement>(`.card-album__${name}`)];
const buttons = () => [...page.container.querySelectorAll<HTMLButtonElement>('button')];
const button = (text: string) => buttons().find((one) => one.textContent?.startsWith(text));

describe('news', () => {
  it('is what has come since, not what becomes known', () => {
    const before = album(card('moon', 1));
    const won = { sets: [{ id: 'night', have: 2, redeemed: true, reason: 'SET_REDEEMED' as const }] };
    const { cards, sets } = newsIn(before, album(card('moon', 2), won));
    expect([[...cards], [...sets]]).toEqual([['moon'], ['night']]);
    expect(newsIn(before, before).cards.size).toBe(0);
    const visitor = album(card('moon', 0), {
      sets: [{ id: 'night', have: 0, redeemed: false, reason: 'TOKEN_EXPIRED' }],
    });
    expect(newsIn(visitor, before).cards.size).toBe(0);
    for (const reason of ['NOT_OPEN', 'OVER'] as const) {
      const shut = album(card('moon', 0), { sets: [{ id: 'night', have: 0, redeemed: false, reason }] });
      expect(
        newsIn(shut, before).cards.size,
        `whoever looks first is not told of the sign-in: ${reason}`,
      ).toBe(0);
    }
  });
});

describe('album', () => {
  it('shows what is missing apart from what one has, and how many there are of each', async () => {
    await render(album(card('moon', 3)));
    expect(find('have')[0]?.textContent).toBe('1 of 2 found');
    expect(find('card').map((one) => one.className.includes('is-missing'))).toEqual([false, true]);
    expect(find('card').map((one) => one.textContent)).toEqual(['The moonYou have 3×3', 'The rabbitMissing']);
    expect(find('far')[0]?.textContent).toBe('1/21 of 2 found');
    expect(page.container.querySelector('.card-album__way progress')?.getAttribute('value')).toBe('4');
    expect(page.container.querySelector('.card-album__set button')).toBeNull();
  });

  it('opens a card, melts it into the one that is wanted, and gives it', async () => {
    await render(album(card('moon', 4)));
    await page.click(find('card')[0]);
    expect(find('card')[0]?.getAttribute('aria-expanded')).toBe('true');
    expect(find('note')[0]?.textContent).toBe('Note of moon');
    await page.click(button('Trade 3'));
    await page.click(button('Give to'));
    expect(page.acts.map(({ item }) => item)).toEqual([
      { card: 'moon', into: 'rabbit', remains: 1, about: expect.objectContaining({ name: 'The moon ×3' }) },
      { card: 'moon' },
    ]);
    await page.click(find('card')[1]);
    expect(find('note')).toEqual([]);
    expect(button('Give to')).toBeUndefined();
    await page.click(find('card')[1]);
    expect(find('detail')).toEqual([]);
  });

  it('keeps the card that is wanted for a trade, for whoever wants it', async () => {
    localStorage.clear();
    const into = () => page.container.querySelector('select') as HTMLSelectElement;
    const opened = async () => {
      await render(album(card('moon', 3)), { cards: [...names, 'lamp'] }, 'ann');
      await page.click(find('card')[0]);
    };
    await opened();
    await act(async () => {
      into().value = 'lamp';
      into().dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.unmount();
    await opened();
    expect(into().value).toBe('lamp');
    await page.click(button('Trade 3'));
    expect(page.acts[0]?.item).toMatchObject({ card: 'moon', into: 'lamp', remains: 0 });
  });

  it('says why nothing more is given today', async () => {
    const give = { reason: 'DAY_LIMIT_REACHED', nextAt: '2025-05-21T16:00:00.000Z' } as const;
    await render(album(card('moon', 1, { give })));
    await page.click(find('card')[0]);
    expect(find('why').map((one) => one.textContent)).toContain("That's all for today");
    expect(button('Give to')).toBeUndefined();
  });

  it('redeems a whole set, and leads a visitor to where one signs in', async () => {
    const set = { id: 'night', have: 2, redeemed: false };
    await render(album(card('moon', 1), { sets: [{ ...set, can: 'redeemCardSet' }] }));
    expect(document.querySelector('[data-visitors]')).toBeNull();
    await page.click(button('Claim'));
    const picture = expect.stringContaining('.svg');
    expect(page.acts[0]?.item).toMatchObject({
      id: 'night',
      name: expect.stringContaining('Frame'),
      picture,
    });
    await page.unmount();
    await render(album(card('moon', 0), { sets: [{ ...set, have: 0, reason: 'TOKEN_EXPIRED' }] }));
    expect(button('Sign in to collect')?.dataset.visitors, 'not for those who are signed in').toBe('kept');
    expect(find('far')[0]?.dataset.visitors).toBe('kept');
  });

  it('has no field for a code when it is over', async () => {
    await render(album(card('moon', 1), { take: { reason: 'OVER' } }));
    expect([find('input'), button('Take the card')]).toEqual([[], undefined]);
  });

  it('says once, in a room that the phase keeps, what keeps all sets', async () => {
    const set = { id: 'night', have: 1, redeemed: false };
    const heads = () => find('told').map((one) => [one.dataset.phases, one.textContent]);
    const nextAt = '2025-05-21T10:00:00.000Z';
    await render(
      album(card('moon', 1), {
        sets: [{ ...set, reason: 'NOT_OPEN', nextAt }],
        take: { reason: 'NOT_OPEN', nextAt },
      }),
    );
    expect(heads()).toEqual([
      ['preview', 'From May 21, 18:00'],
      ['settling ended', ''],
    ]);
    expect([find('state'), find('input'), button('Take the card')]).toEqual([[], [], undefined]);
    await page.unmount();
    await render(album(card('moon', 1), { sets: [{ ...set, reason: 'OVER' }], take: { reason: 'OVER' } }));
    expect(heads().map(([, said]) => said)).toEqual(['', 'Collecting is over']);
    expect(find('state')).toEqual([]);
  });

  it('when it is over, shows what was found, and what was not in a strip', async () => {
    const set = { id: 'night', have: 1, redeemed: false, reason: 'OVER' } as const;
    await render(album(card('moon', 1), { sets: [set] }));
    expect(find('name').map((one) => one.textContent)).toEqual(['The moon']);
    expect(find('missed')[0]?.getAttribute('aria-label')).toBe('Missing');
    expect([...(find('missed')[0]?.querySelectorAll('img') ?? [])].map((one) => one.alt)).toEqual([
      'The rabbit',
    ]);
    expect(find('set')[0]?.classList.contains('is-missed')).toBe(true);
    await page.unmount();
    await render(album(card('moon', 0, { kept: true }), { sets: [{ ...set, redeemed: true }] }));
    expect(find('name')).toHaveLength(1);
    expect([find('state')[0]?.textContent, find('set')[0]?.classList.contains('is-missed')]).toEqual([
      'Claimed',
      false,
    ]);
  });

  it('shows the code of what waits, and takes it back by it', async () => {
    const gift = { id: '7', card: 'moon', code: '3H7K-9MPA-3H7K-9MPA', until: 1_747_756_800_000 };
    await render(album(card('moon', 1), { gifts: [gift] }));
    expect(find('code')[0]?.textContent).toBe('3H7K-9MPA-3H7K-9MPA');
    await page.click(button('Take back'));
    expect(page.acts[0]?.item).toEqual({ code: '3H7K-9MPA-3H7K-9MPA' });
    expect(
      button('Take the card')?.getAttribute('aria-disabled') ?? button('Take the card')?.disabled,
    ).toBeTruthy();
  });

  it('says which card has come, unless the toast of its tap has named it', async () => {
    const comes = async (count: number) => {
      await page.change(({ store, data }) => {
        if (data.album) store.set(data.album, { status: 'ready', data: album(card('moon', count)) });
      });
      return [find('news')[0]?.textContent, find('news')[0]?.getAttribute('aria-live')];
    };
    await render(album(card('moon', 1)));
    expect(await comes(2)).toEqual(['New: The moon', null]);
    showToast('Wrapped. Send the code to a friend', 'success');
    expect(await comes(3)).toEqual(['New: The moon', null]);
    showToast('The card is yours', 'success', { picture: '/moon.svg', name: 'The moon' });
    expect(await comes(4)).toEqual(['New: The moon', 'off']);
  });

  it('leads to the code of what has just been given, which can be copied', async () => {
    const gift = { id: '7', card: 'moon', code: '3H7K-9MPA-3H7K-9MPA', until: 1_747_756_800_000 };
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function look(this: Element) {
      seen.push(this);
    };
    const copied: string[] = [];
    await render(album(card('moon', 2)), {}, 'ann', {
      onAct: (_steps, _item, heard) => void heard?.(gift),
      world: { links: { copy: async (text: string) => copied.push(text) > 0 } },
    });
    await page.click(find('card')[0]);
    await page.click(button('Give to'));
    await page.change(({ store, data }) => {
      const waits = { gifts: [{ ...gift, id: '6' }, gift] };
      if (data.album) store.set(data.album, { status: 'ready', data: album(card('moon', 1), waits) });
    });
    const slip = find('gift')[1];
    expect(document.activeElement).toBe(slip);
    expect(seen).toEqual([slip]);
    expect(slip?.getAttribute('aria-label')).toBe('The moon: 3H7K-9MPA-3H7K-9MPA');
    await page.click(slip?.querySelector('.btn--primary'));
    expect(copied).toEqual(['3H7K-9MPA-3H7K-9MPA']);
    expect(document.querySelector('.toast')?.textContent).toBe('Copied');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});
