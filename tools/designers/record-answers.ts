// What the server of a try-out answers to each page, for Storybook: seeded people and points, nothing typed by hand.
import { type LoadedDocument, loadDocuments } from '../../build/documents.ts';
import { loadSchemas } from '../../build/schemas.ts';
import { dayAt } from '../../engine/clock/ticker.ts';
import { wantedOf } from '../../engine/data/wanted.ts';
import { phaseAt } from '../../engine/document/anywhere/phase.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { openEnvelope } from '../../engine/http/envelope.ts';
import { pathOf } from '../../engine/http/request-parts.ts';
import { createPage } from '../../engine/page/create-page.ts';
import { stillWorld } from '../../engine/page/still-world.ts';
import { mechanics } from '../../mechanics/index.ts';
import { withDemoDates } from '../../product/demo-dates.ts';
import { createApp } from '../../server/app.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { ownAddress } from '../../server/limits/guard.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { openDemoSessions, seed } from '../../server/seed.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { compiled } from './compiled.ts';

/** Answers of each route by the names of its sources. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a page may ask where somebody signed in has just opened it: path and query by source, those of its sheets with them. */
function askedBy(set: SchemaSet, one: LoadedDocument, userId: string, now: number) {
  const model = compiled(set, one, 'en');
  const page = createPage(model, {
    strings: { t: (key) => key },
    identity: { user_id: userId, token: 'token', device_id: '', live_obj_id: '', bundle_id: '' },
    world: stillWorld(),
    phase: model.schedule ? phaseAt(model.schedule, now) : 'live',
    day: model.schedule ? dayAt(model.schedule, now) : 1,
    signedIn: true,
  });
  return Object.entries(model.data).map(([name, source]) => {
    const { query } = page.store.get(wantedOf(page, source, false));
    return [name, pathOf(source.get, { ...query, ...(source.size ? { size: source.size } : {}) })] as const;
  });
}

/** Seeds a database of its own in memory, and asks it as the first of the demo users. A question that fails has no answer here. */
export async function recordAnswers(documents = loadDocuments(), now = Date.now()): Promise<Answers> {
  const set = loadSchemas();
  const live = documents
    .filter(({ document }) => document.redirect === undefined)
    .map((one) => ({ ...one, document: withDemoDates(one.document, now) }));
  const db = await openDatabase({ dataDir: null });
  try {
    await seed(db, readCampaigns(live, mechanics), now);
    const [person] = await openDemoSessions(db, now);
    const app = await createApp({
      db,
      documents: live,
      clock: () => now,
      logger: { level: 'silent' },
      options: { secret: tryOutSecret },
    });
    try {
      const recorded: Record<string, Record<string, unknown>> = {};
      for (const one of live) {
        const own: Record<string, unknown> = {};
        for (const [name, path] of askedBy(set, one, person?.userId ?? '', now)) {
          const { payload } = await app.inject({
            url: `/api-server${path}`,
            remoteAddress: ownAddress,
            headers: { authorization: `Bearer ${person?.token}`, lang: 'en' },
          });
          try {
            own[name] = openEnvelope(JSON.parse(payload));
          } catch {
            // Refused, as some are outside of their phase: the story says then what a page does.
          }
        }
        if (Object.keys(own).length > 0) recorded[one.route] = own;
      }
      return recorded;
    } finally {
      await app.close();
    }
  } finally {
    await db.close();
  }
}
