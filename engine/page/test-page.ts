// For tests: a page from the keys of a document, compiled by the real compiler.
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { hrefOf } from '../document/anywhere/href.ts';
import type { Phase } from '../document/anywhere/phase.ts';
import { compilePage } from '../document/compile.ts';
import type { ActivityDocument } from '../document/document.ts';
import type { OpenApi } from '../document/open-api.ts';
import { testSchemas } from '../testing.tsx';
import { createPage } from './create-page.ts';
import type { Page } from './page.ts';
import { stillWorld } from './still-world.ts';
import type { WorldParts } from './world.ts';

export interface TestPageStart {
  token?: string;
  phase?: Phase;
  day?: number;
  params?: Readonly<Record<string, string>>;
  data?: Readonly<Record<string, unknown>>;
  world?: WorldParts;
}

/** A page in English whose texts are their keys. */
export function openTestPage(keys: Partial<ActivityDocument>, start: TestPageStart = {}): Page {
  const document: ActivityDocument = {
    version: 1,
    title: 'Test',
    languages: ['en'],
    theme: { preset: 'rose-night' },
    schedule: { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
    body: [],
    ...keys,
  };
  const model = compilePage(document, 'trial', 'en', {
    set: testSchemas,
    api: openApi as unknown as OpenApi,
    asset: (path) => `/activities/${path}`,
    media: (path) => path,
    href: hrefOf,
  });
  return createPage(model, {
    strings: { t: (key) => key },
    identity: { user_id: '', device_id: '', live_obj_id: '', bundle_id: '', token: start.token ?? '' },
    world: stillWorld(start.world),
    phase: start.phase ?? 'live',
    day: start.day ?? 1,
    ...(start.params ? { params: start.params } : {}),
    ...(start.data ? { data: start.data } : {}),
  });
}
