import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import activities from '../../schemas/api/activities-answer.schema.json' with { type: 'json' };
import liveView from '../../schemas/api/live-view-answer.schema.json' with { type: 'json' };
import board from '../../schemas/mechanics/boards/board-answer.schema.json' with { type: 'json' };
import messages from '../../schemas/mechanics/inbox/messages-answer.schema.json' with { type: 'json' };
import { NOT_AS_PROMISED } from '../errors/http-texts.ts';
import { createClient } from './client.ts';
import { promised, promising, promisingSteps } from './promised.ts';
import { faultOf, type Loopback, openLoopback } from './testing.ts';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const path = '/v2/activities/activity_20250520/boards/charm';
const [example] = board.examples;

describe('§3 an answer with code 0 is checked against what the API promises', () => {
  it.each([null, undefined, {}, [], 'x', 7, { ...example, rows: null }, { ...example, total: '1' }])(
    '%j is a transport failure, which the network is not blamed for',
    (data) => {
      expect(() => promised('get', path, data)).toThrow(
        expect.objectContaining({ fault: 'transport', answered: true }) as Error,
      );
    },
  );

  it('§8: the log says where, and nothing of what stood there', () => {
    const [row] = example?.rows ?? [];
    const rows = [row, { ...row, rank: 2, score: 'canary-4711' }];
    expect(() => promised('get', path, { ...example, rows })).toThrow();
    expect(warn.mock.calls).toEqual([
      ['request fail', 'The answer is not as its schema says.', 'rows.1.score'],
    ]);
  });

  it('what is right passes, whatever stands in the path', () => {
    expect(promised('get', path, example)).toEqual(example);
    expect(promised('get', '/v2/activities/a%2Fb/boards/x', example)).toEqual(example);
  });

  const elsewhere = [
    'https://x.example/',
    '//x.example/',
    '\\\\x.example',
    '/\\x.example',
    '/../..//x.example',
  ];
  const others = [
    'javascript:alert(1)',
    'data:text/html,x',
    ' /fair',
    '/fair\n',
    '/fair?token=x',
    'fair',
    '',
  ];
  const noParts = ['/fair#<img>', '/fair#a"b', '/fair#a#b', '/fair#', '#charm', '/fair#%63harm'];
  const [told] = messages.examples;
  const [first, second] = told?.items ?? [];
  const messagesLeadingTo = (route: unknown) => ({
    ...told,
    items: [{ ...first, from: { title: 'Fair', route } }, second],
  });
  it.each([...elsewhere, ...others, ...noParts])(
    'a message that leads to %j leads nowhere, and the others stay',
    (route) => {
      const put = promised('get', '/v2/messages', messagesLeadingTo(route));
      expect(put).toEqual({ ...told, items: [{ ...first, from: null }, second] });
      expect(warn.mock.calls, 'told without the address').toEqual([[NOT_AS_PROMISED, 'route', 'from']]);
    },
  );

  it('what leads to a page of ours stays, and what is no text at all is a wrong answer', () => {
    const ours = messagesLeadingTo('/a/fair#charm-2');
    expect(promised('get', '/v2/messages', ours)).toEqual(ours);
    expect(warn).not.toHaveBeenCalled();
    for (const route of [null, 7, {}])
      expect(() => promised('get', '/v2/messages', messagesLeadingTo(route))).toThrow();
    expect(warn.mock.calls[0]?.[2]).toBe('items.0.from.route');
  });

  it.each(['', 'a b', '../x', 'https://x.example/', 'x'.repeat(65), '"};x'])(
    '%j is no live room: the row stays without one',
    (room) => {
      const [row] = example?.rows ?? [];
      const { live_obj_id: _, ...without } = { live_obj_id: '', ...row };
      const answer = (live_obj_id: string) => ({ ...example, rows: [{ ...row, live_obj_id }] });
      expect(promised('get', path, answer(room))).toStrictEqual({ ...example, rows: [without] });
      expect(warn.mock.calls).toEqual([[NOT_AS_PROMISED, 'live_obj_id']]);
      expect(promised('get', path, answer('room-1'))).toEqual(answer('room-1'));
    },
  );

  it('a list of activities is without the one that leads elsewhere, and a room that one came for is none', () => {
    const items = [activities.examples[0]?.items[0], { ...activities.examples[0]?.items[0], id: 'other' }];
    const answer = { items: [{ ...items[0], route: '//x.example' }, items[1]], next: null };
    expect(promised('get', '/v2/activities', answer)).toEqual({ items: [items[1]], next: null });
    const view = liveView.examples[0];
    expect(promised('get', '/pc/live_view', view)).toEqual(view);
    expect(() => promised('get', '/pc/live_view', { ...view, live_obj_id: '../x' })).toThrow();
  });

  it('what the API does not name is passed on', () => {
    expect(promised('get', '/v3/new', 'x')).toBe('x');
    expect(promised('delete', path, 'x')).toBe('x');
  });

  it('of a request of any method', async () => {
    const server: Loopback = await openLoopback();
    const http = promising(
      createClient({ base: server.origin, lang: 'en', token: () => '', page: undefined }),
      'No name',
    );
    const answers = (data: unknown): void => {
      server.answer = (response) => response.end(JSON.stringify({ code: 0, message: 'ok', data }));
    };
    answers({ visible: 'yes' });
    expect(await faultOf(http.put('/v2/mbti/visibility', { visible: true }))).toMatchObject({
      fault: 'transport',
    });
    expect(await faultOf(http.post('/v2/mbti/results', {}))).toMatchObject({ fault: 'transport' });
    answers({ ...example, me: { ...example?.me, user: { user_id: '1', nickname: ' ', avatar: 5 } } });
    expect(await http.get(path)).toMatchObject({ me: { user: { nickname: 'No name', avatar: '' } } });
    await server.close();
  });

  it('of a step is read where it is right, and is none where it is not: the call has succeeded', async () => {
    const answers: Record<string, unknown> = { [path]: example, '/v2/wrong': 'x' };
    const http = promisingSteps(
      {
        get: async (asked) => answers[asked],
        post: async (asked, body) => (asked === '/v2/mbti/results' ? { right: false } : body),
      },
      'No name',
    );
    expect(await http.get(path)).toEqual(example);
    expect(await http.get('/v2/wrong'), 'the API does not name it').toBe('x');
    answers[path] = null;
    expect(await http.get(path)).toBeUndefined();
    expect(await http.post('/v2/mbti/results', {})).toBeUndefined();
    const failing = {
      get: () => Promise.reject(new Error('refused')),
      post: () => Promise.reject(new Error()),
    };
    await expect(promisingSteps(failing, '').get(path)).rejects.toThrow('refused');
  });
});
