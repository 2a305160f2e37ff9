import { expect, it } from 'vitest';
import { partsOf } from './page-parts.ts';

const data = {
  wheel: { get: '/v2/activities/{id}/draws/wheel' },
  charm: { get: '/v2/activities/fair/boards/charm', query: { day: 'day' } },
  other: { get: '/v2/activities/ball/boards/glow' },
  everybody: { get: '/v2/activities' },
};
const top = { widget: 'hero', id: 'top', body: [{ widget: 'champion', from: 'charm' }] };
const part = (id: string | undefined, ...nodes: object[]) => ({ widget: 'section', id, body: nodes });
const partsIn = (...body: object[]) => Object.fromEntries(partsOf('fair', { data, body: [top, ...body] }));

it('names the nearest part around what shows a call, the first on the page, by the path below the campaign', () => {
  const tabs = { widget: 'tabs', tabs: [{ body: [{ widget: 'ranking-list', from: 'charm' }] }] };
  const own = { widget: 'lucky-draw', id: 'own', from: 'wheel' };
  expect(partsIn(part('song', tabs), part('play', own), part('again', { ...own, id: undefined }))).toEqual({
    'boards/charm': 'song',
    'draws/wheel': 'own',
  });
});

it('has none for what only the beginning of the page shows, or what has no part around it', () => {
  expect(partsIn({ widget: 'ranking-list', from: 'wheel' }, part(undefined))).toEqual({});
});

it('has none of other campaigns, of calls of no campaign, and of what is no node', () => {
  const nodes = [
    { widget: 'ranking-list', from: 'other' },
    { widget: 'activity-list', from: 'everybody' },
    { widget: 'button', press: [{ do: 'refresh', from: 'wheel' }] },
    { widget: 'button', from: 'gone' },
  ];
  expect(partsIn(part('all', ...nodes))).toEqual({});
});

it.each([{}, { body: 7, data: [] }, { body: [null, 'text'], data: { wheel: null } }])(
  'is empty for a document without nodes: %j',
  (document) => expect([...partsOf('fair', document)]).toEqual([]),
);
