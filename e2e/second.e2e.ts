// By turns, 180 s: opens pages again and again, before and after a deploy.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Asked } from './second/asked.ts';
import { other, route, secondVisits, type Visits } from './second/visits.ts';

let visits: Visits;
beforeAll(async () => {
  visits = await secondVisits();
}, 300_000);

/** What went over the line, but for reports: they come when there is something to report. */
const sent = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ fromCache, path }) => !fromCache && !/v2\/(events|reports)$/.test(path));
const isData = ({ path }: Asked): boolean => path.startsWith('/api-server/');

describe('§8 what has not changed is not loaded again', () => {
  test('the first visit loads scripts and pictures: the line is seen', () => {
    const paths = sent(visits.first).map(({ path }) => path);
    expect(paths.filter((path) => /assets\/(engine|react|widgets)-/.test(path))).toHaveLength(3);
    expect(visits.first.find(({ path }) => path === `/h5_ac/${route}`)?.status).toBe(200);
  });

  test.each([['second'], ['after a deploy']] as const)(
    'the %s visit asks for its data, and for the page itself, which has not changed',
    (name) => {
      const rest = sent(visits[name]).filter((one) => !isData(one));
      expect(rest.map(({ path, status }) => [path, status])).toEqual([[`/h5_ac/${route}`, 304]]);
      expect(sent(visits[name]).filter(isData).length).toBeGreaterThan(2);
    },
  );

  test('another campaign loads what is its own, and nothing of what is there', () => {
    const before = sent(visits.first).map(({ path }) => path);
    const rest = sent(visits['other campaign']).filter((one) => !isData(one));
    expect(rest.map(({ path }) => path)).toContain(`/h5_ac/${other}`);
    expect(rest.filter(({ path }) => before.includes(path))).toEqual([]);
    expect(rest.filter(({ path }) => /assets\/(engine|react|telemetry)-/.test(path))).toEqual([]);
  });
});

describe('what goes over the line', () => {
  test('every text of 1 kB or more is compressed', () => {
    const texts = Object.values(visits)
      .flatMap(sent)
      .filter(({ mime, length }) => length >= 1000 && /json|javascript|html|css|svg/.test(mime));
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  });

  test('no request of a page fails, and none asks for the settings', () => {
    const all = Object.values(visits).flat();
    expect(all.filter(({ status }) => status >= 400)).toEqual([]);
    expect(all.filter(({ path }) => path.endsWith('/settings.json'))).toEqual([]);
  });
});
