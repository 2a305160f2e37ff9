import { describe, expect, it } from 'vitest';
import { begunForm, type DraftStorage, draftOf, typedText } from './drafts.ts';

function storageOf(): DraftStorage & { readonly slots: Record<string, string> } {
  const slots: Record<string, string> = {};
  return {
    slots,
    getItem: (key) => slots[key] ?? null,
    setItem: (key, value) => void Object.assign(slots, { [key]: value }),
    removeItem: (key) => void delete slots[key],
  };
}

describe('a draft', () => {
  it('is of one person and thing, says nothing of who that is, and goes', () => {
    const storage = storageOf();
    draftOf(storage, 'user-100001', 'fair survey').write({ stars: '5' });
    expect(draftOf(storage, 'user-100001', 'fair survey').read()).toEqual({ stars: '5' });
    expect(draftOf(storage, 'user-100002', 'fair survey').read()).toBeNull();
    expect(draftOf(storage, 'user-100001', 'fair stage').read()).toBeNull();
    expect(JSON.stringify(storage.slots)).not.toContain('100001');
    draftOf(storage, 'user-100001', 'fair survey').write(null);
    expect(storage.slots).toEqual({});
  });

  it('of a visitor is none, and a closed storage costs nothing', () => {
    const storage = storageOf();
    draftOf(storage, '', 'fair').write({ a: 'b' });
    expect(storage.slots).toEqual({});
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    draftOf(closed, 'u', 'fair').write({ a: 'b' });
    expect(draftOf(closed, 'u', 'fair').read()).toBeNull();
    expect(draftOf(undefined, 'u', 'fair').read()).toBeNull();
  });

  it('waits a week, and no more than five wait', () => {
    const storage = storageOf();
    let now = 1_000_000_000_000;
    const of = (thing: number) => draftOf(storage, 'u', String(thing), begunForm, () => now);
    for (let thing = 0; thing < 7; thing++) of(thing).write({ a: String(thing) });
    expect([0, 1, 2, 6].map((thing) => of(thing).read()?.a)).toEqual([undefined, undefined, '2', '6']);
    now += begunForm.lasts;
    expect(of(6).read()).toBeNull();
    expect(storage.slots, 'and nothing of it is left').toEqual({});
  });

  it('of a short text waits a quarter of an hour, and takes no form’s place', () => {
    const storage = storageOf();
    let now = 1_000_000_000_000;
    draftOf(storage, 'u', 'survey', begunForm, () => now).write({ stars: '5' });
    const of = (thing: number) => draftOf(storage, 'u', `text ${thing}`, typedText, () => now);
    for (let thing = 0; thing < 7; thing++) of(thing).write({ code: String(thing) });
    now += 899_999;
    expect(of(6).read()).toEqual({ code: '6' });
    now += 1;
    expect(of(6).read()).toBeNull();
    expect(Object.keys(storage.slots), 'and nothing of it is left').toEqual(['gala.drafts']);
    expect(draftOf(storage, 'u', 'survey', begunForm, () => now).read()).toEqual({ stars: '5' });
  });

  it.each(['{', '7', '[[1]]', '[["x",1,{"a":1}]]', '{"a":[]}'])('that is not ours is none: %s', (text) => {
    const storage = storageOf();
    storage.slots['gala.drafts'] = text;
    expect(draftOf(storage, 'u', 'x').read()).toBeNull();
  });
});
