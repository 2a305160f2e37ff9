/** Where a page runs (specification §2; T17, T18). */
export type EnvironmentName = 'production' | 'preRelease' | 'test' | 'development' | 'local';

/** What this room needs of the settings file. */
export interface EnvironmentSettings {
  webDomain: string;
  environments: Readonly<Record<EnvironmentName, { hostPrefix: string; apiBase: string }>>;
}

/** Lower case, without port and without the dot of the root. */
export const plainHost = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** One's own machine, or one beside it: a name without a dot, an address, `.local`. */
export const isLocalHost = (host: string): boolean =>
  !host.includes('.') || /^[\d.]+$|^\[|\.local(host)?$/.test(host);

/**
 * The environment of a host, by its prefix (specification §2): `test-h5`, `pre-h5`, `dev-h5`, else the plain production
 * host; one's own machine is local (T18).
 */
export function environmentOf(
  host: string,
  settings: Pick<EnvironmentSettings, 'environments'>,
): EnvironmentName {
  const name = plainHost(host);
  for (const one of ['test', 'preRelease', 'development'] as const) {
    const prefix = settings.environments[one].hostPrefix;
    // A longer word that begins alike is another name.
    if (prefix !== '' && name.startsWith(prefix) && !/[a-z]/.test(name.charAt(prefix.length))) return one;
  }
  return isLocalHost(name) ? 'local' : 'production';
}

/**
 * Where the API of a web host lies (specification §7): an origin, or empty for the host that served the page. Only
 * hosts of ours are mapped: a page that somebody else serves never sends its token to our API, nor ours to theirs.
 */
export function apiBaseOf(host: string, settings: EnvironmentSettings): string {
  const name = plainHost(host);
  const environment = environmentOf(name, settings);
  const { webDomain } = settings;
  const ours = name === webDomain || name.endsWith(`.${webDomain}`);
  return ours ? settings.environments[environment].apiBase : '';
}
