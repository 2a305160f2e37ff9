import { describe, expect, it } from 'vitest';
import { type Routed, routesOf } from './routes.ts';

const page = (id: string, more: Partial<Routed> = {}): Routed => ({
  id,
  title: id,
  redirect: null,
  schedule: null,
  params: {},
  ...more,
});
const campaign = (id: string, start: number) => page(id, { schedule: { start, end: start + 1 } });

describe('an address in the list of all', () => {
  const hrefOf = (id: string, params: Routed['params'] = {}) => routesOf([page(id, { params })])[0]?.href;

  it('has its fixed steps, the first value of what it needs, and nothing of what it can do without', () => {
    expect(hrefOf('quiz/[topic]/result', { topic: ['cats', 'dogs'] })).toBe('/quiz/cats/result');
    expect(hrefOf('quiz/[[topic]]')).toBe('/quiz');
    expect(hrefOf('quiz/[topic]/[[page]]', { topic: ['cats'], page: ['7'] })).toBe('/quiz/cats');
    expect(hrefOf('spring')).toBe('/spring');
  });

  it('is not there where nobody says a value', () => {
    expect(hrefOf('quiz/[topic]')).toBeNull();
    expect(hrefOf('quiz/[topic]', { topic: [] })).toBeNull();
  });
});

it('campaigns come first, the latest start before all, then areas, then single pages', () => {
  const all = routesOf([
    page('terms'),
    page('about'),
    campaign('may', 5),
    campaign('june', 6),
    campaign('a-june', 6),
    page('quiz/b'),
    page('quiz/a'),
    page('art/a'),
    page('art/b'),
    // Of an area no start counts.
    campaign('quiz/c', 9),
  ]);
  expect(all.map(({ group, id }) => `${group} ${id}`)).toEqual([
    'campaigns a-june',
    'campaigns june',
    'campaigns may',
    '/art art/a',
    '/art art/b',
    '/quiz quiz/a',
    '/quiz quiz/b',
    '/quiz quiz/c',
    'pages about',
    'pages terms',
  ]);
});
