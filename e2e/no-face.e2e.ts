// By turns, 10 s: what a browser draws for a person without a picture, or with one that does not load.
import { describe, expect, it } from 'vitest';
import { api, newcomer, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'activity_kaimai_challenge';
const teams = `/v2/activities/${route}/teams`;
const post = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
};

describe('a face in a team', () => {
  it.each([
    ['nobody has a picture of', '', []],
    ['does not load', '/h5_ac/avatars/nobody.svg', ['console']],
  ] as const)(
    'that %s is a head and shoulders, and no sign of a broken picture',
    async (_name, avatar, expects) => {
      const founder = newcomer();
      const founded = await api(teams, founder, {
        ...post,
        body: JSON.stringify({ name: `Face ${founder.userId}` }),
      });
      expect(founded.code, founded.message).toBe(0);
      const { page } = await visit(route, {
        as: founder,
        expects,
        before: async (_context, opened) => {
          await opened.route('**/teams/mine?*', async (asked) => {
            const answer = await asked.fetch();
            await asked.fulfill({
              body: (await answer.text()).replaceAll(/"avatar":"[^"]*"/g, `"avatar":"${avatar}"`),
            });
          });
        },
      });
      const drawn = () =>
        page
          .locator('.team-card__face img')
          .first()
          .evaluate((image) => {
            const { content, backgroundImage, borderRadius } = getComputedStyle(image);
            return [content.slice(0, 9), backgroundImage.split('radial-gradient').length - 1, borderRadius];
          });
      await until(async () => (await drawn())[1] === 2);
      expect(await drawn()).toEqual(['url("data', 2, '50%']);
    },
  );
});
