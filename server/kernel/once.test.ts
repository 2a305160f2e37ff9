import { describe, expect, it } from 'vitest';
import { errors } from '../errors.ts';
import { createHarness, newKey, noon } from '../fixtures/harness.ts';
import { modulesAnswering } from '../fixtures/modules-answering.ts';
import { at, base, openFair } from '../fixtures/open-fair.ts';
import type { Handler } from './context.ts';
import { isAnswered, once } from './once.ts';

const { h, gift, redeem } = openFair();

describe('a key', () => {
  it('same key, same answer: byte for byte, one debit, even after the end', async () => {
    const { token } = await h.newUser(500);
    const key = newKey();
    const first = await redeem('badge', token, key);
    h.setClock(at('2025-06-20T00:00:00'));
    expect((await redeem('badge', token, key, { count: 1 })).text).toBe(first.text);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(400);
  });

  it('same key, other request: refused; another user’s same key is another key', async () => {
    const [a, b] = [await h.newUser(500), await h.newUser(500)];
    const key = newKey();
    await redeem('sticker', a.token, key);
    expect((await redeem('sticker', a.token, key, { count: 2 })).code).toBe(errors.KEY_REUSED.code);
    expect((await redeem('badge', a.token, key)).code).toBe(errors.KEY_REUSED.code);
    expect((await redeem('sticker', b.token, key)).code).toBe(0);
  });

  it('a final refusal stays under its key; one that is not leaves the key free', async () => {
    const { id, token } = await h.newUser(60);
    const final = newKey();
    expect((await redeem('badge', token, final)).code).toBe(errors.NOT_ENOUGH.code);
    const friend = await h.newUser();
    await gift(id, friend.id, { gift: 'castle' });
    expect((await redeem('badge', token, final)).code).toBe(errors.NOT_ENOUGH.code);
    expect((await redeem('badge', token)).code).toBe(0);
    const early = newKey();
    h.setClock(at('2025-06-09T23:59:59'));
    expect((await redeem('sticker', token, early)).code).toBe(errors.NOT_OPEN.code);
    h.setClock(noon);
    expect((await redeem('sticker', token, early)).code).toBe(0);
  });

  it('under which no answer stands, whoever has emptied it, gives none, and books nothing', async () => {
    const { token } = await h.newUser(500);
    const key = newKey();
    const { text } = await redeem('badge', token, key);
    const keep = (answer: string | null) =>
      h.db.query('UPDATE idempotency_keys SET answer = $2 WHERE key = $1', [key, answer]);
    await keep(null);
    expect((await redeem('badge', token, key)).code).toBe(errors.IN_PROGRESS.code);
    await keep(text);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(400);
  });

  it('wants a key of 16 to 64 plain characters', async () => {
    const { token } = await h.newUser(100);
    const path = `${base}/exchange/sticker`;
    expect(await h.call('POST', path, { token, body: {} })).toMatchObject({
      status: 400,
      code: errors.KEY_MISSING.code,
    });
    for (const key of ['short', 'x'.repeat(65), 'spaces are not plain']) {
      expect((await redeem('sticker', token, key)).code).toBe(errors.KEY_MISSING.code);
    }
  });

  it('with a final refusal keeps nothing that was written before it', async () => {
    const storeMbtiResult: Handler = (context) =>
      once(context, async (tx) => {
        await tx.query("UPDATE users SET nickname = 'written' WHERE user_id = $1", [context.user]);
        return { refusal: 'LIMIT_REACHED' };
      });
    const own = await createHarness(h.db, { modules: modulesAnswering({ storeMbtiResult }) });
    const { id, token } = await own.newUser();
    const sent = { token, key: newKey(), body: { level: 'picked', type: 'INFP' } };
    const answer = await own.call('POST', '/v2/mbti/results', sent);
    expect(answer.code).toBe(errors.LIMIT_REACHED.code);
    expect((await own.call('POST', '/v2/mbti/results', sent)).text).toBe(answer.text);
    const { rows } = await h.db.query<{ nickname: string }>('SELECT nickname FROM users WHERE user_id = $1', [
      id,
    ]);
    expect(rows[0]?.nickname).not.toBe('written');
    const kept = await h.db.query('SELECT answer FROM idempotency_keys WHERE key = $1', [sent.key]);
    expect(kept.rows, 'the refusal stands').toEqual([{ answer: answer.text }]);
    await own.app.close();
  });

  it('tells whether a request has been answered under it: that request, and no other', async () => {
    const told: boolean[] = [];
    const storeMbtiResult: Handler = async (context) => {
      told.push(await isAnswered(context));
      return once(context, async () => ({ data: { tests: 1 } }));
    };
    const own = await createHarness(h.db, { modules: modulesAnswering({ storeMbtiResult }) });
    const { token } = await own.newUser();
    const key = newKey();
    const send = (type: string) =>
      own.call('POST', '/v2/mbti/results', { token, key, body: { level: 'picked', type } });
    await send('INFP');
    await send('INFP');
    await send('ESTJ');
    expect(told).toEqual([false, true, false]);
    await own.app.close();
  });

  it('whose call goes around it is a failure of the server, told by name', async () => {
    const modules = modulesAnswering({ storeMbtiResult: async () => ({ tests: 1 }) });
    const own = await createHarness(h.db, { modules });
    const { token } = await own.newUser();
    const body = { level: 'picked', type: 'INFP' };
    const answer = await own.call('POST', '/v2/mbti/results', { token, key: newKey(), body });
    expect([answer.status, answer.code]).toEqual([500, errors.SERVER.code]);
    expect(own.log.lines.join('')).toContain('storeMbtiResult takes a key: its handler has to answer by');
    await own.app.close();
  });
});
