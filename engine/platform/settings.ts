import type settings from './settings.json';

/** The settings file, typed by what stands in it; `schemas/settings.schema.json` holds it to its form. */
export type Settings = typeof settings;

let loaded: Promise<Settings> | undefined;

/**
 * The public settings file, read at run time when something first needs more of it than every page has (T18). A
 * failure is not kept: the next one who asks tries again.
 * @throws when the file is not there
 */
export function loadSettings(href: string, read: typeof fetch = fetch): Promise<Settings> {
  loaded ??= read(href).then((response) => {
    if (!response.ok) throw new Error(`The settings file answered ${response.status}`);
    return response.json() as Promise<Settings>;
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
