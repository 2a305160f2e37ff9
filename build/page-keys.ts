import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offsetMinutes } from '../engine/document/anywhere/dates.ts';
import { DAY } from '../engine/document/anywhere/days.ts';
import { phaseAt } from '../engine/document/anywhere/phase.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import type { Language } from '../engine/i18n/language.ts';
import { buildSources, stampOf } from './build-stamp.ts';
import type { LoadedDocument } from './documents.ts';
import { nodeSources } from './node-sources.ts';
import { previewOf } from './preview.ts';
import { root } from './schemas.ts';

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/** What all pages are made of beside documents and pictures: the sources of the build, and the scripts that it has made. */
export function stampOfGround(clientFolder: string): string {
  const chunks = join(clientFolder, 'chunks.json');
  return hashOf(
    stampOf(buildSources.filter((source) => source !== 'activities')),
    existsSync(chunks) ? readFileSync(chunks, 'utf8') : '',
  );
}

const MINUTE = 60_000;

/** What a page shows of the moment at which it is drawn: the phase, and the day of the campaign. */
function momentOf({ schedule }: ActivityDocument, now: number): string {
  if (!schedule) return '';
  const [start, end] = [Date.parse(schedule.start), Date.parse(schedule.end)];
  const settle = schedule.settle === undefined ? undefined : Date.parse(schedule.settle);
  const within = Math.min(Math.max(now, start), end - 1);
  const day = Math.floor((within + offsetMinutes(schedule.start) * MINUTE) / DAY);
  return `${phaseAt({ start, end, settle }, now)} ${day}`;
}

/**
 * By what a page is known: two with one key have the same bytes. It changes with the document and the frame around it, with
 * every picture that they name, all of their family, and with the moment; what changes all pages is `stampOfGround`.
 *
 * @param asset the address of a picture, which changes with what it shows; throws for one that there is not
 */
export class PageKeys {
  readonly #asset: (path: string) => string;
  readonly #families = new Map<string, string>();
  readonly #screens = nodeSources().flatMap(({ name, component }) =>
    component.startsWith('modules/') ? [`"widget":"${name}"`] : [],
  );

  constructor(asset: (path: string) => string) {
    this.#asset = asset;
  }

  /** The key of one document's pages, language by language. */
  of({ route, document }: LoadedDocument, now: number, origin: string): (lang: Language) => string {
    const text = JSON.stringify(document);
    const named = [...new Set(text.match(/(?<=")art\/[^"]+(?=")/g) ?? [])].map((path) =>
      this.#addressOf(path),
    );
    const preview = previewOf(document);
    // What a module's screens show of pictures stands in its data.
    const all = this.#screens.some((screen) => text.includes(screen)) ? this.#family('') : '';
    const own = hashOf(
      route,
      text,
      ...named,
      preview ? this.#addressOf(preview) : '',
      this.#family(document.theme.preset),
      all,
      momentOf(document, now),
      origin,
    );
    return (lang) => hashOf(own, lang);
  }

  #addressOf(path: string): string {
    try {
      return this.#asset(path);
    } catch {
      return path;
    }
  }

  #family(name: string): string {
    const folder = join('activities/art', name);
    const known = this.#families.get(name) ?? (existsSync(join(root, folder)) ? stampOf([folder]) : '');
    this.#families.set(name, known);
    return known;
  }
}
