// Door for the tests of data sources: a page whose sources ask a real server.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, type Mock, vi } from 'vitest';
import type { ActivityDocument, SourceValue } from '../document/document.ts';
import { createClient } from '../http/client.ts';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { openTestPage, type TestPageStart } from '../page/test-page.ts';
import { type LiveData, startLiveData } from './live-data.ts';
import { presence } from './presence.ts';

export const BOARD = '/v2/activities/{id}/boards/charm';
export const SHOP = '/v2/activities/{id}/exchange';

let server: Server;
let base: string;

/** What a test may say of the server. */
export const given = { answer: (_url: URL, _response: ServerResponse): void => undefined };

export let requests: URL[];
export let headers: IncomingMessage['headers'][];
export let live: LiveData | undefined;
export let page: Page;
/** Called when the page is told that its token has expired. */
export let expired: Mock<() => void>;

export const ok = (data: unknown): string => JSON.stringify({ code: 0, message: 'ok', data });
export const no = (code: number, message: string): string => JSON.stringify({ code, message, data: null });

/** For the tests of one file: before each of them a new server, which answers with the number of the request. */
export function openServers(): void {
  beforeEach(async () => {
    requests = [];
    headers = [];
    expired = vi.fn();
    given.answer = (_url, response) => void response.end(ok({ n: requests.length }));
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://test');
      requests.push(url);
      headers.push(request.headers);
      given.answer(url, response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    live?.stop();
    live = undefined;
    presence.setOnline(true);
    presence.setShown(undefined);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
}

/** Starts the sources of a document against the server of the test. @param every ms, in place of the document's seconds */
export function start(
  data: Record<string, SourceValue>,
  more: TestPageStart & {
    every?: number;
    state?: ActivityDocument['state'];
    initial?: Record<string, unknown>;
  } = {},
): void {
  const { initial = {}, every, state, ...rest } = more;
  page = openTestPage(
    { data, ...(state ? { state } : {}) },
    {
      ...rest,
      data: initial,
      world: { going: { login: expired }, overlay: { toast: () => undefined } },
    },
  );
  for (const source of Object.values(page.model.data)) {
    if (every !== undefined && source.every !== undefined) source.every = every;
  }
  const http = createClient({ base, lang: 'en', token: () => page.identity.token });
  live = startLiveData(page, http, initial);
}

export const show = (name = 'board'): DataState => {
  const source = page.data[name];
  if (!source) throw new Error(`no source ${name}`);
  return page.store.get(source);
};
export const becomes = (state: Partial<DataState>, name = 'board'): Promise<void> =>
  vi.waitFor(() => expect(show(name)).toMatchObject(state), { timeout: 5000, interval: 5 });
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
