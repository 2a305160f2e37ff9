import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { GiftEvent } from '../../mechanics/gifts/facts.ts';
import { serviceKey } from '../fixtures/harness.ts';
import type { Ask, Ready } from './serve.ts';

/** A user made for a proof. */
export interface ProofUser {
  readonly id: string;
  readonly token: string;
}

/** One running server process. */
interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

/** An answer as it came over the wire, or null when the connection broke before it did. */
export interface WireAnswer {
  readonly text: string;
  readonly code: number;
}

const entry = fileURLToPath(new URL('./serve.ts', import.meta.url));

async function startServer(environment: Readonly<Record<string, string>>): Promise<Server> {
  const child = fork(entry, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...environment } });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A server process ended with code ${code} before it was ready`);
  });
  const [ready] = await Promise.race([once(child, 'message') as Promise<[Ready]>, ended]);
  ended.catch(() => undefined);
  return { child, port: ready.port };
}

/** Server processes on one database, as a proof sees them. */
export class Cluster {
  private readonly environment: Readonly<Record<string, string>>;
  private readonly servers: Server[] = [];
  private asked = 0;

  private constructor(environment: Readonly<Record<string, string>>) {
    this.environment = environment;
  }

  /**
   * @param environment GALA_DATA_DIR or DATABASE_URL
   * @param size how many processes; the embedded engine allows one
   */
  static async start(environment: Readonly<Record<string, string>>, size: number): Promise<Cluster> {
    const cluster = new Cluster(environment);
    const started = await Promise.all(Array.from({ length: size }, () => startServer(environment)));
    cluster.servers.push(...started);
    return cluster;
  }

  get size(): number {
    return this.servers.length;
  }

  /** Of the processes that run. */
  get pids(): readonly number[] {
    return this.servers.flatMap(({ child: { pid } }) => pid ?? []);
  }

  private server(index: number): Server {
    const server = this.servers[index % this.servers.length];
    if (server === undefined) throw new Error('The cluster has been stopped');
    return server;
  }

  private async ask(message: Ask): Promise<unknown> {
    this.asked += 1;
    const id = this.asked;
    const { child } = this.server(0);
    child.send({ id, ...message });
    for (;;) {
      const [reply] = (await once(child, 'message')) as [{ id: number; answer: unknown }];
      if (reply.id === id) return reply.answer;
    }
  }

  /** New users with points of the fair in minor units. */
  async users(count: number, points: number): Promise<readonly ProofUser[]> {
    return (await this.ask({ ask: 'users', count, points })) as readonly ProofUser[];
  }

  /** Rows that break each rule of the books. */
  async audit(): Promise<Readonly<Record<string, number>>> {
    return (await this.ask({ ask: 'audit' })) as Readonly<Record<string, number>>;
  }

  /** A call to one of the processes; null when the connection broke before the answer was whole. */
  async call(
    index: number,
    path: string,
    user: ProofUser,
    key?: string,
    body?: object,
  ): Promise<WireAnswer | null> {
    const headers = {
      authorization: `Bearer ${user.token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    return this.fetch(index, `/v2/activities/fair${path}`, {
      method: key === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** What the app's own server tells. @returns the code of the answer */
  async tell(index: number, path: string, body: object): Promise<number | undefined> {
    const headers = { 'x-service-key': serviceKey, 'content-type': 'application/json' };
    return (await this.fetch(index, path, { method: 'POST', headers, body: JSON.stringify(body) }))?.code;
  }

  /** What one of the processes answers to somebody, in English. */
  async get(index: number, path: string, user: ProofUser): Promise<WireAnswer | null> {
    return this.fetch(index, path, { headers: { authorization: `Bearer ${user.token}`, lang: 'en' } });
  }

  /** A gift told by the app's own server. */
  async gift(index: number, event: GiftEvent): Promise<WireAnswer | null> {
    const headers = { 'x-service-key': serviceKey, 'content-type': 'application/json' };
    return this.fetch(index, '/v2/gift_events', { method: 'POST', headers, body: JSON.stringify(event) });
  }

  /** Gifts told in one batch. @returns how many were counted */
  async gifts(index: number, events: readonly GiftEvent[]): Promise<number> {
    const headers = { 'x-service-key': serviceKey, 'content-type': 'application/json' };
    const body = JSON.stringify({ events });
    const answer = await this.fetch(index, '/v2/gift_events/batch', { method: 'POST', headers, body });
    const { data } = JSON.parse(answer?.text ?? '{}') as { data?: { events: { became: string }[] } };
    return data?.events.filter(({ became }) => became === 'counted').length ?? 0;
  }

  private async fetch(index: number, path: string, request: RequestInit): Promise<WireAnswer | null> {
    const url = `http://127.0.0.1:${this.server(index).port}/api-server${path}`;
    try {
      const response = await fetch(url, request);
      const text = await response.text();
      return { text, code: (JSON.parse(text) as { code: number }).code };
    } catch {
      return null;
    }
  }

  /** `kill -9` of one process, or SIGTERM: resolves when it has ended, with its exit code. */
  async kill(index: number, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const { child } = this.server(index);
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await exit;
    return code;
  }

  /**
   * Opens a connection to a process and hands the bytes to it; resolves once they have left this process.
   *
   * @returns what came back until the connection ended
   */
  async sendBytes(index: number, bytes: string): Promise<{ readonly text: Promise<string> }> {
    const socket = connect(this.server(index).port, '127.0.0.1');
    socket.on('error', () => undefined);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
    await new Promise((resolve) => socket.write(bytes, resolve));
    return { text: ended };
  }

  /** A new process in the place of a killed one, on the same database. */
  async restart(index: number): Promise<void> {
    this.servers[index % this.servers.length] = await startServer(this.environment);
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.servers.splice(0).map(async ({ child }) => {
        if (!child.connected) return;
        const exit = once(child, 'exit');
        child.disconnect();
        await exit;
      }),
    );
  }
}
