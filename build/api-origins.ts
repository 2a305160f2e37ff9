import { readFileSync } from 'node:fs';
import { environmentOf } from '../engine/platform/environment/environment-of.ts';
import type { Settings } from '../engine/platform/settings.ts';

/**
 * Where else than to their own host pages may send their requests.
 *
 * @param file the settings of all environments
 * @param origin where the pages stand, which says their environment; undefined: wherever, so those of any
 */
export function apiOrigins(file: string, origin: string | undefined): string[] {
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Settings;
  const { environments } = settings;
  const meant =
    origin === undefined
      ? Object.values(environments)
      : [environments[environmentOf(new URL(origin).hostname, settings)]];
  return [...new Set(meant.flatMap(({ apiBase }) => (apiBase ? [apiBase] : [])))];
}
