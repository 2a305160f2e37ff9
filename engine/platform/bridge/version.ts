/** The app's version of a user agent: what follows one of its markers; null where there is none (T22). */
export function appVersionOf(userAgent: string, markers: readonly string[]): string | null {
  for (const marker of markers) {
    const at = userAgent.indexOf(marker);
    const version = at === -1 ? undefined : /^\d+(?:\.\d+)*/.exec(userAgent.slice(at + marker.length))?.[0];
    if (version !== undefined) return version;
  }
  return null;
}

/** Whether a version is the least one or later; parts are compared as numbers. */
export function isAtLeast(version: string, least: string): boolean {
  const parts = (text: string): number[] => text.split('.').map(Number);
  const [own, wanted] = [parts(version), parts(least)];
  for (let i = 0; i < Math.max(own.length, wanted.length); i++) {
    const difference = (own[i] ?? 0) - (wanted[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
