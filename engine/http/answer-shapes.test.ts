import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { shapesOf } from './answer-shapes.ts';

type Known = typeof import('./answer-shapes.ts');
let known: Known;
beforeEach(async () => {
  proves('3.1');
  vi.resetModules();
  known = await import('./answer-shapes.ts');
});
afterEach(() => void vi.doUnmock('./all-calls/all-shapes.ts'));

const all = {
  'get /v2/tasks/mine': 'b',
  'get /v2/tasks/*': 's',
  'post /v2/tasks/*': 'i',
  'get /v2/boards/*': 'n',
} as const;

describe('how answers must be', () => {
  it('is known of what a page has brought, of the first that fits', () => {
    known.learnShapes(shapesOf(['get /v2/tasks/7'], all));
    expect(known.shapeOf('get', '/v2/tasks/7')).toBe('s');
    expect(known.shapeOf('get', '/v2/tasks/mine')).toBe('b');
    expect([known.shapeOf('post', '/v2/tasks/7'), known.shapeOf('get', '/v2/boards/x')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('a page brings no more than its calls can mean', () => {
    expect(shapesOf(['get /v2/tasks/mine'], all)).toEqual({ 'get /v2/tasks/mine': 'b' });
    expect(shapesOf(['get /v2/unknown'], all)).toEqual({});
  });

  it('of a call that the page did not bring is loaded once, and then known of all', async () => {
    known.learnShapes({ 'get /query_location': 's' });
    await known.knowShape('get', '/query_location');
    expect(known.shapeOf('get', '/v2/time'), 'nothing was loaded').toBeUndefined();
    await known.knowShape('get', '/v2/activities/x/balance');
    expect(known.shapeOf('get', '/v2/activities/x/balance')).toEqual({ currency: 's', amount: 'i0' });
    expect(known.shapeOf('post', '/v2/mbti/results')).toBeDefined();
  });

  it('that cannot be loaded makes a read fail as a lost answer does, and a step that is done stays done', async () => {
    vi.doMock('./all-calls/all-shapes.ts', () => {
      throw new Error('gone');
    });
    const { promising, promisingSteps } = await import('./promised.ts');
    const http = { get: async () => 1, post: async () => 2 } as never;
    await expect(promising(http, '').get('/v2/mbti/topics')).rejects.toMatchObject({ fault: 'transport' });
    await expect(promisingSteps(http, '').post('/v2/mbti/topics', {})).resolves.toBeUndefined();
  });
});
