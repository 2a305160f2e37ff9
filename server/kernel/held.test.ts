// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { type Campaigns, readCampaigns } from './campaigns.ts';
import { movedInWords, noteHeld } from './held.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

let last = 0;
/** A campaign of its own, held from one moment to another of June 2025. */
function campaign(): (start: string, end: string, settle?: string) => Campaigns {
  last += 1;
  const route = `gala_${last}`;
  const at = (day: string) => `2025-06-${day}:00:00+08:00`;
  return (start, end, settle) => {
    const schedule = { start: at(start), end: at(end), ...(settle ? { settle: at(settle) } : {}) };
    return readCampaigns([{ route, document: { schedule, campaign: {} } }], []);
  };
}
const on = (day: string): number => Date.parse(`2025-06-${day}:00:00+08:00`);

it('a campaign that runs keeps its first day: another one is told, and not noted', async () => {
  const held = campaign();
  expect(await noteHeld(db, held('10T00', '17T00'), on('09T00'))).toEqual([]);
  const id = `gala_${last}`;
  const moved = [{ id, began: '2025-06-10', says: '2025-06-12' }];
  expect(await noteHeld(db, held('12T00', '17T00'), on('11T00'))).toEqual(moved);
  expect(await noteHeld(db, held('12T00', '17T00'), on('11T12'))).toEqual(moved);
  expect(movedInWords(moved, 'GALA_BEGIN_ANEW')).toContain(
    `activities/${id}.json: it began on 2025-06-10, and now says 2025-06-12`,
  );
  expect(await noteHeld(db, held('10T00', '17T00'), on('11T12'))).toEqual([]);
});

it('also while it is counted, and where it was moved behind the present', async () => {
  const held = campaign();
  await noteHeld(db, held('10T00', '17T00', '18T00'), on('09T00'));
  expect(await noteHeld(db, held('11T00', '17T00', '18T00'), on('17T12'))).toHaveLength(1);
  expect(await noteHeld(db, held('20T00', '27T00'), on('12T00'))).toHaveLength(1);
});

it.each([
  ['before it begins', ['12T00', '17T00'], '09T12'],
  ['once it is over, for the next time', ['20T00', '27T00'], '18T00'],
  ['by hours of its first day', ['10T20', '17T00'], '11T00'],
  ['where its end moves', ['10T00', '20T00'], '11T00'],
] as const)('it moves freely %s', async (_when, [start, end], now) => {
  const held = campaign();
  await noteHeld(db, held('10T00', '17T00'), on('09T00'));
  expect(await noteHeld(db, held(start, end), on(now))).toEqual([]);
});

it('a campaign that runs is not over for days at once: such an end is told, and not noted', async () => {
  const held = campaign();
  await noteHeld(db, held('10T00', '27T00'), on('09T00'));
  const id = `gala_${last}`;
  const ended = await noteHeld(db, held('10T00', '17T00'), on('21T00'));
  expect(ended).toEqual([{ id, until: on('27T00'), says: on('17T00') }]);
  expect(movedInWords(ended, 'GALA_BEGIN_ANEW')).toContain(
    `activities/${id}.json: it was to be settled on 2025-06-26T16:00:00.000Z, and now says 2025-06-16T16:00:00.000Z`,
  );
  expect(await noteHeld(db, held('10T00', '17T00', '19T23'), on('21T00'), [id]), 'as well').toHaveLength(1);
  expect(await noteHeld(db, held('10T00', '27T00'), on('21T00'))).toEqual([]);
});

it.each([
  ['of today', ['10T00', '20T12'], '21T00'],
  ['that is still counted', ['10T00', '17T00', '22T00'], '21T00'],
  ['that has come by itself', ['10T00', '27T00'], '30T00'],
] as const)('an end %s is taken', async (_which, [start, end, settle], now) => {
  const held = campaign();
  await noteHeld(db, held('10T00', '27T00'), on('09T00'));
  expect(await noteHeld(db, held(start, end, settle), on(now))).toEqual([]);
});

it('begins anew where that is said of it, and is held by its new start from then on', async () => {
  const held = campaign();
  await noteHeld(db, held('10T00', '17T00'), on('09T00'));
  const later = held('11T00', '17T00');
  expect(await noteHeld(db, later, on('12T00'), [`gala_${last}`])).toEqual([]);
  expect(await noteHeld(db, later, on('12T00'))).toEqual([]);
  expect(await noteHeld(db, held('10T00', '17T00'), on('12T00'))).toHaveLength(1);
});
