// biome-ignore-all lint/suspicious/noThenProperty: a key of the step `if`
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../scripts/test/proves.ts';
import { expectField } from '../data/expect-field.ts';
import { type LiveData, startLiveData } from '../data/live-data.ts';
import type { ActivityDocument } from '../document/document.ts';
import type { CompiledStep } from '../document/page-model.ts';
import { createClient } from '../http/client.ts';
import type { Page } from '../page/page.ts';
import { openTestPage } from '../page/test-page.ts';
import type { WorldParts } from '../page/world.ts';
import { Intents } from './intent.ts';
import { runSteps } from './run-steps.ts';

interface Received {
  method: string;
  path: string;
  key: string | undefined;
  body: Record<string, string>;
}

let server: Server;
let base: string;
let received: Received[];
/** Answers a POST or a GET step; sources are answered by themselves. */
let answer: (request: Received, response: ServerResponse) => void;
let balance: number;
let live: LiveData | undefined;
/** What the steps did to the world around the page, in order. */
let done: unknown[][];
let reports: string[];
let yes: boolean;
let inApp: boolean;
let page: Page;

const ok = (data: unknown = null): string => JSON.stringify({ code: 0, message: 'ok', data });
const no = (code: number, message = ''): string => JSON.stringify({ code, message, data: null });
const SHOP = '/v2/activities/trial/exchange';

beforeEach(async () => {
  received = [];
  done = [];
  reports = [];
  yes = true;
  inApp = true;
  balance = 100;
  answer = (_request, response) => response.end(ok());
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const path = request.url ?? '';
      if (request.method === 'GET' && path === SHOP) return response.end(ok({ items: [], balance }));
      const key = request.headers['idempotency-key'];
      const one = {
        method: request.method ?? '',
        path,
        key: typeof key === 'string' ? key : undefined,
        body: Object.fromEntries(new URLSearchParams(body)),
      };
      received.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  live?.stop();
  live = undefined;
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

type Item = Readonly<Record<string, unknown>>;

/** A page with a shop, and the way to run steps on it as a tap would: compiled by the build's compiler. */
async function open(steps: unknown[], more: { token?: string; state?: ActivityDocument['state'] } = {}) {
  const note =
    (name: string) =>
    (...values: unknown[]): void => {
      done.push([name, ...values]);
    };
  const http = createClient({ base, lang: 'en', token: () => page.identity.token });
  const world: WorldParts = {
    steps: { run: (steps, item) => runSteps(page, steps, item) },
    sources: { refresh: (names) => void live?.refresh(names) },
    live: {
      load: async () => ({
        http,
        expect: (source, field, value) => expectField(live as LiveData, source, field, value),
      }),
    },
    intents: new Intents(),
    overlay: {
      toast: note('toast'),
      open: note('popup'),
      close: note('close'),
      confirm: async (ask) => {
        note('confirm')(ask);
        return yes;
      },
    },
    going: { to: (to) => note('navigate')(to), scroll: note('scroll'), login: note('expired') },
    app: {
      open: async (oneLink) => note('open-app')(oneLink),
      ask: async (method, payload) => {
        note('bridge')(method, payload);
        return inApp;
      },
    },
    links: {
      copy: async (text) => {
        note('copy')(text);
        return true;
      },
      share: async () => note('share')(),
    },
    telemetry: {
      track: note('track'),
      report: (fault) => reports.push(`${fault.kind}: ${fault.message}`),
    },
  };
  page = openTestPage(
    {
      data: { shop: { get: '/v2/activities/{id}/exchange' } },
      state: { count: { type: 'number', initial: '1' }, name: { type: 'string', initial: "'Mei'" } },
      popups: { help: { title: 'Help', body: [] } },
      body: [{ widget: 'exchange-grid', from: 'shop', items: [], redeem: steps }],
      ...(more.state ? { state: more.state } : {}),
    },
    { token: more.token ?? 't1', world },
  );
  live = startLiveData(page, http, {});
  await vi.waitFor(() => expect(shop()).toEqual({ items: [], balance }));
  const [grid] = page.model.body;
  if (!grid) throw new Error('no node');
  const compiled = (grid.props.redeem as { $a: CompiledStep[] }).$a;
  return { tap: (item?: Item) => page.world.steps.run(compiled, item) };
}

const shop = (): unknown => page.store.get(page.data.shop as NonNullable<typeof page.data.shop>).data;
const stateOf = (key: string): unknown =>
  page.store.get(page.state[key] as NonNullable<typeof page.state.key>);
const toast = (text: string): object => ({ do: 'toast', text });
const sent = (): string[] => received.map(({ method, path }) => `${method} ${path}`);

describe('steps', () => {
  it('run one after the other', async () => {
    const { tap } = await open([
      { do: 'toast', text: 'Hello {{state.name}}', tone: 'success' },
      { do: 'popup', name: 'help' },
      { do: 'close' },
      { do: 'scroll', to: 'rules' },
      { do: 'share' },
      { do: 'track', event: 'tap', props: { count: 'state.count' } },
      { do: 'navigate', to: '/seed_rule' },
    ]);
    await tap();
    expect(done).toEqual([
      ['toast', 'Hello Mei', 'success'],
      ['popup', 'help'],
      ['close'],
      ['scroll', 'rules'],
      ['share'],
      ['track', 'tap', { count: 1 }],
      ['navigate', '/h5_ac/seed_rule'],
    ]);
  });

  it('set: changes a state value, and the next step reads the new one', async () => {
    const { tap } = await open([
      { do: 'set', key: 'count', value: 'state.count + 1' },
      toast('{{state.count}}'),
    ]);
    await tap();
    await tap();
    expect(done).toEqual([
      ['toast', '2', 'plain'],
      ['toast', '3', 'plain'],
    ]);
  });

  it('set: a value that is not known leaves the state as it is', async () => {
    const { tap } = await open([{ do: 'set', key: 'count', value: 'item.cost' }]);
    await tap({});
    expect(stateOf('count')).toBe(1);
    await tap({ cost: 7 });
    expect(stateOf('count')).toBe(7);
  });

  it('copy: says so, in the document’s words or ours', async () => {
    const { tap } = await open([
      { do: 'copy', text: 'code {{state.count}}' },
      { do: 'copy', text: 'x', done: 'Got it' },
    ]);
    await tap();
    expect(done).toEqual([
      ['copy', 'code 1'],
      ['toast', 'copied', 'success'],
      ['copy', 'x'],
      ['toast', 'Got it', 'success'],
    ]);
  });

  it('copy: says nothing more where the text was shown instead', async () => {
    const { tap } = await open([{ do: 'copy', text: 'x' }]);
    page.world.links.copy = async () => false;
    await tap();
    expect([done, reports]).toEqual([[], []]);
  });

  it('a step that breaks says so, and is reported', async () => {
    const { tap } = await open([{ do: 'copy', text: 'x' }, toast('after')]);
    page.world.links.copy = async () => {
      throw new DOMException('Write permission denied.', 'NotAllowedError');
    };
    await tap();
    expect(done).toEqual([['toast', 'step.failed', 'failure']]);
    expect(reports).toEqual(['step: Write permission denied.']);
  });

  it('refresh: asks the sources again', async () => {
    const { tap } = await open([{ do: 'refresh', data: ['shop'] }]);
    balance = 70;
    await tap();
    await vi.waitFor(() => expect(shop()).toEqual({ items: [], balance: 70 }));
  });

  it('bridge: calls the app, and falls back where there is none', async () => {
    const steps = [
      { do: 'bridge', method: 'chat', payload: { uid: 'state.name' }, fallback: [toast('no app')] },
    ];
    const { tap } = await open(steps);
    await tap();
    inApp = false;
    await tap();
    expect(done).toEqual([
      ['bridge', 'chat', { uid: 'Mei' }],
      ['bridge', 'chat', { uid: 'Mei' }],
      ['toast', 'no app', 'plain'],
    ]);
  });

  it('bridge: a refusal without a fallback is told: to open the app, or that the app could not', async () => {
    inApp = false;
    const { tap } = await open([{ do: 'bridge', method: 'liveShow' }]);
    await tap();
    page.store.set(page.inApp, true);
    await tap();
    expect(done.filter(([name]) => name === 'toast')).toEqual([
      ['toast', 'sign_in_needed', 'failure'],
      ['toast', 'app.failed', 'failure'],
    ]);
  });

  it('a step that the engine does not know is reported, and the others run', async () => {
    await open([]);
    await runSteps(page, [{ do: 'dance' }, { do: 'share' }]);
    expect(reports).toEqual(['step: No step named dance']);
    expect(done).toEqual([['share']]);
  });
});

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
    yes = false;
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
    answer = (_request, response) => response.end(no(1001, 'sold out'));
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
    balance = 60;
    await tap();
    await vi.waitFor(() => expect(shop()).toEqual({ items: [], balance: 60 }));
  });

  it('failure: the document’s own steps take the place of our message', async () => {
    answer = (_request, response) => response.end(no(1001, 'x'));
    const { tap } = await open([{ do: 'post', to: '/v2/x', failure: [toast('Sorry')] }, toast('after')]);
    await tap();
    expect(done.map(([, text]) => text)).toEqual(['Sorry']);
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

describe('§4 §8 what a failure tells', () => {
  const post = [{ do: 'post', to: '/v2/x', spends: true }];

  it.each([
    ['another code: the server’s message', no(1001, '余额不足'), ['toast', '余额不足', 'failure']],
    ['another code without words: ours', no(1001), ['toast', 'error.request_fail', 'failure']],
    ['code 2: no permission', no(2, 'x'), ['toast', 'error.no_permission', 'failure']],
    ['code 1: the token has expired', no(1, 'x'), ['expired']],
  ])('%s', async (_name, envelope, expected) => {
    answer = (_request, response) => response.end(envelope);
    const { tap } = await open(post);
    await tap();
    expect(done).toEqual([expected]);
    expect(received).toHaveLength(1);
  });

  it('T80: without a token, the visitor is asked to come with one, and not thrown out', async () => {
    proves('T80');
    answer = (_request, response) => response.end(no(1, 'x'));
    const { tap } = await open(post, { token: '' });
    await tap();
    expect(done).toEqual([['toast', 'sign_in_needed', 'failure']]);
  });

  it('a lost answer of a request that spends nothing is sent once', async () => {
    answer = (_request, response) => response.destroy();
    const { tap } = await open([{ do: 'post', to: '/v2/x' }]);
    await tap();
    expect(received).toHaveLength(1);
    expect(done).toEqual([['toast', 'error.request_fail', 'failure']]);
  });
});

describe('requests that spend', () => {
  const redeem = [
    {
      do: 'post',
      to: '/v2/activities/{id}/exchange/{item.id}',
      spends: true,
      expect: [{ data: 'shop', field: 'balance', value: 'orElse(data.shop.balance, 0) - 30' }],
      success: [toast('yours')],
    },
  ];
  const plain = [{ ...redeem[0], expect: undefined }].map(({ expect: _, ...rest }) => rest);
  const keys = (): (string | undefined)[] => received.map(({ key }) => key);

  it('one in flight: taps meanwhile are one debit', async () => {
    const waiting: ServerResponse[] = [];
    answer = (_request, response) => void waiting.push(response);
    const { tap } = await open(plain);
    const first = tap({ id: 'halo' });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await Promise.all([tap({ id: 'halo' }), tap({ id: 'halo' })]);
    const other = tap({ id: 'wings' });
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    for (const one of waiting) one.end(ok());
    await Promise.all([first, other]);
    expect(sent().map((one) => one.split('/').at(-1))).toEqual(['halo', 'wings']);
    expect(done.map(([, text]) => text)).toEqual(['yours', 'yours']);
  });

  it('a lost answer is asked for again with the same key, and the user reads one success', async () => {
    answer = (_request, response) => (received.length < 3 ? response.destroy() : response.end(ok()));
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    expect(received).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toBeTruthy();
    expect(done.map(([, text]) => text)).toEqual(['yours']);
  });

  it('after three lost answers the next tap still has the same key, and the user reads that it is safe', async () => {
    answer = (_request, response) => response.destroy();
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    expect(done).toEqual([['toast', 'error.unknown_outcome', 'failure']]);
    answer = (_request, response) => response.end(ok());
    await tap({ id: 'halo' });
    expect(received).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
  });

  it('after a definite answer, yes or no, the next tap is a new intent with a new key', async () => {
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    answer = (_request, response) => response.end(no(1001, 'sold out'));
    await tap({ id: 'halo' });
    await tap({ id: 'halo' });
    answer = (_request, response) => response.end(no(2));
    await tap({ id: 'halo' });
    await tap({ id: 'halo' });
    expect(new Set(keys()).size).toBe(5);
  });

  it('an expired token is no answer to the intent: after the next sign-in the same key goes on', async () => {
    answer = (_request, response) => response.end(no(1));
    const { tap } = await open(plain);
    await tap({ id: 'halo' });
    expect(done).toEqual([['expired']]);
    answer = (_request, response) => response.end(ok());
    await tap({ id: 'halo' });
    expect(new Set(keys()).size).toBe(1);
  });

  it('other values are another intent', async () => {
    answer = (_request, response) => response.end(no(1));
    const { tap } = await open([{ do: 'post', to: '/v2/x', spends: true, body: { n: 'state.count' } }]);
    await tap();
    page.store.set(page.state.count as never, 2 as never);
    await tap();
    expect(new Set(keys()).size).toBe(2);
  });

  it('what is expected shows while the request is on its way, and stays after success', async () => {
    let respond: ServerResponse | undefined;
    answer = (_request, response) => {
      respond = response;
    };
    const { tap } = await open(redeem);
    const run = tap({ id: 'halo' });
    await vi.waitFor(() => expect(respond).toBeDefined());
    expect(shop()).toMatchObject({ balance: 70 });
    respond?.end(ok());
    await run;
    expect(shop()).toMatchObject({ balance: 70 });
    expect(done.map(([, text]) => text)).toEqual(['yours']);
  });

  it.each([
    ['a refusal', no(1001, 'sold out')],
    ['an expired token', no(1)],
    ['no permission', no(2)],
  ])('is taken back after %s', async (_name, envelope) => {
    let seen: unknown;
    answer = (_request, response) => {
      seen = shop();
      response.end(envelope);
    };
    const { tap } = await open(redeem);
    await tap({ id: 'halo' });
    expect(seen).toMatchObject({ balance: 70 });
    expect(shop()).toMatchObject({ balance: 100 });
  });

  it('after a refusal the sources are asked again: what the phone showed was old', async () => {
    answer = (_request, response) => {
      balance = 10;
      response.end(no(1001, 'not enough'));
    };
    const { tap } = await open([{ ...plain[0], refresh: ['shop'] }]);
    await tap({ id: 'halo' });
    expect(done).toEqual([['toast', 'not enough', 'failure']]);
    await vi.waitFor(() => expect(shop()).toMatchObject({ balance: 10 }));
  });
});
