// Every third day, 4 s: opens a server with a database of its own.
import { expect, it, vi } from 'vitest';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { found, board } = callsOf(h);

it('in a ranking that nobody is in, a team that is too small has no place and nobody to catch up with', async () => {
  const { captain } = await found('Alone');
  expect((await board(captain)).me).toMatchObject({ rank: 1, gap: null });
  h.setClock(at('2025-06-12T12:00:00'));
  const { rows, total, me } = await board(captain);
  expect([rows, total]).toEqual([[], 0]);
  expect(me).toMatchObject({ rank: null, gap: null, score: 1, user: { nickname: 'Alone' } });
});

it('the list and the ranking are read once for all who look at them in one moment', async () => {
  h.setClock(at('2025-06-11T12:00:00'));
  const { captain } = await found('Many');
  const asked = vi.spyOn(h.db, 'query');
  const answers = await Promise.all(
    ['teams', 'teams/board'].flatMap((path) =>
      Array.from({ length: 20 }, () => h.call('GET', `${base}/${path}`)),
    ),
  );
  const reads = (sql: RegExp) => asked.mock.calls.filter(([text]) => sql.test(text)).length;
  const counts = [
    reads(/count\(\*\)::int4 AS total FROM teams t/),
    reads(/AS total FROM \(SELECT/),
    reads(/OFFSET \$6/),
  ];
  asked.mockRestore();
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
  expect(Math.max(...counts)).toBeLessThan(20);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect((await board(captain)).me, 'whoever asks next is told of what is').toMatchObject({
    user: { nickname: 'Many' },
  });
});
