import type { Visit } from './arrival.ts';
import { asList, asRecord, asText } from './plain.ts';
import { canBeFilled, chosenSet, type Slot, slotValue } from './slots.ts';
import { type AttributionLog, texts } from './texts.ts';

/** What goes into a link (specification §3). */
export interface LinkSlots {
  mediaSource?: Slot | undefined;
  campaign?: Slot | undefined;
  channel?: Slot | undefined;
  ad?: Slot | undefined;
  adSet?: Slot | undefined;
  deepLinkValue?: Slot | undefined;
  afSub1?: Slot | undefined;
  afSub2?: Slot | undefined;
  afSub3?: Slot | undefined;
  afSub4?: Slot | undefined;
  afSub5?: Slot | undefined;
  /** Parameters of one's own; reserved names and the click id key are left out (specification §5). */
  afCustom?: readonly (Slot & { paramKey: string })[] | undefined;
  /** The parameter that takes the address' gclid, with its keyword as af_keywords (T46). */
  googleClickIdKey?: string | undefined;
}

/** Names and values of a link in their order. */
export type LinkParameters = [string, string][];

const named = [
  ['channel', 'af_channel'],
  ['ad', 'af_ad'],
  ['adSet', 'af_adset'],
  ['deepLinkValue', 'deep_link_value'],
] as const;
const subs = [1, 2, 3, 4, 5].map((number) => [`afSub${number}`, `af_sub${number}`] as const);
/** Taken by the slots before the click id; a sub parameter gives way to it, as recorded. */
const reserved: readonly string[] = ['pid', 'c', ...named.map(([, name]) => name)];
/** Taken by all slots. */
const reservedForCustom: readonly string[] = [...reserved, ...subs.map(([, name]) => name)];

/**
 * The parameters of a link, or null, with the error logged, where media source or campaign have no value (T41, T42).
 * `names` are what the two are called, the campaign more than once where it is given twice.
 */
export function linkParameters(
  slots: LinkSlots | undefined,
  names: { mediaSource: string; campaign: readonly string[] },
  visit: Visit,
  log: AttributionLog,
): Map<string, string> | null {
  const given = asRecord(slots);
  const custom = asList(given.afCustom).filter((one) => asText(asRecord(one).paramKey) !== '');
  // Whatever says keys takes part, also under a name that no parameter has (0120).
  const all = Object.values(given).flatMap((one: unknown) => (Array.isArray(one) ? [...one] : [one]));
  const set = chosenSet(all, visit.sets);

  const found = new Map<string, string>([
    ['af_js_web', 'true'],
    ['af_ss_ver', '2_8_1'],
  ]);
  for (const required of ['mediaSource', 'campaign'] as const) {
    const value = slotValue(given[required], set, log);
    if (value === '') {
      log.error(texts[required].notFound, given[required]);
      return null;
    }
    for (const name of required === 'campaign' ? names.campaign : [names.mediaSource]) found.set(name, value);
  }
  for (const [slot, name] of [...named, ...subs]) {
    if (given[slot]) found.set(name, slotValue(given[slot], set, log));
  }
  const clickIdKey = asText(given.googleClickIdKey);
  const clickId = asText(set.gclid);
  const keyword = asText(set.keyword);
  if (clickIdKey !== '' && clickId !== '' && !reserved.includes(clickIdKey)) {
    found.set(clickIdKey, clickId);
    if (keyword !== '') found.set('af_keywords', keyword);
  }
  for (const one of custom) {
    const name = asText(asRecord(one).paramKey);
    if (name !== clickIdKey && !reservedForCustom.includes(name)) found.set(name, slotValue(one, set, log));
  }
  // Only now: a name that has no value keeps its place, and takes the value of one that came before (0120).
  for (const [name, value] of found) if (value === '') found.delete(name);
  return found;
}

/** Whether the slots that every link needs could have a value at all; logs the first that could not. */
export function requiredCanBeFilled(
  slots: LinkSlots | undefined,
  required: readonly ('mediaSource' | 'campaign')[],
  log: AttributionLog,
): boolean {
  const given = asRecord(slots);
  const unfit = required.find((one) => !canBeFilled(given[one]));
  if (unfit) log.error(texts[unfit].noKeys, given[unfit]);
  return unfit === undefined;
}

/** Whether the slots that every link needs are given; logs the first that is not. */
export function requiredAreGiven(slots: LinkSlots | undefined, log: AttributionLog): boolean {
  const given = asRecord(slots);
  const absent = (['mediaSource', 'campaign'] as const).find((one) => !given[one]);
  if (absent) log.error(texts[absent].absent, given[absent]);
  return absent === undefined;
}

/** The link itself. Values stand in it as they are: those of an address are encoded already. */
export function writeLink(base: string, parameters: LinkParameters): string {
  return `${base}?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
