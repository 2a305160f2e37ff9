import { expect, it } from 'vitest';
import { openTestPage } from '../../engine/page/test-page.ts';
import { publicRequestsOf } from './public-requests.ts';

it('asks for what is the same for all, with the parameters of the moment; never for what is somebody’s own, or waits for a tap', () => {
  const page = openTestPage(
    {
      state: { day: { type: 'number', initial: 'day' } },
      data: {
        board: {
          get: '/v2/activities/{id}/boards/charm',
          query: { day: 'state.day' },
          paging: { size: 20 },
        },
        shop: { get: '/v2/activities/{id}/exchange' },
        // Of a sheet that is open for nobody yet, and of what is not known: the first is no part of what is drawn.
        receipt: { get: '/v2/activities/{id}/boards/charm/receipt', when: 'state.day == 0' },
        week: { get: '/v2/activities/{id}/boards/week', when: 'data.board.total > 0' },
        mine: { get: '/v2/activities/{id}/balance' },
      },
    },
    { token: '' },
  );
  expect(publicRequestsOf({ model: page.model, page })).toEqual({
    board: '/v2/activities/trial/boards/charm?day=1&size=20',
    shop: '/v2/activities/trial/exchange',
    week: '/v2/activities/trial/boards/week',
  });
});
