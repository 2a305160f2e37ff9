import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import {
  done,
  given,
  type Item,
  no,
  open,
  openServers,
  received,
  reports,
  sent,
  shop,
  toast,
} from '../testing.ts';

openServers();

describe('requests', () => {
  it('post: values in the body, then success, then the rest', async () => {
    const { tap } = await open([
      {
        do: 'post',
        to: '/v2/activities/{id}/wall',
        body: { name: 'state.name', count: 'state.count' },
        success: [toast('sent')],
        failure: [toast('failed')],
      },
      toast('after'),
    ]);
    await tap();
    expect(received).toMatchObject([
      { method: 'POST', path: '/v2/activities/trial/wall', body: { name: 'Mei', count: '1' } },
    ]);
    expect(done.map(([, text]) => text)).toEqual(['sent', 'after']);
  });

  it('get: asks without changing anything', async () => {
    const { tap } = await open([{ do: 'get', to: '/v2/activities/{id}/balance', success: [toast('ok')] }]);
    await tap();
    expect(sent()).toEqual(['GET /v2/activities/trial/balance']);
    expect(done.map(([, text]) => text)).toEqual(['ok']);
  });

  it('success refreshes the sources that it names', async () => {
    const { tap } = await open([{ do: 'post', to: '/v2/x', refresh: ['shop'] }]);
    given.balance = 60;
    await tap();
    await vi.waitFor(() => expect(shop()).toEqual({ items: [], balance: 60 }));
  });

  it('failure: the document’s own steps take the place of our message', async () => {
    given.answer = (_request, response) => response.end(no(1001, 'x'));
    const { tap } = await open([{ do: 'post', to: '/v2/x', failure: [toast('Sorry')] }, toast('after')]);
    await tap();
    expect(done.map(([, text]) => text)).toEqual(['Sorry']);
  });

  it('a refusal of what was sent goes to whoever hears it; of the moment, the server or a lost answer all are told', async () => {
    const { tap } = await open([{ do: 'post', to: '/v2/x', spends: true }, toast('after')]);
    const refused: string[] = [];
    const send = async (answer: string, status = 200) => {
      done.length = 0;
      given.answer = (_request, response) => {
        response.statusCode = status;
        response.end(answer);
      };
      await tap({}, undefined, (words) => refused.push(words));
      return done.map(([, text]) => text);
    };
    expect(await send(no(1314, 'No such name'))).toEqual([]);
    expect(refused).toEqual(['No such name']);
    expect(await send(no(1202, 'Over'))).toEqual(['Over']);
    expect(await send(no(1000, 'Trouble'), 500)).toEqual(['Trouble']);
    expect(await send(no(1314, ''))).toEqual(['error.request_fail']);
    expect(refused).toHaveLength(1);
    // Nobody hears.
    given.answer = (_request, response) => response.end(no(1314, 'No such name'));
    done.length = 0;
    await tap();
    expect(done.map(([, text]) => text)).toEqual(['No such name']);
  });

  it('{item.x} is filled in and encoded, so that it stays one part of the path', async () => {
    const { tap } = await open([{ do: 'post', to: '/v2/activities/{id}/exchange/{item.id}' }]);
    await tap({ id: 'a/../b?c#d e' });
    await tap({ id: 7 });
    expect(sent()).toEqual([
      'POST /v2/activities/trial/exchange/a%2F..%2Fb%3Fc%23d%20e',
      'POST /v2/activities/trial/exchange/7',
    ]);
  });

  it.each([
    ['missing', {}],
    ['empty', { id: '' }],
    ['a dot', { id: '.' }],
    ['two dots', { id: '..' }],
    ['nothing', { id: null }],
    ['an object', { id: { a: 1 } }],
    ['of the prototype', Object.create({ id: 'halo' }) as Item],
  ])('an item field that is %s stops the run, and nothing is sent', async (_name, item) => {
    const { tap } = await open([{ do: 'post', to: '/v2/exchange/{item.id}', spends: true }, toast('after')]);
    await tap(item);
    await tap(undefined);
    expect(received).toEqual([]);
    expect(done).toEqual([]);
  });

  it('a value that is not known stops the run: nothing is sent in its place, and it is reported', async () => {
    const { tap } = await open([{ do: 'post', to: '/v2/x', body: { cost: 'item.cost' } }, toast('after')]);
    await tap({});
    expect(received).toEqual([]);
    expect(done).toEqual([]);
    expect(reports).toEqual(['step: A value for /v2/x is not known.']);
    await tap({ cost: 5 });
    expect(received.map(({ body }) => body)).toEqual([{ cost: '5' }]);
  });
});

describe('where what sends does not load', () => {
  beforeEach(() => {
    vi.doMock('./request-step.ts', () => {
      throw new Error('offline');
    });
  });
  afterEach(() => vi.doUnmock('./request-step.ts'));

  it.each([
    ['the message is ours', [], ['toast', 'error.request_fail', 'failure']],
    ['the document’s own steps take its place', [toast('Sorry')], ['toast', 'Sorry', 'plain']],
  ])('%s, and the run ends', async (_name, failure, expected) => {
    const { tap } = await open([{ do: 'post', to: '/v2/x', spends: true, failure }, toast('after')]);
    await tap();
    expect([received, done]).toEqual([[], [expected]]);
  });
});

describe('§4 §8 what a failure tells', () => {
  const post = [{ do: 'post', to: '/v2/x', spends: true }];

  it.each([
    ['another code: the server’s message', no(1001, '余额不足'), ['toast', '余额不足', 'failure']],
    ['another code without words: ours', no(1001), ['toast', 'error.request_fail', 'failure']],
    ['code 2: no permission', no(2, 'x'), ['toast', 'error.no_permission', 'failure']],
    ['code 1: the token has expired', no(1, 'x'), ['expired']],
  ])('%s', async (_name, envelope, expected) => {
    given.answer = (_request, response) => response.end(envelope);
    const { tap } = await open(post);
    await tap();
    expect(done).toEqual([expected]);
    expect(received).toHaveLength(1);
  });

  it('T80: without a token, the visitor is asked to come with one, and not thrown out', async () => {
    proves('T80');
    given.answer = (_request, response) => response.end(no(1, 'x'));
    const { tap } = await open(post, { token: '' });
    await tap();
    expect(done).toEqual([['toast', 'sign_in_needed', 'failure']]);
  });

  it('a lost answer of a request that spends nothing is sent once', async () => {
    given.answer = (_request, response) => response.destroy();
    const { tap } = await open([{ do: 'post', to: '/v2/x' }]);
    await tap();
    expect(received).toHaveLength(1);
    expect(done).toEqual([['toast', 'error.request_fail', 'failure']]);
  });
});
