// Every third day: opens a page for each of its cases.
import { describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { presence } from './presence.ts';
import {
  BOARD,
  becomes,
  expired,
  given,
  live,
  no,
  ok,
  openServers,
  pause,
  requests,
  show,
  start,
} from './testing.ts';

openServers();

describe('failures', () => {
  it('§8: a refusal is shown with the server’s message, and a retry brings the data', async () => {
    given.answer = (_url, response) => response.end(no(1001, '榜单维护中'));
    start({ board: { get: BOARD } });
    await becomes({ status: 'error' });
    expect(show()).toEqual({ status: 'error', message: '榜单维护中' });
    expect(requests, 'a refusal is an answer: nobody asks again by himself').toHaveLength(1);
    given.answer = (_url, response) => response.end(ok({ n: 2 }));
    await live?.refresh(['board']);
    expect(show()).toEqual({ status: 'ready', data: { n: 2 } });
  });

  it('a lost answer is asked for again by itself, twice, and then said', async () => {
    given.answer = (_url, response) => response.destroy();
    start({ board: { get: BOARD } });
    await pause(100);
    expect(show()).toEqual({ status: 'loading' });
    await becomes({ status: 'error', message: 'data.failed' });
    expect(requests).toHaveLength(3);
  });

  it('the last good answer stays, marked as stale, until a new one arrives', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    given.answer = (_url, response) => response.end(no(500, 'busy'));
    await live?.refresh();
    expect(show()).toEqual({ status: 'ready', data: { n: 1 }, stale: true, message: 'busy' });
    given.answer = (_url, response) => response.end(ok({ n: 3 }));
    await live?.refresh();
    expect(show()).toEqual({ status: 'ready', data: { n: 3 } });
  });

  it('§4 code 1: an expired token is told to the page', async () => {
    proves('4.1');
    given.answer = (_url, response) => response.end(no(1, 'x'));
    start({ board: { get: BOARD } }, { token: 't1' });
    await becomes({ status: 'error', message: 'error.token_expired' });
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('T80: a visitor without a token is told in place, and not thrown out', async () => {
    proves('T80');
    given.answer = (_url, response) => response.end(no(1, 'x'));
    start({ board: { get: BOARD } });
    await becomes({ status: 'error', message: 'sign_in_needed' });
    expect(expired).not.toHaveBeenCalled();
  });

  it('T80: what is one’s own is not even asked for without a token', async () => {
    proves('T80');
    start({ mine: { get: '/v2/activities/{id}/balance', every: '1s' } }, { every: 20 });
    expect(show('mine')).toEqual({ status: 'error', signedOut: true, message: 'sign_in_needed' });
    await live?.refresh();
    await pause(60);
    expect(requests).toHaveLength(0);
  });

  it('§4 code 2: no permission', async () => {
    proves('4.2');
    given.answer = (_url, response) => response.end(no(2, 'x'));
    start({ board: { get: BOARD } }, { token: 't1' });
    await becomes({ status: 'error', message: 'error.no_permission' });
  });

  it('offline, what there is is marked as stale; back online it is renewed by itself', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    presence.setOnline(false);
    await becomes({ stale: true });
    expect(show().data).toEqual({ n: 1 });
    void live?.refresh();
    await pause(50);
    expect(requests, 'nothing is sent').toHaveLength(1);
    presence.setOnline(true);
    await becomes({ data: { n: 2 } });
    expect(show().stale).toBeUndefined();
  });

  it('offline from the start there is an error with retry, and the data comes with the network', async () => {
    presence.setOnline(false);
    start({ board: { get: BOARD } });
    expect(show().status).toBe('error');
    presence.setOnline(true);
    await becomes({ status: 'ready', data: { n: 1 } });
  });
});
