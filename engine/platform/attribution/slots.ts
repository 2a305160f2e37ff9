import type { ParameterSet } from './parameter-sets.ts';
import { asList, asRecord, asText } from './plain.ts';
import { type AttributionLog, texts } from './texts.ts';

/** Where the value of one link parameter comes from. */
export interface Slot {
  /** Parameters of the address; the first one that has a value counts. */
  keys?: readonly string[] | undefined;
  /** Values to be written otherwise than they came (percent-encoded on both sides). */
  overrideValues?: Readonly<Record<string, string>> | undefined;
  /** Where the address has none. Written as it is: encode what needs it. */
  defaultValue?: string | undefined;
}

const keysOf = (slot: unknown): unknown => (Array.isArray(slot) ? [] : asRecord(slot).keys);

/** The first set that has any parameter that the slots ask for, be it empty; sets are never mixed. */
export function chosenSet(slots: readonly unknown[], sets: readonly ParameterSet[]): ParameterSet {
  const keys = slots.flatMap((slot) => asList(keysOf(slot))).map(asText);
  return sets.find((set) => keys.some((key) => Object.hasOwn(set, key))) ?? {};
}

/** The value of a slot, empty where there is none. */
export function slotValue(slot: unknown, set: ParameterSet, log: AttributionLog): string {
  if (!slot) return '';
  const { overrideValues, defaultValue } = asRecord(slot);
  const keys = Array.isArray(slot) ? undefined : keysOf(slot);
  if (!Array.isArray(keys) && !defaultValue) {
    log.error(texts.structureWrong, slot);
    return '';
  }
  const given = (key: string): string => (Object.hasOwn(set, key) ? asText(set[key]) : '');
  // A parameter without a name is found, and then counts as none (0120).
  const key = asList(keys)
    .map(asText)
    .find((one) => given(one) !== '');
  const came = key ? given(key) : '';
  const overrides = asRecord(overrideValues);
  const instead = Object.hasOwn(overrides, came) ? asText(overrides[came]) : '';
  return (came && instead) || came || asText(defaultValue);
}

/** A slot that could never have a value: no keys and no default. */
export function canBeFilled(slot: unknown): boolean {
  const keys = keysOf(slot);
  const none = (Array.isArray(keys) || typeof keys === 'string') && keys.length === 0;
  return !none || Boolean(asRecord(slot).defaultValue);
}
