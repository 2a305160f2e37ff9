import { describe, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { errors } from '../../server/errors.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { recorded } from '../../server/fixtures/recorded.ts';
import { refusals } from './refusals.ts';

const { h, gift } = openFair();
const given = (points: number) => ({ points, prize: null, days: null });

describe('milestones', () => {
  const claim = (milestone: string, token: string, key = newKey()) =>
    h.call('POST', `${base}/milestones/${milestone}`, { token, key });

  it('are reached together, and claimed once by each', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    await gift(a.id, b.id, { gift: 'castle', count: 4 });
    const view = async (token?: string) =>
      (await h.call('GET', `${base}/milestones`, token === undefined ? {} : { token })).data.milestones;
    expect(await view()).toMatchObject([
      { id: 'first', reached: true, claimed: false, gives: [given(40)] },
      { id: 'thanks', reached: true, gives: [] },
      { id: 'far', reached: false },
    ]);
    const key = newKey();
    const first = await claim('first', b.token, key);
    expect(first.data).toEqual({ milestone: 'first', gives: [given(40)], balance: 40 });
    expect((await claim('first', b.token, key)).text).toBe(first.text);
    const late = newKey();
    const refused = await claim('first', b.token, late);
    expect(refused.code).toBe(refusals.ALREADY_CLAIMED.code);
    const kept = await h.db.query('SELECT answer IS NOT NULL AS kept FROM idempotency_keys WHERE key = $1', [
      late,
    ]);
    expect(kept.rows, 'the refusal stands under its key').toEqual([{ kept: true }]);
    expect((await claim('thanks', b.token)).code).toBe(refusals.NOTHING_TO_CLAIM.code);
    expect((await claim('far', b.token)).code).toBe(refusals.NOT_REACHED.code);
    expect((await claim('none', b.token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect(((await view(b.token)) as object[])[0]).toMatchObject({ claimed: true });
    expect(((await view(a.token)) as object[])[0]).toMatchObject({ claimed: false });
    h.setClock(at('2025-06-13T12:00:00'));
    expect((await claim('first', a.token)).code, 'points are spent no longer').toBe(errors.OVER.code);
    h.setClock(at('2025-06-14T00:00:00'));
    expect((await claim('thanks', a.token)).code).toBe(errors.OVER.code);
  });

  it('of a campaign that has none are none', async () => {
    const document = structuredClone(fair.document) as { campaign: { milestones?: object[] } };
    delete document.campaign.milestones;
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect((await h.call('GET', `${base}/milestones`)).data).toEqual({ total: 0, milestones: [] });
    const { token } = await h.newUser();
    expect((await claim('first', token)).code).toBe(errors.UNKNOWN_ITEM.code);
    await h.app.setDocuments([fair]);
  });

  it('give prizes and points together, and an audit misses neither', async () => {
    const document = structuredClone(fair.document) as {
      campaign: { milestones: object[]; prizes?: object[] };
    };
    document.campaign.prizes = [{ id: 'halo', name: 'Halo' }];
    const gives = [
      { kind: 'prize', prize: 'halo', days: 7 },
      { kind: 'points', points: 3 },
      { kind: 'points', points: 4 },
    ];
    document.campaign.milestones = [{ id: 'many', at: 1, gives }];
    await h.app.setDocuments([{ route: 'fair', document }]);
    const [a, b] = [await h.newUser(), await h.newUser()];
    await gift(a.id, b.id);
    const answer = await claim('many', b.token);
    expect(answer.data).toEqual({
      milestone: 'many',
      gives: [{ points: null, prize: 'halo', days: 7 }, given(3), given(4)],
      balance: 7,
    });
    await h.app.setDocuments([fair]);
    const broken = async () => Object.entries(await audit(h.db, everyRoom)).filter(([, rows]) => rows > 0);
    expect(await broken()).toEqual([]);
    for (const [right, wrong] of [
      ['gives = 3', 'gives = 2'],
      ['reward = 7', 'reward = 8'],
    ]) {
      await h.db.query(`UPDATE milestone_claims SET ${wrong} WHERE milestone = 'many'`);
      expect(await broken()).toEqual([[expect.stringContaining('each claim has its grants'), 1]]);
      await h.db.query(`UPDATE milestone_claims SET ${right} WHERE milestone = 'many'`);
    }
    await h.app.setDocuments([{ route: 'fair', document }]);
    h.setClock(at('2025-06-13T12:00:00'));
    expect((await claim('many', a.token)).code, 'a prize is worn after the end as well').toBe(0);
    await h.app.setDocuments([fair]);
  });

  it('an audit sees a claim that was answered and is not there', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    await gift(a.id, b.id, { gift: 'castle', count: 4 });
    expect((await claim('first', b.token)).code).toBe(0);
    expect(await planted(h.db, `DELETE FROM milestone_claims WHERE user_id = '${b.id}'`)).toContain(
      'milestones: each answered claim was made',
    );
  });

  it('an audit misses nothing that counts for another thing', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    await gift(a.id, b.id);
    const moved = `UPDATE activity_totals SET points = points - 1 WHERE ctid = (SELECT ctid FROM activity_totals
        WHERE kind = 'gift' AND thing = 'rose' AND points > 0 LIMIT 1);
      INSERT INTO activity_totals (activity, kind, thing, slice, count, points) VALUES ('fair', 'gift', 'wave', 15, 0, 1)
      ON CONFLICT (activity, kind, thing, slice) DO UPDATE SET points = activity_totals.points + 1;`;
    expect(await planted(h.db, moved)).toEqual([
      'milestones: nothing has come to more than was done with it',
    ]);
  });

  it('lock the account before the claim: whoever takes its lock after that finds it claimed', async () => {
    const { db, ran } = recorded(h.db);
    const own = await createHarness(db);
    const [a, b] = [await own.newUser(), await own.newUser()];
    await gift(a.id, b.id, { gift: 'castle', count: 4 });
    ran.length = 0;
    const answer = await own.call('POST', `${base}/milestones/first`, { token: b.token, key: newKey() });
    expect(answer.code).toBe(0);
    const nth = (part: string) => ran.findIndex(({ sql }) => sql.includes(part));
    expect(nth('lock_ledger_account')).toBeGreaterThan(-1);
    expect(nth('INTO milestone_claims')).toBeGreaterThan(nth('lock_ledger_account'));
    await own.app.close();
  });

  it('that are not reached yet leave the key free, and early ones too', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    const key = newKey();
    await gift(a.id, b.id);
    h.setClock(at('2025-06-09T23:59:59'));
    expect((await claim('far', b.token, key)).code).toBe(errors.NOT_OPEN.code);
    h.setClock(noon);
    expect((await claim('far', b.token, key)).code).toBe(refusals.NOT_REACHED.code);
    const document = structuredClone(fair.document) as { campaign: { milestones: object[] } };
    document.campaign.milestones = [{ id: 'far', at: 1, gives: [{ kind: 'points', points: 1 }] }];
    await h.app.setDocuments([{ route: 'fair', document }]);
    expect((await claim('far', b.token, key)).code).toBe(0);
    await h.app.setDocuments([fair]);
  });
});
