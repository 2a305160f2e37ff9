import type { Visit } from './arrival.ts';
import {
  type LinkParameters,
  type LinkSlots,
  linkParameters,
  requiredAreGiven,
  requiredCanBeFilled,
  writeLink,
} from './link-parameters.ts';
import { queryOf } from './parameter-sets.ts';
import { asRecord, asText, encoded } from './plain.ts';
import { isSkipped, type SkipLists } from './skip-lists.ts';
import { type AttributionLog, texts } from './texts.ts';

/** A OneLink to be made. */
export interface OneLinkRequest extends SkipLists {
  /** https, a host with a dot in it, a path. */
  oneLinkURL: string;
  afParameters: LinkSlots;
  /** The parameter that takes the referrer. */
  webReferrer?: string | undefined;
}

/** Anywhere in the text, as recorded; a host without a dot is refused, and so is a slash that opens no path (T43). */
const BASE = /https:\/\/(?!\.)(?:[^/?#\\]*@)?[^/?#\\@]+\.[^/?#\\@]+\//;

/**
 * The parts of a OneLink (specification §5): the base must be one, no skip list may hit, media source and campaign need
 * a value (T41, T42). Referrer and click ids of the address as it is now follow.
 *
 * @returns null, with the reason logged, where no link is made
 */
export function oneLinkParts(
  request: OneLinkRequest | undefined,
  visit: Visit,
  log: AttributionLog,
): { base: string; parameters: LinkParameters } | null {
  const {
    oneLinkURL,
    afParameters: slots,
    webReferrer,
    ...lists
  } = asRecord(request) as Partial<OneLinkRequest>;
  if (typeof oneLinkURL !== 'string' || !BASE.test(oneLinkURL)) {
    log.error(texts.baseWrong, oneLinkURL);
    return null;
  }
  if (isSkipped(lists, visit, log)) return null;
  if (!requiredCanBeFilled(slots, ['mediaSource'], log)) return null;
  if (!requiredAreGiven(slots, log)) return null;
  if (!requiredCanBeFilled(slots, ['campaign'], log)) return null;
  const parameters = linkParameters(slots, { mediaSource: 'pid', campaign: ['c'] }, visit, log);
  if (!parameters) return null;

  const live = new URLSearchParams(queryOf(visit.address));
  const gclid = live.get('gclid') ?? '';
  const tail: LinkParameters = [
    [asText(webReferrer), visit.webReferrer],
    ['gclid', encoded(gclid)],
    ['fbclid', encoded(live.get('fbclid') ?? '')],
  ];
  const told: LinkParameters = [
    ...parameters,
    ...tail.filter(([name, value]) => name !== '' && value !== ''),
  ];
  // As recorded: the keyword comes with a gclid alone, is not encoded, and gives way to whatever in the link is called so (0120).
  const keyword = live.get('keyword') ?? '';
  const hasKeyword = Boolean(new URLSearchParams(writeLink(oneLinkURL, told)).get('af_keywords'));
  if (gclid !== '' && keyword !== '' && !hasKeyword) told.push(['af_keywords', keyword]);
  return { base: oneLinkURL, parameters: told };
}
