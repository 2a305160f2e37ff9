import { addressOfFile, type Summary } from '../../check/model/site.ts';

/** A document of which nothing is known but that it is there. @param path below activities/ */
export function knownByAddress(path: string): Summary {
  const file = `activities/${path}`;
  const route = addressOfFile(file);
  const none = { aliases: [], look: '', names: new Set<string>(), anchors: new Set<string>() };
  return { file, route, routes: new Set([route]), ...none, open: true };
}
