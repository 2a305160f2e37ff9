import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { clientState, enterClientState } from './client-state.ts';

const nobody = { user_id: '', token: '', device_id: '', live_obj_id: '', bundle_id: '' };
const all = (store: ReturnType<typeof createStore>) => ({
  user_id: store.get(clientState.user_id),
  lang: store.get(clientState.lang),
  live_obj_id: store.get(clientState.live_obj_id),
  token: store.get(clientState.token),
  ipIsUs: store.get(clientState.ipIsUs),
  device_id: store.get(clientState.device_id),
  area_code: store.get(clientState.location.area_code),
});
const defaults = {
  user_id: '',
  lang: 'cn',
  live_obj_id: undefined,
  token: undefined,
  ipIsUs: false,
  device_id: undefined,
  area_code: undefined,
};

describe('§3 client state', () => {
  beforeEach(() => proves('3.1'));
  it('§3 client state: seven fields with the defaults of the text', () => {
    proves('3.1');
    expect(all(createStore())).toEqual(defaults);
    const store = createStore();
    enterClientState(store, nobody, '');
    expect(all(store)).toEqual(defaults);
  });

  it('§3 client state: each has a setter, and what the app passed is set', () => {
    proves('3.1');
    const store = createStore();
    const identity = { user_id: 'u1', token: 't1', device_id: 'd1', live_obj_id: 'l1', bundle_id: 'b1' };
    enterClientState(store, identity, 'zh-Hant');
    expect(all(store)).toEqual({
      ...defaults,
      user_id: 'u1',
      lang: 'tw',
      live_obj_id: 'l1',
      token: 't1',
      device_id: 'd1',
    });
    store.set(clientState.token, '');
    expect(store.get(clientState.token), 'what is empty is not given').toBeUndefined();
  });

  it('§3 client state (T19, T23): an area code sets the overseas flag with it', () => {
    proves('3.1', '3.2', 'T19', 'T23');
    const store = createStore();
    store.set(clientState.location.area_code, 'TH');
    expect([store.get(clientState.location.area_code), store.get(clientState.ipIsUs)]).toEqual(['TH', true]);
    store.set(clientState.location.area_code, undefined);
    expect(store.get(clientState.ipIsUs), 'without a code it stays (T20)').toBe(true);
    store.set(clientState.location.area_code, 'CN');
    expect(store.get(clientState.ipIsUs)).toBe(false);
  });

  it('§3 client state: two pages in one browser share nothing', () => {
    proves('3.1');
    const [one, other] = [createStore(), createStore()];
    one.set(clientState.user_id, 'u1');
    expect(other.get(clientState.user_id)).toBe('');
  });

  it('§3 client state: 1,000 random languages and area codes: no throw, and always one of the five', () => {
    proves('3.1');
    fc.assert(
      fc.property(fc.string(), fc.anything(), (lang, code) => {
        const store = createStore();
        store.set(clientState.lang, lang);
        store.set(clientState.location.area_code, code);
        expect(['cn', 'tw', 'en', 'th', 'vi']).toContain(store.get(clientState.lang));
        expect(typeof store.get(clientState.ipIsUs)).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });
});
