// Runs inside of a copy of the project to which two rooms were added, and prints what they do there, as JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDocuments } from '../../build/documents.ts';
import { openDevRenderer } from '../../build/renderer.ts';
import { root } from '../../build/schemas.ts';
import { checkDocuments, readProject } from '../../check/disk/project.ts';
import { checkText, type Finding } from '../../check/index.ts';
import { lists } from '../../check/proofs/mistakes/index.ts';
import { runMistakes } from '../../check/proofs/mistakes.ts';
import { mechanics } from '../../mechanics/index.ts';
import { createModuleServers } from '../../modules/servers.ts';
import { createApp } from '../../server/app.ts';
import { audit } from '../../server/audit.ts';
import { newDatabase } from '../../server/fixtures/new-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { issueToken } from '../../server/operations/tokens.ts';
import { seed } from '../../server/seed.ts';
import { openDatabase } from '../../server/storage/open-database.ts';

const route = 'ping_pong';
const now = Date.parse('2025-05-22T12:00:00+08:00');
const ended = Date.parse('2025-05-28T00:00:00+08:00');
const serviceKey = 'the-key-of-the-throw-away-rooms';

/** The envelope of an answer. */
interface Called {
  readonly code: number;
  readonly message?: string;
  readonly data: unknown;
}

/** What the test of the throw-away rooms looks at. */
export interface Driven {
  readonly sound: readonly Finding[];
  readonly planted: Readonly<Record<string, readonly Finding[]>>;
  /** Of the mistakes that the rooms themselves plant in the document: kinds, and whether each is one finding on its line. */
  readonly mistakes: readonly { readonly kind: string; readonly told: boolean }[];
  readonly calls: Readonly<Record<string, Called>>;
  /** Rules that an audit found broken: of an honest database, and of one with a row that nobody booked. */
  readonly honest: readonly string[];
  readonly broken: readonly string[];
  /** Places of what was settled when the campaign had ended, twice over, and what they were paid. */
  readonly settled: readonly {
    readonly place: number;
    readonly score: number;
    readonly paid: number | null;
  }[];
  /** Kinds of facts, and whether the community's total is what those of this kind are worth. */
  readonly counted: readonly {
    readonly kind: string;
    readonly told: boolean;
    readonly counted: boolean;
    readonly score: number | null;
  }[];
  readonly booked: readonly { readonly kind: string; readonly amount: number }[];
  readonly html: string;
}

function judged(): Pick<Driven, 'planted' | 'mistakes'> {
  const context = readProject(root);
  const told = (path: string, before: string, after: string) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
    return checkText(path, text.replace(before, after), context);
  };
  const document = `activities/${route}.json`;
  const own = runMistakes(lists.flat().filter((one) => one.document === document));
  return {
    mistakes: own.outcomes.map(({ mistake, one, rightLine }) => ({
      kind: mistake.kind,
      told: one && rightLine,
    })),
    planted: {
      rule: told(document, '"most": 3', '"most": 4'),
      schema: told(document, '"most": 3', '"most": "often"'),
      reference: told(document, '/ping/bell', '/ping/bel'),
      refresh: told(document, ', "refresh": ["ping"]', ''),
      data: told('modules/pong/data/serves.json', '"height": 5', '"height": 2'),
    },
  };
}

async function served(): Promise<Omit<Driven, 'sound' | 'planted' | 'mistakes'>> {
  const db = await openDatabase({ dataDir: null, files: newDatabase() });
  const documents = loadDocuments();
  const rooms = [...mechanics, ...createModuleServers()];
  const own = documents.filter((one) => one.route === route);
  await seed(db, readCampaigns(own, mechanics), now);
  let moment = now;
  const app = await createApp({
    db,
    documents,
    clock: () => moment,
    logger: { level: 'silent' },
    options: { serviceKey },
  });
  const token = await issueToken(db, '100003', ended + 60_000);
  const calls: Record<string, Called> = {};
  const call = async (
    name: string,
    method: 'GET' | 'POST',
    path: string,
    key = '',
    { payload, lang = 'en' }: { payload?: object; lang?: string } = {},
  ) => {
    const headers = {
      lang,
      authorization: `Bearer ${token}`,
      ...(key === '' ? {} : { 'idempotency-key': `throw-away-rooms-${key}` }),
      ...(payload ? { 'x-service-key': serviceKey } : {}),
    };
    const answer = await app.inject({
      method,
      url: `/api-server${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    calls[name] = JSON.parse(answer.body) as Called;
  };
  const address = `/v2/activities/${route}/ping`;
  await call('seeded', 'GET', address);
  for (const key of ['one', 'two', 'three', 'four']) await call(key, 'POST', `${address}/bell`, key);
  await call('again', 'POST', `${address}/bell`, 'one');
  await call('fourAgain', 'POST', `${address}/bell`, 'four', { lang: 'cn' });
  await call('five', 'POST', `${address}/bell`, 'five', { lang: 'cn' });
  moment = Date.parse('2025-05-19T12:00:00+08:00');
  await call('early', 'POST', `${address}/bell`, 'early');
  moment = ended;
  await call('over', 'POST', `${address}/bell`, 'over');
  moment = now;
  await call('unknown', 'POST', `${address}/nosuch`, 'nosuch');
  const gift = {
    eventId: 'p:1',
    activity: route,
    gift: 'ball',
    from: '100003',
    to: '100002',
    count: 4,
    at: now,
  };
  await call('gift', 'POST', '/v2/gift_events', '', { payload: gift });
  await call('after', 'GET', address);
  await call('pong', 'GET', '/v2/pong');
  const brokenNow = async () =>
    Object.entries(await audit(db, rooms)).flatMap(([rule, rows]) => (rows > 0 ? [rule] : []));
  const { rows: booked } = await db.query<{ kind: string; amount: number }>(
    `SELECT p.kind, e.amount FROM ledger_postings p JOIN posting_entries e USING (posting_id)
     JOIN ledger_accounts a USING (account_id)
     WHERE p.owner = '100003' AND a.owner = p.owner AND p.kind = 'ping-reward'`,
  );
  const { rows: counted } = await db.query<Driven['counted'][number]>(
    `SELECT kind, count(*) > 0 AS told, sum(points) = (SELECT sum(points) FROM activity_totals t
       WHERE (t.activity, t.kind) = (f.activity, f.kind)) AS counted,
       (SELECT sum(score)::int8 FROM board_scores WHERE activity = f.activity AND board = f.kind || '-board') AS score FROM facts f WHERE activity = '${route}' GROUP BY activity, kind ORDER BY kind`,
  );
  for (let i = 0; i < 2; i++) await settleDue(db, readCampaigns(own, mechanics), mechanics, ended);
  const { rows: settled } = await db.query<Driven['settled'][number]>(
    `SELECT p.place, p.score, g.points AS paid FROM settled_places p JOIN settlements s USING (settlement_id)
     LEFT JOIN grants g ON g.user_id = p.user_id AND g.kind = s.mechanic AND g.activity = s.activity
     WHERE s.mechanic = 'ping' ORDER BY p.place`,
  );
  const honest = await brokenNow();
  await db.query(
    `INSERT INTO pings (activity, ping, user_id, number, reward) VALUES ('${route}', 'bell', '100001', 9, 5)`,
  );
  const broken = await brokenNow();
  const renderer = await openDevRenderer();
  const [document] = own;
  if (!document) throw new Error('the document is there');
  const input = { ...document, lang: 'en' as const, now };
  const requests = renderer.publicRequests(input);
  const { html } = renderer.render({ ...input, answers: { ping: calls.after?.data } });
  await app.close();
  await db.close();
  return {
    calls: { ...calls, requests: { code: 0, data: requests } },
    honest,
    broken,
    booked,
    counted,
    settled,
    html,
  };
}

if (process.argv[1]?.endsWith('throw-away-drive.ts')) {
  const { findings } = await checkDocuments({ root });
  const driven: Driven = { sound: findings, ...judged(), ...(await served()) };
  console.log(JSON.stringify(driven));
}
