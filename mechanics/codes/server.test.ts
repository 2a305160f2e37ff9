import { describe, expect, it } from 'vitest';
import { plainCode } from '../../engine/document/anywhere/code-word.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { CodesAnswer } from '../../schemas/generated/types.gen.ts';
import { fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import type { SourceDocument } from '../../server/kernel/campaigns.ts';
import { nameChecker, printCodes, store } from './testing.ts';

const { h } = openFair();
const later = noon + 5 * DAY;
const print = (kind = 'voucher', count = 1, until = later) => printCodes(h, kind, count, until);
const redeem = (token: string, code: string, key = newKey()) =>
  h.call('POST', `${base}/codes`, { token, key, body: { code }, lang: 'en' });
const read = async (token?: string) =>
  (await h.call('GET', `${base}/codes`, token === undefined ? {} : { token })).data as unknown as CodesAnswer;
const balance = async (token: string) => (await h.call('GET', `${base}/balance`, { token })).data.amount;
/** Spelt right, and never printed. */
const foreign = async (): Promise<string> => {
  const { madeCode } = await import('../../server/kernel/made-code.ts');
  return madeCode((end) => Math.floor(Math.random() * end));
};

describe('redeeming a code', () => {
  it('gives what its kind gives, whatever case and spaces it is typed with', async () => {
    const { token } = await h.newUser();
    const [code = ''] = await print();
    const answer = await redeem(token, ` ${code.toLowerCase().replaceAll('-', '  ')} `);
    expect([answer.code, answer.data]).toMatchObject([
      0,
      { code: 'voucher', gives: [{ points: 40, prize: null, days: null }], again: false, balance: 40 },
    ]);
    expect(await read(token)).toMatchObject({
      items: [{ code: 'voucher', at: noon }],
      tries: 5,
      refused: null,
    });
  });

  it('the same key again is the same answer; another key of the same person tells what it gave, and gives nothing', async () => {
    const { token } = await h.newUser();
    const [code = ''] = await print();
    const key = newKey();
    const first = await redeem(token, code, key);
    expect((await redeem(token, code, key)).text).toBe(first.text);
    const again = await redeem(token, code);
    expect(again.data).toEqual({ ...first.data, again: true });
    expect(await balance(token)).toBe(40);
  });

  it('of tickets and a prize is told whole by another key as well', async () => {
    const more = structuredClone(fair) as unknown as {
      document: { campaign: { codes: { id: string; gives: object[] }[] } };
    };
    const kind = more.document.campaign.codes.find(({ id }) => id === 'voucher');
    kind?.gives.push({ kind: 'ticket', draw: 'wheel', tickets: 2 }, { kind: 'prize', prize: 'garland' });
    await h.app.setDocuments([more as unknown as SourceDocument]);
    const { token } = await h.newUser();
    const [code = ''] = await print();
    const first = await redeem(token, code);
    expect(first.data.gives).toContainEqual({
      points: null,
      prize: null,
      days: null,
      draw: 'wheel',
      tickets: 2,
    });
    expect((await redeem(token, code)).data).toEqual({ ...first.data, again: true });
    await h.app.setDocuments([fair]);
  });

  it('is of whoever comes first: of twenty at once one has it, and nobody has it twice', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => h.newUser()));
    const [code = ''] = await print();
    const answers = await Promise.all(
      people.flatMap(({ token }) => [redeem(token, code), redeem(token, code)]),
    );
    expect(answers.filter(({ data }) => data?.again === false)).toHaveLength(1);
    expect(answers.filter((one) => one.code === 0)).toHaveLength(2);
    expect(new Set(answers.map((one) => one.code))).toEqual(new Set([0, 1261]));
    const sums = await Promise.all(people.map(({ token }) => balance(token)));
    expect(sums.reduce((sum: number, one) => sum + Number(one), 0)).toBe(40);
  });

  it('ends at its moment, by limits of its kind, and with the campaign', async () => {
    const { token } = await h.newUser();
    const [old = ''] = await print('voucher', 1, noon + 1);
    const [one = '', two = '', three = '', four = '', five = ''] = await print('voucher', 5);
    h.setClock(noon + 1);
    expect(await redeem(token, old)).toMatchObject({ code: 1262, message: 'This code has expired' });
    const codes = [];
    for (const code of [one, two, three]) codes.push((await redeem(token, code)).code);
    expect(codes).toEqual([0, 0, 1208]);
    expect((await read(token)).refused).toEqual({ reason: 'DAY_LIMIT_REACHED', at: noon + 1 });
    h.setClock(noon + DAY);
    expect([(await redeem(token, four)).code, (await redeem(token, five)).code]).toEqual([0, 1204]);
    h.setClock(noon + 30 * DAY);
    expect((await redeem((await h.newUser()).token, five)).code).toBe(1202);
  });

  it('two phones of one person with many codes get no more than the limit', async () => {
    const { token } = await h.newUser();
    const codes = await print('garland', 8);
    const answers = await Promise.all(codes.map((code) => redeem(token, code)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1204)).toHaveLength(7);
  });

  it('is refused in five languages, and to visitors', async () => {
    const [code = ''] = await print();
    expect((await h.call('POST', `${base}/codes`, { key: newKey(), body: { code } })).code).toBe(1);
    const { token } = await h.newUser();
    const words = [];
    for (const lang of ['cn', 'tw', 'en', 'th', 'vi'])
      words.push(
        (await h.call('POST', `${base}/codes`, { token, key: newKey(), body: { code: 'x' }, lang })).message,
      );
    expect(new Set(words).size).toBe(5);
    expect(await read()).toMatchObject({ items: [], tries: null, checker: false, reason: 'TOKEN_EXPIRED' });
  });
});

describe('guessing', () => {
  it('ends after five codes that there are not, also for a right one, and begins anew a quarter of an hour later', async () => {
    const { token } = await h.newUser();
    const [code = '', done = ''] = await print('voucher', 2);
    const key = newKey();
    const answered = await redeem(token, done, key);
    for (let left = 4; left >= 0; left -= 1) {
      expect((await redeem(token, await foreign())).code).toBe(1260);
      expect(await read(token)).toMatchObject({ tries: left, refused: { reason: 'UNKNOWN_CODE', at: noon } });
    }
    expect(await redeem(token, code)).toMatchObject({ code: 1263 });
    expect((await redeem(token, done, key)).text, 'what was answered is answered again').toBe(answered.text);
    const nextAt = new Date(noon + 15 * 60_000).toISOString();
    expect(await read(token)).toMatchObject({ reason: 'CODES_LOCKED', nextAt });
    h.setClock(noon + 15 * 60_000);
    expect(await read(token)).toMatchObject({ can: 'redeemCode', tries: 5 });
    expect((await redeem(token, code)).code).toBe(0);
  });

  it('sent again under its key it is one guess, also ten times at once and when it was the last; another key is another', async () => {
    const { token } = await h.newUser();
    const guess = await foreign();
    const key = newKey();
    for (let time = 0; time < 3; time += 1) expect((await redeem(token, guess, key)).code).toBe(1260);
    expect(await read(token)).toMatchObject({ tries: 4 });
    const other = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(token, guess, other)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1260]));
    expect(await read(token)).toMatchObject({ tries: 3 });
    for (let left = 2; left > 0; left -= 1) await redeem(token, guess);
    const last = newKey();
    expect((await redeem(token, 'no code at all', last)).code).toBe(1260);
    expect((await redeem(token, 'no code at all', last)).code).toBe(1260);
    expect(await read(token)).toMatchObject({ tries: 0 });
    expect((await redeem(token, guess)).code).toBe(1263);
  });

  it('thirty guesses at once are five', async () => {
    const { token } = await h.newUser();
    const guesses = await Promise.all(Array.from({ length: 30 }, foreign));
    const answers = await Promise.all(guesses.map((code) => redeem(token, code)));
    expect(answers.filter(({ code }) => code === 1260)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 1263)).toHaveLength(25);
  });
});

describe('checking a code at a counter', () => {
  const check = (token: string, code: string) =>
    h.call('POST', `${base}/codes/check`, { token, body: { code } });

  it('says what it is worth, and leaves it; nobody else may', async () => {
    const [checker, other] = [await h.newUser(), await h.newUser()];
    const [code = ''] = await print();
    const [old = ''] = await print('garland', 1, noon + 1);
    expect(await check(checker.token, code)).toMatchObject({ code: 2, data: null });
    expect((await nameChecker(h, checker.id, true)).code).toBe(0);
    expect((await nameChecker(h, 'nobody', true)).code).toBe(1103);
    expect((await read(checker.token)).checker).toBe(true);
    h.setClock(noon + 2);
    const told = { code: 'voucher', until: later, usedAt: null };
    expect((await check(checker.token, code)).data).toEqual({ state: 'valid', ...told });
    expect((await check(checker.token, code)).data.state).toBe('valid');
    expect((await check(checker.token, old)).data.state).toBe('expired');
    expect((await check(checker.token, await foreign())).data).toEqual({
      state: 'unknown',
      code: null,
      until: null,
      usedAt: null,
    });
    expect((await redeem(other.token, code)).code).toBe(0);
    expect((await check(checker.token, code)).data).toEqual({ state: 'used', ...told, usedAt: noon + 2 });
    await nameChecker(h, checker.id, false);
    expect((await check(checker.token, code)).code).toBe(2);
  });
});

describe('a batch', () => {
  it('is kept as hashes alone, and the same part again changes nothing', async () => {
    const [code = ''] = await print();
    const { rows } = await h.db.query('SELECT * FROM codes_printed JOIN codes_batches USING (batch)');
    expect(JSON.stringify(rows)).not.toContain(plainCode(code));
    expect(JSON.stringify(rows)).not.toContain(code);
    const hashes = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
    const part = { batch: 'test-again', code: 'voucher', until: later, first: 1, hashes };
    expect([(await store(h, part)).data, (await store(h, part)).data]).toEqual([{ count: 3 }, { count: 3 }]);
    expect((await store(h, { ...part, until: later + 1 })).code).toBe(1007);
    expect((await store(h, { ...part, hashes: ['d'.repeat(64)] })).code, 'another code by this number').toBe(
      1007,
    );
    expect((await store(h, { ...part, batch: 'test-other' })).code, 'a code of another batch').toBe(1007);
    expect((await store(h, { ...part, batch: 'test-past', until: noon })).code).toBe(1202);
    expect((await store(h, { ...part, batch: 'test-kind', code: 'nothing' })).code).toBe(1102);
    const { length } = (await h.db.query("SELECT 1 FROM codes_batches WHERE batch LIKE 'test-o%'")).rows;
    expect(length).toBe(0);
  });

  it('its tables refuse what must not be, and audits find what they cannot refuse', async () => {
    const { id, token } = await h.newUser();
    const [code = ''] = await print();
    await redeem(token, code);
    const columns = 'hash, batch, activity, code, until, user_id, day, nth, most, gives, at';
    const copy = (changes: string) =>
      h.db.query(
        `INSERT INTO codes_redeemed (${columns}) SELECT ${changes} FROM codes_redeemed WHERE user_id = $1`,
        [id],
      );
    await expect(copy(columns)).rejects.toThrow(/codes_redeemed_pkey/);
    const [fresh = ''] = (
      await h.db.query<{ hash: string }>(
        `SELECT hash FROM codes_printed WHERE batch = 'test-again' ORDER BY number LIMIT 1`,
      )
    ).rows.map(({ hash }) => hash);
    const other = (changes: Record<string, string>) =>
      copy(columns.replaceAll(/\w+/g, (name) => changes[name] ?? name));
    const free = { hash: `'${fresh}'`, batch: "'test-again'" };
    await expect(other({ ...free, nth: '4' })).rejects.toThrow(/check/);
    await expect(other({ ...free, nth: '2', at: 'until' })).rejects.toThrow(/check/);
    await expect(other({ ...free, nth: '1' })).rejects.toThrow(/unique/);
    await expect(other({ ...free, nth: '2', activity: "'elsewhere'" })).rejects.toThrow(/foreign key/);
    await expect(other({ hash: `'${'e'.repeat(64)}'`, nth: '2' })).rejects.toThrow(/foreign key/);
    const sql = `INSERT INTO codes_redeemed (${columns})
      SELECT ${columns.replace('hash, batch', `${free.hash}, ${free.batch}`).replace('nth', '3')}
      FROM codes_redeemed WHERE user_id = '${id}'`;
    expect(await planted(h.db, sql)).toEqual([
      'codes: each code that was redeemed has its grants',
      'codes: codes of a person are numbered without a gap',
    ]);
  });
});
