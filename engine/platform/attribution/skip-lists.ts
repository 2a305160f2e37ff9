import type { Visit } from './arrival.ts';
import { asList } from './plain.ts';
import { type AttributionLog, texts } from './texts.ts';

/** Strings that keep a link from being made, whatever the capitals; an empty one never does (T51). */
export interface SkipLists {
  referrerSkipList?: readonly string[] | undefined;
  urlSkipList?: readonly string[] | undefined;
}

/** Whether the referrer or the address as it is now contains one of them (specification §5). */
export function isSkipped(lists: SkipLists, visit: Visit, log: AttributionLog): boolean {
  const byReferrer = hit(lists.referrerSkipList, visit.referrer);
  if (byReferrer !== undefined) log.debug(texts.skippedByReferrer, byReferrer);
  if (byReferrer !== undefined) return true;
  const byAddress = hit(lists.urlSkipList, visit.address);
  if (byAddress !== undefined) log.debug(texts.skippedByAddress, byAddress);
  return byAddress !== undefined;
}

function hit(list: unknown, text: string): string | undefined {
  const lower = text.toLowerCase();
  return asList(list).find(
    (key): key is string => typeof key === 'string' && key !== '' && lower.includes(key.toLowerCase()),
  );
}
