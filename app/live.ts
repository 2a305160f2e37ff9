// The third stage, after the page is readable: data, requests, texts.
import type { LiveWorld } from '../engine/action/world.ts';
import { expectField } from '../engine/data/expect-field.ts';
import { startLiveData } from '../engine/data/live-data.ts';
import { createClient } from '../engine/http/client.ts';
import { loadTranslator } from '../engine/i18n/load-translator.ts';
import type { Page } from '../engine/page/page.ts';
import { API_BASE } from './api-base.ts';
import type { Kernel } from './kernel.ts';

export type Live = LiveWorld;

/**
 * Starts the live part of a page.
 * @param expired called when an answer says that the token has expired
 */
export async function startLive(page: Page, kernel: Kernel, expired: () => void): Promise<Live> {
  page.strings.use(await loadTranslator(page.model.lang));
  const http = createClient({
    base: API_BASE,
    lang: page.model.lang,
    token: () => kernel.identity.token,
    onServerTime: (time, askedAt) => {
      if (!kernel.clock.synced || kernel.clock.drifted()) kernel.clock.sync(time, askedAt);
    },
  });
  const data = startLiveData(page, http, kernel.data.answers, expired);
  return { http, data, expect: (source, field, value) => expectField(data, source, field, value) };
}
