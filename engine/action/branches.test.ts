// Every third day: opens a page for each of its cases.
// biome-ignore-all lint/suspicious/noThenProperty: a key of the step `if`
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { done, given, no, ok, open, openServers, received, toast } from './testing.ts';

openServers();

describe('branches', () => {
  const choose = (test: string) => ({ do: 'if', test, then: [toast('then')], else: [toast('else')] });

  it('if: one of the two, then the steps after it', async () => {
    const { tap } = await open([
      choose('state.count == 1'),
      { do: 'set', key: 'count', value: '2' },
      choose('state.count == 1'),
    ]);
    await tap();
    expect(done.map(([, text]) => text)).toEqual(['then', 'else']);
  });

  it('if: without an else, nothing', async () => {
    const { tap } = await open([{ do: 'if', test: 'false', then: [toast('then')] }, toast('after')]);
    await tap();
    expect(done.map(([, text]) => text)).toEqual(['after']);
  });

  it('confirm yes: runs what it guards, and what comes after', async () => {
    const { tap } = await open([{ do: 'confirm', title: 'Sure?', then: [toast('then')] }, toast('after')]);
    await tap();
    expect(done).toEqual([
      ['confirm', { title: 'Sure?', text: '', yes: 'yes', no: 'no' }],
      ['toast', 'then', 'plain'],
      ['toast', 'after', 'plain'],
    ]);
  });

  it('confirm no: nothing runs, inside or after it, and nothing is sent', async () => {
    given.yes = false;
    const post = { do: 'post', to: '/v2/activities/{id}/exchange/halo', spends: true };
    const { tap } = await open([
      {
        do: 'if',
        test: 'true',
        then: [
          { do: 'confirm', title: 'Sure?', text: 'Really', yes: 'Y', no: 'N', then: [post] },
          toast('inner'),
        ],
      },
      toast('after'),
    ]);
    await tap();
    expect(done).toEqual([['confirm', { title: 'Sure?', text: 'Really', yes: 'Y', no: 'N' }]]);
    expect(received).toEqual([]);
  });

  it.each([
    ['when it holds', 'item.cost > 20', { cost: 30 }, true],
    ['not when it does not', 'item.cost > 20', { cost: 10 }, false],
    ['when that is not known', 'item.cost > 20', {}, true],
  ])('confirm asks %s', async (_, when, item, asked) => {
    const { tap } = await open([
      { do: 'confirm', when, title: 'Sure?', then: [toast('then')] },
      toast('after'),
    ]);
    await tap(item);
    expect(done.map(([what, text]) => (what === 'toast' ? text : what))).toEqual([
      ...(asked ? ['confirm'] : []),
      'then',
      'after',
    ]);
  });

  it('confirm shows what the item is about, which is not what is won', async () => {
    const about = { picture: '/old.svg', name: 'Old ×3' };
    given.answer = (_request, response) => response.end(ok({}));
    const melt = { do: 'post', to: '/v2/activities/{id}/collection/melts', spends: true };
    const { tap } = await open([{ do: 'confirm', title: 'Sure?', then: [melt] }]);
    await tap({ about });
    expect(done).toEqual([['confirm', expect.objectContaining({ about })]]);
  });

  it('a call is told as begun after a yes, and a no begins none', async () => {
    const post = { do: 'post', to: '/v2/activities/{id}/exchange/halo', spends: true };
    const told: string[] = [];
    const { tap } = await open([{ do: 'confirm', title: 'Sure?', then: [post] }]);
    const sent = () => told.push(done.map(([what]) => what).join());
    given.yes = false;
    await tap({}, undefined, undefined, sent);
    expect(told).toEqual([]);
    given.yes = true;
    await tap({}, undefined, undefined, sent);
    expect(told).toEqual(['confirm,confirm']);
  });

  it.each([
    [
      'declined by the server is told as such',
      (response: ServerResponse) => response.end(no(1001, 'sold out')),
      [undefined, true],
    ],
    ['lost is not: it may have been done', (response: ServerResponse) => response.destroy(), [undefined]],
    ['put off is not', (response: ServerResponse) => response.end(no(1005, 'still working')), [undefined]],
  ])('a call that is %s', async (_, answer, expected) => {
    given.answer = (_request, response) => answer(response);
    const post = { do: 'post', to: '/v2/activities/{id}/exchange/halo', spends: true };
    const told: unknown[] = [];
    const { tap } = await open([post]);
    await tap({}, undefined, undefined, (declined) => told.push(declined));
    expect(told).toEqual(expected);
  });

  it.each([
    ['at once', (post: object) => [post]],
    ['in a branch', (post: object) => [{ do: 'if', test: 'true', then: [post] }]],
  ])('a visitor is not asked whether to spend, %s, but told to sign in', async (_where, then) => {
    const post = { do: 'post', to: '/v2/activities/{id}/exchange/halo', spends: true };
    const ask = { do: 'confirm', title: 'Sure?', then: then(post) };
    const { tap } = await open([ask, toast('after')], { token: '' });
    await tap();
    expect(done).toEqual([['toast', 'sign_in_needed', 'failure']]);
    expect(received).toEqual([]);
  });

  it('a visitor is asked about what spends nothing', async () => {
    const { tap } = await open([{ do: 'confirm', title: 'Sure?', then: [toast('then')] }], { token: '' });
    await tap();
    expect(done.map(([what]) => what)).toEqual(['confirm', 'toast']);
  });

  it('nested: a failure inside a branch inside a confirmation ends the whole run', async () => {
    given.answer = (_request, response) => response.end(no(1001, 'sold out'));
    const { tap } = await open([
      {
        do: 'confirm',
        title: '?',
        then: [
          {
            do: 'if',
            test: 'state.count > 0',
            then: [{ do: 'post', to: '/v2/activities/{id}/exchange/halo' }, toast('a')],
          },
          toast('b'),
        ],
      },
      toast('c'),
    ]);
    await tap();
    expect(done.slice(1)).toEqual([['toast', 'sold out', 'failure']]);
  });
});
