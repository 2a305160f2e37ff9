import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { createHarness, fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { recorded } from '../../server/fixtures/recorded.ts';

const { h } = openFair();

describe('the thanks wall', () => {
  it('takes a sentence of the document, as often as it allows, and shows the latest first', async () => {
    const { id, token } = await h.newUser();
    const post = (message: string, key = newKey()) =>
      h.call('POST', `${base}/wall`, { token, key, body: { message } });
    expect((await post('free text')).code).toBe(errors.UNKNOWN_ITEM.code);
    const key = newKey();
    const first = await post('thank-you', key);
    expect(first.data).toMatchObject({
      post: { message: 'thank-you', user: { user_id: id } },
      mine: 1,
      left: 1,
    });
    expect((await post('thank-you', key)).text).toBe(first.text);
    expect((await post('see-you')).data).toMatchObject({ mine: 2, left: 0 });
    expect((await post('see-you')).code).toBe(errors.LIMIT_REACHED.code);
    const wall = await h.call('GET', `${base}/wall?size=1`, { token });
    expect(wall.data).toMatchObject({ items: [{ message: 'see-you' }], mine: 2, left: 0 });
    const older = await h.call('GET', `${base}/wall?size=1&cursor=${wall.data.next}`);
    expect(older.data).toMatchObject({ items: [{ message: 'thank-you' }], next: null, mine: 0, left: null });
    const other = await h.newUser();
    const early = { token: other.token, key: newKey(), body: { message: 'thank-you' } };
    h.setClock(at('2025-06-09T23:59:59'));
    expect((await h.call('POST', `${base}/wall`, early)).code).toBe(errors.NOT_OPEN.code);
    h.setClock(noon);
    expect((await h.call('POST', `${base}/wall`, early)).code).toBe(0);
  });

  it('an audit sees a post that was answered and is not there', async () => {
    const { id, token } = await h.newUser();
    const post = { token, key: newKey(), body: { message: 'thank-you' } };
    expect((await h.call('POST', `${base}/wall`, post)).code).toBe(0);
    expect(await planted(h.db, 'SELECT 1')).toEqual([]);
    expect(await planted(h.db, `DELETE FROM wall_posts WHERE user_id = '${id}'`)).toEqual([
      'wall: each answered post is on the wall',
    ]);
  });

  it('locks the account before it counts: of two posts at once the second sees the first', async () => {
    const { db, ran } = recorded(h.db);
    const own = await createHarness(db);
    const { token } = await own.newUser();
    ran.length = 0;
    const body = { message: 'thank-you' };
    expect((await own.call('POST', `${base}/wall`, { token, key: newKey(), body })).code).toBe(0);
    const nth = (part: string) => ran.findIndex(({ sql }) => sql.includes(part));
    expect(nth('lock_ledger_account')).toBeGreaterThan(-1);
    expect(nth('FROM wall_posts')).toBeGreaterThan(nth('lock_ledger_account'));
    await own.app.close();
  });

  it('takes as many a day as the document allows, from one midnight of the campaign to the next', async () => {
    const document = structuredClone(fair.document) as { campaign: { wall: { limits: object } } };
    document.campaign.wall.limits = { total: 3, day: 1 };
    await h.app.setDocuments([{ route: 'fair', document }]);
    const { token } = await h.newUser();
    const post = () =>
      h.call('POST', `${base}/wall`, { token, key: newKey(), body: { message: 'thank-you' } });
    h.setClock(at('2025-06-11T00:00:00') - 1);
    expect((await post()).data).toMatchObject({ mine: 1, left: 0 });
    expect((await post()).code).toBe(errors.DAY_LIMIT_REACHED.code);
    h.setClock(at('2025-06-11T00:00:00'));
    expect((await h.call('GET', `${base}/wall`, { token })).data).toMatchObject({ mine: 1, left: 1 });
    expect((await post()).data).toMatchObject({ mine: 2, left: 0 });
    h.setClock(at('2025-06-11T23:59:59'));
    expect((await post()).code).toBe(errors.DAY_LIMIT_REACHED.code);
    h.setClock(at('2025-06-12T00:00:00'));
    expect((await post()).data).toMatchObject({ mine: 3, left: 0 });
    h.setClock(at('2025-06-12T12:00:00'));
    expect((await post()).code, 'and never more than in all').toBe(errors.LIMIT_REACHED.code);
    h.setClock(noon);
    await h.app.setDocuments([fair]);
  });

  it('takes thanks as long as the campaign is live, and none while its results are counted', async () => {
    const { token } = await h.newUser();
    const post = () =>
      h.call('POST', `${base}/wall`, { token, key: newKey(), body: { message: 'thank-you' } });
    h.setClock(at('2025-06-12T23:59:59'));
    expect((await post()).code).toBe(0);
    h.setClock(at('2025-06-13T00:00:00'));
    expect((await post()).code).toBe(errors.OVER.code);
    expect((await h.call('GET', `${base}/wall`, { token })).data).toMatchObject({ reason: 'OVER' });
    h.setClock(noon);
  });
});
