import type { FastifyInstance } from 'fastify';
import { mechanics } from '../../mechanics/index.ts';
import { type Operation, readContract } from '../api/contract.ts';
import { createApp } from '../app.ts';
import { type Audited, askAudit, auditsOf } from '../audit.ts';
import { insertAll } from '../database/insert-all.ts';
import { migrate } from '../database/migrate.ts';
import { openPgliteInMemory } from '../database/pglite.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { fair } from '../fixtures/fair.ts';
import { boundless, serviceKey } from '../fixtures/harness.ts';
import { withTestIds } from '../fixtures/test-ids.ts';
import { type Campaigns, readCampaigns, type SourceDocument } from '../kernel/campaigns.ts';
import { sweepKeys } from '../kernel/once.ts';
import { passTime } from '../kernel/pass-time.ts';
import { hashToken } from '../operations/tokens.ts';
import { tryOutSecret } from '../seed/demo.ts';
import { roomTables } from '../tables.ts';
import { type Crash, faulty } from './faulty-database.ts';
import { TouchedAudits } from './touched-audits.ts';
import { watched } from './watched-database.ts';

/** A request as somebody makes it. */
export interface Request {
  readonly operation: Operation;
  readonly path: string;
  readonly user: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** Whoever calls is nobody whom the server knows. */
  readonly stranger?: true;
}

/** What a call was answered; `status` 0: by nobody, because the server had died. */
export interface Answer {
  readonly status: number;
  readonly code: number | null;
  readonly text: string;
}

/** The fair on a server, with its people, under a clock of its own. */
export interface World {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly people: readonly string[];
  setClock(now: number): void;
  /** @param crash how the server dies of it; `died` tells whether it did */
  send(request: Request, crash?: Crash): Promise<Answer & { readonly died: boolean }>;
  /** Reads what a call answers to a visitor or a user; undefined: a visitor. */
  read(path: string, user: string | undefined): Promise<Answer>;
  /** What the database says, asked beside the server. */
  rows(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** What a server does by itself as time passes. @throws AggregateError of what failed */
  work(): Promise<void>;
  restart(): Promise<void>;
  change(document: SourceDocument): Promise<void>;
  /** Audits that find a row. @param asked those of them that were broken; default: all are asked */
  audit(asked?: readonly Audited[]): Promise<readonly Audited[]>;
  /** Those that find one where something was written since it was asked last. */
  auditTouched(): Promise<readonly Audited[]>;
  close(): Promise<void>;
}

/** Nothing is on its way to a server that is not listening. */
const atOnce = { quiet: 0, unsent: 0, most: 1000 };

const tokenOf = (user: string): string => `token-of-${user}`.padEnd(24, '0');

/**
 * @param count how many people there are
 * @param files of a new embedded database; with tables it is made sooner
 * @param change of the server's statements, for tests that a wrong server is found
 */
export async function openWorld(
  count: number,
  files?: Blob,
  change?: (sql: string) => string,
): Promise<World> {
  const opened = await openPgliteInMemory(files);
  await migrate(opened, roomTables);
  await withTestIds(opened);
  const people = Array.from({ length: count }, (_, i) => `user-${i}`);
  const named = people.map((user) => ({ user_id: user, nickname: user, avatar: '' }));
  await insertAll(opened, 'users', 'user_id text, nickname text, avatar text', named);
  const tokens = people.map((user) => ({
    token_hash: hashToken(tokenOf(user)),
    user_id: user,
    expires_at: Number.MAX_SAFE_INTEGER,
  }));
  await insertAll(opened, 'tokens', 'token_hash text, user_id text, expires_at int8', tokens);
  const writing = watched(opened, /\buser-\d+\b/g);
  // The same few statements run again and again: to plan each for what it is asked takes longer than to run it.
  await opened.query('SET plan_cache_mode = force_generic_plan');
  const db = faulty(writing, change);
  const touched = await TouchedAudits.of(opened, everyRoom, fair.route);
  const contract = readContract();
  let [now, document, campaigns]: [number, SourceDocument, Campaigns] = [
    0,
    fair,
    readCampaigns([fair], mechanics),
  ];
  const start = (): Promise<FastifyInstance> =>
    createApp({
      db,
      documents: [document],
      clock: () => now,
      logger: { level: 'silent' },
      options: { serviceKey, secret: tryOutSecret, rateLimits: boundless, drain: atOnce },
    });
  let app: FastifyInstance | undefined;
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    headers: Record<string, string>,
    body?: Request['body'],
  ): Promise<Answer> => {
    app ??= await start();
    const { statusCode, body: text } = await app.inject({
      method,
      url: `/api-server${path}`,
      headers: { lang: 'en', ...headers },
      ...(body && { payload: body }),
    });
    const { code = null } = text.startsWith('{') ? (JSON.parse(text) as { code?: number }) : {};
    return { status: statusCode, code, text };
  };
  return {
    operations: new Map(contract.operations.map((one) => [one.id, one])),
    people,
    setClock(moment) {
      now = moment;
    },
    async send({ operation, path, user, key, body, stranger = false }, crash) {
      app ??= await start();
      db.crash = crash ?? null;
      const answer = await ask(
        operation.method as 'GET' | 'POST' | 'PUT',
        path,
        {
          ...(operation.caller === 'service'
            ? { 'x-service-key': stranger ? 'another-service' : serviceKey }
            : { authorization: `Bearer ${tokenOf(stranger ? 'nobody' : user)}` }),
          ...(operation.needsKey ? { 'idempotency-key': key } : {}),
        },
        operation.method === 'GET' ? undefined : (body ?? {}),
      );
      const died = crash !== undefined && db.struck;
      if (crash !== undefined) db.crash = null;
      return { ...answer, died };
    },
    read: (path, user) =>
      ask('GET', path, user === undefined ? {} : { authorization: `Bearer ${tokenOf(user)}` }),
    rows: async (sql) => (await opened.query<Record<string, unknown>>(sql)).rows,
    async work() {
      await passTime(db, campaigns, mechanics, now);
      await sweepKeys(db, now);
    },
    async restart() {
      await app?.close();
      app = undefined;
    },
    async change(next) {
      [document, campaigns] = [next, readCampaigns([next], mechanics)];
      app ??= await start();
      await app.setDocuments([next]);
    },
    async audit(asked) {
      const found: Audited[] = [];
      for (const one of auditsOf(everyRoom)) {
        const isAsked = ({ room, rule }: Audited) => room === one.room && rule === one.rule;
        if (asked === undefined || asked.some(isAsked)) found.push(await askAudit(opened, one));
      }
      return found.filter(({ broken }) => broken > 0);
    },
    auditTouched: () => touched.ask(writing.written()),
    async close() {
      await app?.close();
      await opened.close();
    },
  };
}
