// @vitest-environment jsdom
// A list with nothing in it says what will be there, and leads to what fills it.
import { afterEach, expect, it } from 'vitest';
import type { Widget } from '../engine/render/define-widget.ts';
import { type RenderedNode, renderNode } from '../engine/testing.tsx';
import { activityList } from './activity-list/activity-list.tsx';
import { drawRecords } from './draw-records/draw-records.tsx';
import { drawWinners } from './draw-winners/draw-winners.tsx';
import { liveRooms } from './live-rooms/live-rooms.tsx';
import { campaignOf } from './lucky-draw/testing.ts';
import { messageList } from './message-list/message-list.tsx';
import { pairHistory } from './pair-history/pair-history.tsx';
import { pointsDetails } from './points-details/points-details.tsx';

const draws = campaignOf(['halo', 'thanks']);
const pairings = [{ id: 'moonlit', seats: 3, rounds: [{ id: 'first', opens: '', locks: '', reveals: '' }] }];
const way = [{ do: 'toast', text: 'there' }];

const lists: [
  name: string,
  widget: Widget,
  keys: object,
  campaign: Readonly<Record<string, unknown>>,
  says: string,
  leads: string,
  over?: string,
][] = [
  [
    'activity-list',
    activityList,
    {},
    {},
    'No event right now. The next one will show up here.',
    'Have a look',
  ],
  [
    'draw-records',
    drawRecords,
    { draw: 'wheel' },
    draws,
    "Whatever you draw is kept here. You haven't drawn yet.",
    'Go draw',
    "You didn't draw this time",
  ],
  [
    'draw-winners',
    drawWinners,
    { draw: 'wheel' },
    draws,
    'Nobody has won a rare prize yet. The first name here could be yours.',
    'Try your luck',
    'Nobody won a rare prize',
  ],
  [
    'live-rooms',
    liveRooms,
    { enter: way },
    {},
    'Hosts and their rooms will be listed here. Nobody yet.',
    'Have a look',
  ],
  [
    'message-list',
    messageList,
    { read: way, readAll: way },
    {},
    'Your messages will be here. None so far.',
    'Have a look',
  ],
  [
    'pair-history',
    pairHistory,
    { pairing: 'moonlit' },
    { pairings },
    'Every pair will be kept here. The first is still to come.',
    'Have a look',
    'No pairs this time',
  ],
  [
    'points-details',
    pointsDetails,
    { icon: 'art/rose-night/currency.svg' },
    {},
    'Everything you earn and spend is noted here. Nothing so far.',
    'Have a look',
  ],
];

let page: RenderedNode;
afterEach(() => page.unmount());
const empty = { items: [], next: null, unread: 0, upTo: null, currency: '', amount: 0, lapses: null };

it.each(lists)('%s', async (name, widget, keys, campaign, says, leads, over) => {
  const render = async (more: object): Promise<void> => {
    page = await renderNode(
      { widget: name, from: 'list', ...keys, ...more },
      { widgets: { [name]: widget }, data: { list: empty }, campaign, token: 'token' },
    );
  };
  await render({ way });
  const [words, button] = [page.container.querySelector('p'), page.container.querySelector('button')];
  expect([words?.textContent, button?.textContent]).toEqual([says, leads]);
  // What is over fills no list any more.
  expect(button?.parentElement?.dataset.phases).toBe('preview live');
  await page.click(button);
  expect(page.acts.map(({ steps }) => steps)).toEqual([way]);
  await page.unmount();
  await render({});
  const said = [...page.container.querySelectorAll('p')].map((one) => [one.textContent, one.dataset.phases]);
  expect(said, 'without a way the words alone').toEqual(
    over
      ? [
          [says, 'preview live'],
          [over, 'settling ended'],
        ]
      : [[says, undefined]],
  );
  expect(page.container.querySelector('button')).toBeNull();
});
