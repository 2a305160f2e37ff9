// A mixed load at a fixed rate: pages in five languages, boards, own data, gifts, redeeming, sign-ins, events, what does not exist, and documents that
// are saved. What a server holds meanwhile is read every five minutes.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { languages } from '../../engine/i18n/language.ts';
import type { Held, Kind } from './report.ts';
import type { Account, LiveCampaign } from './serve.ts';
import { changeDocument, memoryOf, type Server } from './server.ts';
import { SERVICE_KEY } from './service-key.ts';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One of them, by chance. */
function any<One>(all: readonly One[]): One {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('expected something to choose from, got nothing');
  return one;
}

/** So many of a gift at a time, that their points pay for something. */
const GIFTS = 99;

const api = '/api-server/v2';
const bearer = ({ token }: Account): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Every kind of request with how many of a hundred are of it. */
function kindsOf({ campaigns, accounts }: Server): readonly (readonly [string, number, () => Call])[] {
  const having = (key: keyof LiveCampaign) => campaigns.filter((one) => one[key] !== null);
  const [boards, gifts, items] = [having('board'), having('gift'), having('item')];
  // Those who have signed in so far; each sign-in is one more.
  let [signedIn, told] = [Math.ceil(accounts.length / 10), 0];
  const somebody = () => any(accounts.slice(0, signedIn));
  // Who has sent gifts in a campaign has points there, to redeem.
  const senders: { route: string; account: Account }[] = [];
  const own = (account: Account): Call => {
    const { route } = any(items);
    const path = `${api}/activities/${route}/${any(['balance', 'exchange', 'exchange_records'])}`;
    return { method: 'GET', path, headers: bearer(account) };
  };
  return [
    ['page', 28, () => ({ method: 'GET', path: `/h5_ac/${any(campaigns).route}?lang=${any(languages)}` })],
    [
      'board',
      22,
      () => {
        const { route, board } = any(boards);
        const headers = Math.random() < 0.5 ? bearer(somebody()) : {};
        return { method: 'GET', path: `${api}/activities/${route}/boards/${board}`, headers };
      },
    ],
    ['own data', 20, () => own(somebody())],
    [
      'gift told',
      10,
      () => {
        const { route, gift } = any(gifts);
        const [account, to] = [somebody(), somebody().user];
        told += 1;
        senders.push({ route, account });
        const from = account.user;
        const body = {
          eventId: `bench:${told}`,
          activity: route,
          gift,
          from,
          to,
          count: GIFTS,
          at: Date.now(),
        };
        return {
          method: 'POST',
          path: `${api}/gift_events`,
          headers: { 'x-service-key': SERVICE_KEY },
          body,
        };
      },
    ],
    [
      'redeeming',
      6,
      () => {
        const having = senders.filter((one) => items.some(({ route }) => route === one.route));
        const { route, account } =
          having.length > 0 ? any(having) : { route: any(items).route, account: somebody() };
        const item = items.find((one) => one.route === route)?.item;
        const headers = { ...bearer(account), 'idempotency-key': randomUUID() };
        return { method: 'POST', path: `${api}/activities/${route}/exchange/${item}`, headers, body: {} };
      },
    ],
    [
      'sign-in, first call',
      2,
      () => {
        signedIn = Math.min(accounts.length, signedIn + 1);
        return own(accounts[signedIn - 1] ?? somebody());
      },
    ],
    [
      'events',
      6,
      () => {
        const page = `/h5_ac/${any(campaigns).route}`;
        const event = { id: randomUUID(), event: 'bench', at: Date.now(), page, props: {} };
        return { method: 'POST', path: `${api}/events`, body: { app: 'bench', events: [event] } };
      },
    ],
    ['no such page', 4, () => ({ method: 'GET', path: `/h5_ac/${randomUUID()}` })],
    [
      'unknown token',
      2,
      () => own({ user: '', token: randomUUID().replaceAll('-', '') + randomUUID().slice(0, 8) }),
    ],
  ];
}

type Answered = 'answered' | 'refused' | 'failed';

/** @returns whether it was answered: an envelope says by its code that it is a refusal, below 500 by status that it is no fault of the server */
function send({ port }: Server, { method, path, headers, body }: Call): Promise<Answered> {
  return new Promise((resolve) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const about = { 'accept-encoding': 'br', ...(sent ? { 'content-type': 'application/json' } : {}) };
    const options = { host: '127.0.0.1', port, path, method, agent: false as const };
    const asking = request({ ...options, headers: { ...about, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => resolve('failed'));
      answer.on('end', () => {
        const { statusCode = 500 } = answer;
        if (statusCode >= 500) return resolve('failed');
        const isPlain = answer.headers['content-encoding'] === undefined;
        const text = isPlain ? Buffer.concat(parts).toString('utf8', 0, 40) : '';
        resolve(/^\{"code":[1-9]/.test(text) || statusCode >= 400 ? 'refused' : 'answered');
      });
    });
    asking.on('error', () => resolve('failed'));
    asking.setTimeout(30_000, () => asking.destroy(new Error('no answer')));
    asking.end(sent);
  });
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

const MINUTE = 60_000;
const READ_EVERY = 5 * MINUTE;
const CHANGE_EVERY = 20_000;

/**
 * Asks at a fixed rate, however long answers take: who waits for the server waits in the figures.
 *
 * @param rate requests a second
 * @param told hears of what is held as soon as it is read
 */
export async function mixedLoad(
  server: Server,
  { minutes, rate }: { minutes: number; rate: number },
  told: (held: Held) => void,
): Promise<{ kinds: readonly Kind[]; held: readonly Held[]; ms: number; changes: number }> {
  const kinds = kindsOf(server);
  const figures = kinds.map(([name]) => ({ name, taken: [] as number[], refused: 0, failed: 0 }));
  const lots = kinds.flatMap(([, share], n) => Array.from({ length: share }, () => n));
  const held: Held[] = [];
  const begun = performance.now();
  const look = async (): Promise<void> => {
    const one = { ...(await memoryOf(server)), at: (performance.now() - begun) / MINUTE };
    held.push(one);
    told(one);
  };
  await look();
  const [since, end] = [performance.now(), performance.now() + minutes * MINUTE];
  const under = new Set<Promise<void>>();
  let [sent, changes] = [0, 0];
  let [nextRead, nextChange] = [since + READ_EVERY, since + CHANGE_EVERY];
  let beside: Promise<void> = Promise.resolve();
  const ask = (due: number): void => {
    const n = any(lots);
    const [figure, kind] = [figures[n], kinds[n]];
    if (!figure || !kind) return;
    const one = send(server, kind[2]()).then((how) => {
      figure.taken.push(performance.now() - due);
      if (how !== 'answered') figure[how] += 1;
      under.delete(one);
    });
    under.add(one);
  };
  for (let now = performance.now(); now < end; now = performance.now()) {
    for (; since + (sent / rate) * 1000 <= now; sent += 1) ask(since + (sent / rate) * 1000);
    if (now >= nextChange) {
      nextChange += CHANGE_EVERY;
      changes += 1;
      beside = beside.then(() => changeDocument(server));
    }
    if (now >= nextRead && nextRead < end) {
      nextRead += READ_EVERY;
      beside = beside.then(look);
    }
    await sleep(since + (sent / rate) * 1000 - performance.now());
  }
  const ms = performance.now() - since;
  await Promise.all(under);
  await beside;
  await look();
  return { kinds: figures, held, ms, changes };
}
