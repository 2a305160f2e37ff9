// npm run serve, production: what `npm run build` has made and the real database, as the environment says. Invents
// nothing: no people, points, gifts, dates or sessions.
import '../product/production.ts';
import { loadDocuments } from '../build/documents.ts';
import { openBuiltRenderer } from '../build/renderer.ts';
import { root } from '../build/schemas.ts';
import { StartProblem } from '../build/start-problem.ts';
import { checkDocuments } from '../check/disk/project.ts';
import { sourceOf } from '../check/disk/source.ts';
import { formatTerminal } from '../check/formats/terminal.ts';
import { mechanics } from '../mechanics/index.ts';
import { demandPort, listen } from '../product/listening.ts';
import { createProduct } from '../product/product.ts';
import {
  type ProductionSettings,
  readProductionSettings,
  SettingsProblem,
} from '../product/production-settings.ts';
import { everyAnswerOverHttps } from '../server/http/security-headers.ts';
import { readCampaigns } from '../server/kernel/campaigns.ts';
import { movedInWords, noteHeld } from '../server/kernel/held.ts';
import { DatabaseUnavailable } from '../server/storage/database-unavailable.ts';
import { databaseFolder } from '../server/storage/embedded.ts';
import { openDatabase } from '../server/storage/open-database.ts';
import { claimForProduction } from '../server/storage/purpose.ts';

const other = 'set PORT';

async function serve(settings: ProductionSettings): Promise<void> {
  await demandPort(settings.host, settings.port, other);
  const report = await checkDocuments({ root });
  if (report.errors > 0) {
    console.error(formatTerminal(report, { colour: false, source: sourceOf(root) }));
    throw new StartProblem('Mend the documents above, build them (npm run build), then start again.');
  }
  const renderer = await openBuiltRenderer();
  const db = await openDatabase({
    dataDir: settings.dataDir === undefined ? null : databaseFolder(settings.dataDir),
    databaseUrl: settings.databaseUrl,
  });
  const close = async (): Promise<void> => {
    await fastify?.close();
    await db.close();
  };
  let fastify: Awaited<ReturnType<typeof createProduct>>['fastify'] | undefined;
  try {
    await claimForProduction(db);
    const documents = loadDocuments();
    const moved = await noteHeld(db, readCampaigns(documents, mechanics), Date.now(), settings.beginAnew);
    if (moved.length > 0) throw new StartProblem(movedInWords(moved, 'GALA_BEGIN_ANEW'));
    ({ fastify } = await createProduct({
      db,
      renderer: () => renderer,
      documents: () => documents,
      clock: Date.now,
      logger: {},
      origin: settings.origin,
      imageOrigins: settings.imageOrigins,
      app: {
        serviceKey: settings.serviceKey,
        ...(settings.secret === undefined ? {} : { secret: settings.secret }),
        proxies: settings.proxies,
        ...(settings.areaHeader === undefined ? {} : { areaHeader: settings.areaHeader }),
        area: settings.area,
        headers: everyAnswerOverHttps,
      },
    }));
  } catch (error) {
    await close();
    throw error;
  }
  const address = await listen({ fastify, close }, settings.host, settings.port, other);
  console.log(
    `Gala serves ${address}. Pages are for HTTPS: put a proxy in front (docs/server.md#production).`,
  );
  const stop = async (): Promise<void> => {
    await close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function main(): Promise<void> {
  console.log('Gala, production. To try it out without any setting: npm start.');
  const [option] = process.argv.slice(2);
  if (option !== undefined)
    throw new StartProblem(`npm run serve takes no ${option}: all its settings are in the environment.`);
  await serve(readProductionSettings(process.env));
}

main().catch((error: unknown) => {
  const told =
    error instanceof StartProblem || error instanceof SettingsProblem || error instanceof DatabaseUnavailable;
  console.error(told ? `\n${error.message}` : error);
  process.exit(1);
});
