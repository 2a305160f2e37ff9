import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { languages } from '../engine/i18n/language.ts';
import { faultsOf } from '../tools/contact-sheet/sheet.ts';
import { matrixOf, sampleOf } from '../tools/matrix/matrix.ts';
import { leaveRest } from '../tools/testing/other-days.ts';
import { everything, today } from '../tools/testing/part-of-day.ts';
import { lookAt } from './contact-sheet/look.ts';
import { type ReusedPhone, reusePhone, startForLooks } from './contact-sheet/reused-phone.ts';
import { product } from './product/visit.ts';

let browser: Browser;
let phone: ReusedPhone;
beforeAll(async () => {
  browser = await startForLooks();
  phone = await reusePhone(browser);
});
afterAll(() => browser?.close());

const all = matrixOf(
  loadDocuments()
    .filter(({ document }) => document.redirect === undefined)
    .map(({ route, document }) => ({
      route,
      schedule: product.schedules[route],
      languages: document.languages,
    })),
  languages,
);
/** Days until every page has been looked at once: a look at each takes longer than a day's run has. */
const DAYS = 4;
/** `npm test -- --all` looks at every page as on eight of its days. */
const TURNS = 8;
const cells = everything
  ? Array.from({ length: TURNS }, (_, turn) => sampleOf(all, today + turn)).flat()
  : sampleOf(all, today, DAYS);

describe('every page, at each of its turns in another language, at another moment, for somebody else', () => {
  leaveRest(`§8 §9 looks of the matrix: ${all.length - cells.length}`, 'npm run test:matrix');
  test.each(cells)(
    '§8 §9 $route in $lang at $width px, $moment, $who: nothing is wrong',
    // On a machine that others load too, a frame may fall between an answer and the browser's scroll anchoring.
    { retry: 1 },
    async (cell) => {
      const look = await lookAt(phone, product, cell, {
        as: product.people[23],
        out: tmpdir(),
        screens: 0,
        letters: 2,
      });
      expect(faultsOf(look)).toEqual([]);
    },
  );
});
