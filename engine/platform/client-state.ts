import { atom, type createStore } from 'jotai/vanilla';
import { defaultLanguage, type Language, resolveLanguage } from '../i18n/language.ts';
import { regionFrom } from './environment/region-from.ts';
import type { Identity } from './identity/identity.ts';

type Store = ReturnType<typeof createStore>;

/** A text that may not be given; what is empty is not given. */
function given() {
  const value = atom<string | undefined>(undefined);
  return atom(
    (get) => get(value),
    (_get, set, next: string | undefined) => set(value, next || undefined),
  );
}

const lang = atom<Language>(defaultLanguage);
const ipIsUs = atom(false);
const areaCode = given();

/**
 * The client state of the specification (§3): a field is an atom with its default, and setting the atom is the field's
 * setter. Values live in a page's own store and in memory alone (T50).
 */
export const clientState = {
  user_id: atom(''),
  /** Set with any code: what is not one of the five becomes one (§5). */
  lang: atom(
    (get) => get(lang),
    (_get, set, code: string) => set(lang, resolveLanguage(code)),
  ),
  live_obj_id: given(),
  token: given(),
  /** The overseas flag. Its name is history: true for anything but CN (T19). */
  ipIsUs,
  device_id: given(),
  location: {
    /** Setting it sets the overseas flag too; without a code both stay as they are (§3, T20). */
    area_code: atom(
      (get) => get(areaCode),
      (_get, set, code: unknown) => {
        const region = regionFrom(code);
        if (!region) return;
        set(areaCode, region.location.area_code);
        set(ipIsUs, region.ipIsUs);
      },
    ),
  },
} as const;

/** Puts what the app passed in the query (§1) into the store of a page. */
export function enterClientState(store: Store, identity: Identity, language: string): void {
  store.set(clientState.user_id, identity.user_id);
  store.set(clientState.lang, language);
  store.set(clientState.live_obj_id, identity.live_obj_id);
  store.set(clientState.token, identity.token);
  store.set(clientState.device_id, identity.device_id);
}
