import { stampOf, startSources } from '../build/build-stamp.ts';
import { loadDocuments } from '../build/documents.ts';
import { StartProblem } from '../build/start-problem.ts';
import { BASE_PATH } from '../engine/document/anywhere/href.ts';
import { isDynamic } from '../engine/document/anywhere/match-route.ts';
import { DatabaseUnavailable } from '../server/storage/database-unavailable.ts';
import { beginAnew } from './begin-anew.ts';
import { judgeDrafts } from './drafts/judge.ts';
import { listen } from './listening.ts';
import { demandSound, makePages, simulatorOf } from './make-or-keep.ts';
import { variables } from './production-settings.ts';
import { otherPort, type StartOptions } from './start-options.ts';
import { createTryOut, mayHandOut, type TryOut } from './try-out.ts';
import { newTryOutKey } from './try-out-key.ts';

const step = (text: string): void => console.log(`· ${text}`);

/** Settings that only production knows, and that somebody may have meant for it. */
const foreign = variables
  .map(({ name }) => name)
  .filter((name) => !/^(DATABASE_URL|GALA_DATA|HOST|PORT)$/.test(name));

/** Builds, pre-renders, opens, seeds and serves. @throws StartProblem with what to do */
export async function startTryOut(options: StartOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? new StartProblem(error.message) : error;
  }
}

async function start(options: StartOptions): Promise<void> {
  for (const name of foreign)
    if (process.env[name] !== undefined) step(`${name} is for npm run serve: a try-out does not take it`);
  const stamp = stampOf(startSources);
  await demandSound(stamp, step);
  const renderer = await makePages(stamp, options['no-build'], step);
  if (options.fresh) {
    const aside = await beginAnew(options.data, Date.now());
    if (aside !== null) step(`the database until now lies in ${aside}`);
  }
  step(
    process.env.DATABASE_URL
      ? 'opening the database'
      : 'opening the embedded database (the first time takes some seconds)',
  );
  const demo = mayHandOut(options.host, process.env.DATABASE_URL, options.demo);
  const key = newTryOutKey();
  const tools = demo ? { ...(await simulatorOf(stamp)), key } : undefined;
  const served = await createTryOut({
    renderer: () => renderer,
    dataDir: options.data,
    databaseUrl: process.env.DATABASE_URL,
    realDates: options['real-dates'],
    stream: !options['no-stream'],
    log: options.log,
    sessions: demo,
    tools,
    judge: judgeDrafts,
  });
  const address = await listen(served, options.host, options.port, otherPort(options.port));
  tell(served, address, options, key);
  const stop = async (): Promise<void> => {
    console.log('\nstopping');
    await served.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function datesOf({ dates }: TryOut): string {
  if (dates.moment === null) return 'Dates are as the documents have them.';
  const moved = 'Dates are moved so that the campaigns are live (--real-dates leaves them alone).';
  if (dates.movedOn === 0) return moved;
  return `The dates had run out and have moved on by ${dates.movedOn} days. Balances, orders and points are kept; --fresh begins anew.`;
}

function tell(served: TryOut, address: string, options: { 'no-stream': boolean }, key: string): void {
  const open = (route: string, query = ''): string => `${address}${BASE_PATH}${route}${query}`;
  const [session] = served.sessions;
  const signedIn = session ? `?lang=en&user_id=${session.userId}&token=${session.token}&try=${key}` : '';
  const campaigns = loadDocuments().filter(
    ({ route, document }) => document.campaign !== undefined && !isDynamic(route),
  );
  const each = (query: string, most: number): string =>
    campaigns
      .slice(0, most)
      .map(({ route }) => `    ${open(route, query)}`)
      .join('\n');
  const demo = session
    ? `  As ${session.nickname} (arriving from the app, signed in):
${each(signedIn, 3)}
  In the app (simulated: a panel plays it, and shows each call of the page):
${each(`?lang=en&simulator&try=${key}`, 1)}
  A browser that has opened one of these may add ?phase=ended, ?at=day2 or ?simulator to any page.`
    : '  Others may reach this try-out: nobody is signed in, and there are no tools. --demo gives both to whoever has the\n  addresses that it prints.';
  console.log(`
Gala is running.

${demo}
  As a visitor:
${each('?lang=th', 1)}
    ${open('', '?lang=en')}
  API: ${address}/api-server/openapi.json   Health: ${address}/readyz

  ${datesOf(served)}
  ${options['no-stream'] ? 'No gifts arrive by themselves.' : 'Gifts arrive by themselves, so that boards move (--no-stream turns that off).'}
  Stop with Ctrl+C.
`);
}
