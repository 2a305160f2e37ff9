import type settings from './settings.json';

/** The settings file, typed by what stands in it; `schemas/settings.schema.json` holds it to its form. */
export type Settings = typeof settings;

let loaded: Promise<Settings> | undefined;

/** How long one request for the file may keep silent, in ms; then another one goes out. */
const SILENT_MOST = 8000;

/**
 * The public settings file, read at run time when something first needs more of it than every page has (T18). A
 * failure is not kept: the next one who asks tries again.
 * @throws when the file is not there
 */
export function loadSettings(href: string, read: typeof fetch = fetch): Promise<Settings> {
  loaded ??= readFile(href, read);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function readFile(href: string, read: typeof fetch): Promise<Settings> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), SILENT_MOST);
  try {
    const response = await read(href, { signal: stop.signal });
    if (!response.ok) throw new Error(`The settings file answered ${response.status}`);
    return (await response.json()) as Settings;
  } catch (error) {
    if (stop.signal.aborted) return readFile(href, read);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
