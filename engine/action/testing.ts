// Door for the tests of steps: a page with a shop, a server behind it, and what its steps did.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expectField } from '../data/expecting/expect-field.ts';
import { type LiveData, startLiveData } from '../data/live-data.ts';
import type { ActivityDocument } from '../document/document.ts';
import type { CompiledStep } from '../document/page-model.ts';
import { createClient } from '../http/client.ts';
import { promisingSteps } from '../http/promised.ts';
import type { Page } from '../page/page.ts';
import type { ActionScope } from '../page/scope.ts';
import { openTestPage } from '../page/test-page.ts';
import type { WorldParts } from '../page/world.ts';
import { Intents } from './requests/intent.ts';
import { runSteps } from './run-steps.ts';

export interface Received {
  method: string;
  path: string;
  key: string | undefined;
  /** Its Expected-Price. */
  price?: string;
  body: Record<string, string>;
}

let server: Server;
let base: string;
let live: LiveData | undefined;

/** What a test may say of the world around the page. */
export const given = {
  /** Answers a POST or a GET step; sources are answered by themselves. */
  answer: (_request: Received, response: ServerResponse): void => void response.end(ok()),
  /** What the shop says one has. */
  balance: 100,
  /** The reader's answer to a question. */
  yes: true,
  inApp: true,
};
const before = { ...given };

export let received: Received[];
/** What the steps did to the world around the page, in order. */
export let done: unknown[][];
export let reports: string[];
export let page: Page;

export const ok = (data: unknown = null): string => JSON.stringify({ code: 0, message: 'ok', data });
export const no = (code: number, message = ''): string => JSON.stringify({ code, message, data: null });
const SHOP = '/v2/activities/trial/exchange';

/** For the tests of one file: before each of them a new server, and nothing done. */
export function openServers(): void {
  beforeEach(async () => {
    received = [];
    done = [];
    reports = [];
    Object.assign(given, before);
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        const path = request.url ?? '';
        if (request.method === 'GET' && path === SHOP)
          return response.end(ok({ items: [], balance: given.balance }));
        const key = request.headers['idempotency-key'];
        const price = request.headers['expected-price'];
        const one = {
          method: request.method ?? '',
          path,
          ...(typeof price === 'string' ? { price } : {}),
          key: typeof key === 'string' ? key : undefined,
          body: Object.fromEntries(new URLSearchParams(body)),
        };
        received.push(one);
        given.answer(one, response);
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
}

export type Item = Readonly<Record<string, unknown>>;

/** A page with a shop, and the way to run steps on it as a tap would: compiled by the build's compiler. */
export async function open(
  steps: unknown[],
  more: { token?: string; state?: ActivityDocument['state'] } = {},
) {
  const note =
    (name: string) =>
    (...values: unknown[]): void => {
      done.push([name, ...values]);
    };
  const http = createClient({ base, lang: 'en', token: () => page.identity.token });
  const intents = new Intents();
  const ofSteps = promisingSteps(http, 'No name');
  const world: WorldParts = {
    steps: { run: (...all) => runSteps(page, ...all) },
    sources: { refresh: (names) => void live?.refresh(names) },
    live: {
      load: async () => ({
        http: ofSteps,
        intents,
        expect: (source, field, value) => expectField(live as LiveData, source, field, value),
      }),
    },
    overlay: {
      toast: note('toast'),
      open: note('popup'),
      close: note('close'),
      confirm: async (ask) => {
        note('confirm')(ask);
        return given.yes;
      },
    },
    going: {
      to: (to, fullscreen, retry) =>
        note('navigate')(to, ...(fullscreen || retry ? [{ fullscreen, retry }] : [])),
      scroll: note('scroll'),
      login: note('expired'),
    },
    app: {
      open: async (oneLink) => note('open-app')(oneLink),
      ask: async (method, payload) => {
        note('bridge')(method, payload);
        return given.inApp;
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
  await vi.waitFor(() => expect(shop()).toEqual({ items: [], balance: given.balance }));
  const [grid] = page.model.body;
  if (!grid) throw new Error('no node');
  const compiled = (grid.props.redeem as { $a: CompiledStep[] }).$a;
  return {
    tap: (
      item?: Item,
      heard?: (answer: unknown) => void,
      refused?: (words: string) => void,
      sent?: ActionScope['sent'],
    ) => page.world.steps.run(compiled, item, heard, refused, sent),
  };
}

export const shop = (): unknown => page.store.get(page.data.shop as NonNullable<typeof page.data.shop>).data;
export const stateOf = (key: string): unknown =>
  page.store.get(page.state[key] as NonNullable<typeof page.state.key>);
export const toast = (text: string): object => ({ do: 'toast', text });
export const sent = (): string[] => received.map(({ method, path }) => `${method} ${path}`);
