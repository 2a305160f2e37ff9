import { describe, expect, it } from 'vitest';
import { languages } from '../../engine/i18n/language.ts';
import { errors, type RoomRefusals } from '../errors.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { createHarness } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { refusalsOf } from './refusals.ts';

const message = { cn: '一', tw: '二', en: 'three', th: 'สี่', vi: 'năm' };
const room = (
  code: number,
  name = 'TOO_SHRILL',
  called = 'bell',
): { name: string; refusals: RoomRefusals } => ({
  name: called,
  refusals: { [name]: { code, status: 200, message } },
});

const files = import.meta.glob<RoomRefusals>('../../{mechanics,modules}/**/refusals.ts', {
  eager: true,
  import: 'refusals',
});

/** Refusals that a file holds and no room names: nobody would look at their names and codes. */
function undeclared(held: Readonly<Record<string, RoomRefusals>>, rooms = everyRoom): string[] {
  const named = new Set<unknown>(refusalsOf(rooms).values());
  return Object.entries(held).flatMap(([file, refusals]) =>
    Object.entries(refusals).flatMap(([name, one]) => (named.has(one) ? [] : [`${file}: ${name}`])),
  );
}

describe('the refusals of all rooms', () => {
  it('have names and codes of their own, and texts in every language', () => {
    const all = refusalsOf(everyRoom);
    expect(all.size).toBeGreaterThan(Object.keys(errors).length);
    expect(new Set([...all.values()].map(({ code }) => code)).size).toBe(all.size);
    for (const [name, one] of all)
      for (const lang of languages) expect(one.message[lang], `${name} ${lang}`).not.toBe('');
  });

  it('of which two have one code, or one name, are none: the server does not start', async () => {
    expect(() => refusalsOf([room(1202)])).toThrow(
      'The refusal TOO_SHRILL of bell has the code 1202, which is that of OVER of the server itself: 1203 is free',
    );
    expect(() => refusalsOf([room(2000), room(2000, 'TOO_LOUD', 'gong')])).toThrow(
      'The refusal TOO_LOUD of gong has the code 2000, which is that of TOO_SHRILL of bell: 1203 is free',
    );
    // 1203 is taken here, and 1204 and 1205 by the server.
    expect(() => refusalsOf([room(1203), room(1203, 'TOO_LOUD', 'gong')])).toThrow('1206 is free');
    expect(() => refusalsOf([room(2000), room(2001, 'TOO_SHRILL', 'gong')])).toThrow(
      'There are two refusals TOO_SHRILL, of bell and of gong: give one another name',
    );
    expect(() => refusalsOf([room(2000, 'OVER')])).toThrow('There are two refusals OVER');
    const db = await openTestDatabase();
    await expect(createHarness(db, { modules: [room(1202)] })).rejects.toThrow('which is that of OVER');
    await db.close();
  });

  it.each([0, 3, 999, 1199, 1199, 10_000, 1300.5])('have no code outside of theirs: %d', (code) => {
    expect(() => refusalsOf([room(code)])).toThrow(/expected one from 1200 to 9999/);
  });

  it.each([1200, 9999])('have the first and the last of theirs: %d', (code) => {
    expect(refusalsOf([room(code)]).get('TOO_SHRILL')?.code).toBe(code);
  });

  it('by the rules of a campaign are answers like others to what lies between: status 200', () => {
    const ofRules = Object.entries(errors).filter(([, { code }]) => code > 1100);
    expect(ofRules.length).toBeGreaterThan(5);
    expect(ofRules.filter(([, { status }]) => status !== 200)).toEqual([]);
  });

  it('are named by their rooms', () => {
    expect(Object.keys(files).length).toBeGreaterThan(1);
    expect(undeclared(files)).toEqual([]);
    const { refusals } = room(2000);
    expect(undeclared({ 'mechanics/bell/refusals.ts': refusals })).toEqual([
      'mechanics/bell/refusals.ts: TOO_SHRILL',
    ]);
    expect(undeclared({ 'mechanics/bell/refusals.ts': refusals }, [{ name: 'bell', refusals }])).toEqual([]);
  });
});
