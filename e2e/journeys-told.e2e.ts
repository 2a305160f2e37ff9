// By turns, 15 s: what is done in the app and told by its server, and the boards that tell it, in a browser.
import { describe, expect, test } from 'vitest';
import type { BalanceAnswer, BoardAnswer, TasksAnswer } from '../schemas/generated/types.gen.ts';
import { told, toldOverAgain } from './journeys/app-server.ts';
import { readOf } from './journeys/journey.ts';
import { inApp, sentBy } from './product/app.ts';
import { doubleTap } from './product/double-tap.ts';
import { newcomer, pause, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

describe('what is done in the app', () => {
  test('words in a room: a double tap opens the room once, what is said there counts once, however often it is told', async () => {
    const as = newcomer();
    const { page } = await visit('passport', { as, ...inApp('android') });
    const ticket = page.locator('.task-list__ticket', { hasText: 'Say 3 things in a room' });
    const far = () => ticket.locator('[role=progressbar]').getAttribute('aria-valuetext');
    await until(async () => (await far()) === '0 of 3');
    await doubleTap(ticket.locator('.task-list__button'));
    await until(async () => (await sentBy(page)).length > 0);
    expect(await sentBy(page)).toEqual([['liveShow', {}]]);
    const fact = { id: crypto.randomUUID(), kind: 'speak', from: as.userId, amount: 2, at: Date.now() };
    await toldOverAgain('/v2/facts', { facts: [fact] });
    const { tasks } = await readOf<TasksAnswer>('passport', '/tasks', as);
    expect(tasks.find(({ id }) => id === 'hello')?.progress).toBe(2);
    await page.reload();
    await until(async () => (await far()) === '2 of 3');
  });

  test('a gift: a double tap leads to the rooms once, and what is sent there earns and counts once', async () => {
    const route = 'activity_20250818';
    const as = newcomer();
    const { page } = await visit(route, { as, ...inApp('ios') });
    await doubleTap(page.getByRole('button', { name: 'Find a live room' }));
    await until(async () => (await sentBy(page)).length > 0);
    expect(await sentBy(page)).toEqual([['liveShow', {}]]);
    const gift = {
      eventId: crypto.randomUUID(),
      activity: route,
      gift: 'goggles',
      from: as.userId,
      to: '100004',
      count: 3,
      at: Date.now(),
    };
    const answers = await toldOverAgain('/v2/gift_events', gift);
    // Whoever tells it again gets the first one's answer.
    expect(answers).toEqual(answers.map(() => ({ eventId: gift.eventId, points: 36, earned: 6 })));
    expect((await told('/v2/gift_events', { ...gift, count: 4 })).code).not.toBe(0);
    expect((await readOf<BalanceAnswer>(route, '/balance', as)).amount).toBe(6);
    await page.reload();
    await until(
      async () => (await page.locator('.balance-bar__amount').textContent())?.includes('6') === true,
    );
  });
});

describe('a board', () => {
  const route = 'activity_20250520';
  /** Places 4 to 40, as the server has them: the first three stand on the podium. */
  const places = async () =>
    (await readOf<BoardAnswer>(route, '/boards/charm?size=40')).rows.slice(3).map(({ user }) => user.user_id);

  /** On the page, with all that came first. */
  async function opened(more: Parameters<typeof visit>[1] = {}) {
    const visited = await visit(route, { as: newcomer(), ...more });
    const board = visited.page.locator('.ranking-list').first();
    const button = board.locator('.ranking-list__foot [aria-busy]');
    await button.tap();
    const shown = () =>
      board
        .locator('.ranking-list__row')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-user')));
    await until(async () => (await shown()).length === 17);
    await pause();
    return { ...visited, button, shown };
  }

  test('a double tap brings what follows once', async () => {
    const { requests, button, shown } = await opened();
    await doubleTap(button);
    await until(async () => (await shown()).length > 17);
    expect(await shown()).toEqual(await places());
    const asked = requests.map((request) => new URL(request.url()).searchParams.get('cursor'));
    expect(asked.filter((cursor) => cursor !== null)).toEqual(['20']);
  });

  test('an answer that is lost: the board says so and stays, and the next tap brings what follows', async () => {
    const { page, button, shown } = await opened({ expects: ['console'] });
    const before = await shown();
    await page.route('**/boards/charm?*cursor=*', async (request) => {
      await request.fetch();
      await request.abort('connectionreset');
    });
    await button.tap();
    await until(async () => (await button.textContent()) === 'Try again');
    expect(await shown()).toEqual(before);
    await page.unroute('**/boards/charm?*cursor=*');
    await pause();
    await button.tap();
    await until(async () => (await shown()).length > 17);
    expect(await shown()).toEqual(await places());
  });
});
