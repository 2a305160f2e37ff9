// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
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
