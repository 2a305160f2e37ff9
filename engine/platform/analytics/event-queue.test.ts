import { expect, it } from 'vitest';
import { type AnalyticsEvent, EventQueue } from './event-queue.ts';

const event: AnalyticsEvent = { id: 'e1', event: 'seen', at: 7, page: '/h5_ac/', props: { day: 2 } };
const queueOf = (kept: string | null) => new EventQueue({ getItem: () => kept, setItem: () => undefined });

it('what an earlier page could not send is sent by this one', () => {
  const queue = queueOf(JSON.stringify([event, { ...event, id: 'e2' }]));
  expect(queue.first(5).map(({ id }) => id)).toEqual(['e1', 'e2']);
});

it.each([
  ['has no id', { ...event, id: undefined }],
  ['has an empty name', { ...event, event: '' }],
  ['has a number for a page', { ...event, page: 7 }],
  ['has an endless page', { ...event, page: 'p'.repeat(501) }],
  ['has no moment', { ...event, at: null }],
  ['has a text for a moment', { ...event, at: '7' }],
  ['has no properties', { ...event, props: undefined }],
  ['has null for them', { ...event, props: null }],
  ['has a list of them', { ...event, props: [] }],
  ['has a text of them', { ...event, props: 'day' }],
  ['is a text', 'seen'],
  ['is nothing', null],
])('what stands in its place and %s is no event, and leaves the others alone', (_, stray) => {
  expect(queueOf(JSON.stringify([stray, event])).first(5)).toEqual([event]);
});

it.each([null, '', '{', '{}', '"x"', 'null'])('a place with %j has none', (kept) => {
  expect(queueOf(kept).size).toBe(0);
});
