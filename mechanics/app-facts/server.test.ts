import { beforeEach, describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { appFair, ball, dawn, openAppFacts } from './testing.ts';

const { open, post, tell, score } = openAppFacts();
let a: string;
let b: string;
let n = 0;

beforeEach(async () => {
  [a, b] = [(await open().newUser()).id, (await open().newUser()).id];
});

const watch = (more: object = {}) => {
  n += 1;
  return { id: `w:${n}`, kind: 'watch', from: a, to: b, thing: 'room-1', amount: 5, at: noon, ...more };
};
const counted = (id: string) => ({ id, became: 'counted' });
const known = (id: string) => ({ id, became: 'known' });
const refused = (id: string | null, reason: string, field?: string) => ({
  id,
  became: 'refused',
  reason,
  ...(field === undefined ? {} : { field }),
});
const login = (id: string, more: object = {}) => ({ id, kind: 'login', from: a, at: noon, ...more });

describe('facts of the app', () => {
  it('count in every campaign that counts their kind, for whom its boards say, in their unit', async () => {
    const facts = [watch(), watch({ amount: 7 }), login('l:1'), { ...login('s:1'), kind: 'share' }];
    expect(await tell(...facts)).toEqual(facts.map(({ id }) => counted(id)));
    expect(await score('watchers', a)).toBe(12);
    expect(await score('watched', b)).toBe(12);
    expect(await score('daily', a, 'fair', '2025-06-11')).toBe(12);
    expect(await score('visitors', a)).toBe(10);
    expect(await score('dancers', a, 'ball')).toBe(13);
    const { data } = await open().call('GET', '/v2/activities/fair/milestones');
    expect(data).toMatchObject({ milestones: [{ id: 'hours', total: 12 }] });
  });

  it('are told in their order, each with what became of it: a bad one loses none beside it', async () => {
    const facts = [
      watch({ amount: 0 }),
      watch({ kind: 'wach' }),
      watch({ id: 'no good' }),
      watch(),
      watch({ to: 'nobody' }),
      watch({ from: 'nobody' }),
      { id: 'bare' },
      watch({ at: noon + 60_001 }),
      watch({ kind: 'speak' }),
      watch({ at: noon + 60_000 }),
      watch({ surplus: 1 }),
      'no fact' as unknown as { id: string },
      null as unknown as { id: string },
      watch(),
    ];
    const [zero, odd, , good, toNobody, fromNobody, bare, future, unheard, near, surplus, , , last] =
      facts.map((one) => one?.id ?? '');
    expect(await tell(...facts)).toEqual([
      refused(zero ?? '', 'invalid', 'amount'),
      refused(odd ?? '', 'unknown-kind', 'kind'),
      refused(null, 'invalid', 'id'),
      counted(good ?? ''),
      refused(toNobody ?? '', 'unknown-user', 'to'),
      refused(fromNobody ?? '', 'unknown-user', 'from'),
      refused(bare ?? '', 'invalid', 'kind'),
      refused(future ?? '', 'future', 'at'),
      refused(unheard ?? '', 'no-campaign'),
      counted(near ?? ''),
      refused(surplus ?? '', 'invalid'),
      refused(null, 'invalid'),
      refused(null, 'invalid'),
      counted(last ?? ''),
    ]);
    expect(await score('watchers', a)).toBe(15);
  });

  it.each([
    ['to', watch.bind(null, { to: undefined })],
    ['to', () => watch({ to: a })],
    ['to', () => login('x:1', { to: b })],
    ['thing', () => login('x:2', { thing: 'room' })],
    ['thing', () => watch({ thing: 'a room' })],
    ['amount', () => watch({ amount: undefined })],
    ['amount', () => watch({ amount: 1441 })],
    ['amount', () => login('x:3', { amount: 2 })],
    ['amount', () => watch({ amount: '5' })],
    ['amount', () => watch({ amount: 1.5 })],
    ['at', () => watch({ at: String(noon) })],
    ['at', () => watch({ at: -1 })],
    ['from', () => watch({ from: 7 })],
    ['from', () => watch({ from: 'a\0b' })],
    ['kind', () => watch({ kind: '__proto__' })],
  ])('a wrong %s is refused by its name, and leaves nothing', async (field, fact) => {
    const one = fact();
    expect(await tell(one)).toEqual([refused(one.id, 'invalid', field)]);
    expect((await open().db.query('SELECT FROM facts WHERE id = $1', [one.id])).rows).toEqual([]);
  });

  it('a kind that is called as what every object has is none', async () => {
    const one = watch({ kind: 'constructor' });
    expect(await tell(one)).toEqual([refused(one.id, 'unknown-kind', 'kind')]);
  });
});

describe('a batch that is none is refused whole, with the place', () => {
  it.each([
    ['facts', {}],
    ['facts', { facts: [] }],
    ['facts', { facts: {} }],
    ['facts', { facts: null }],
    ['body', { facts: [{}], more: 1 }],
  ])('%s: %j', async (place, body) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      code: errors.BAD_REQUEST.code,
      message: expect.stringContaining(`: ${place}`),
    });
  });

  it('200 are taken, 201 are not', async () => {
    const many = Array.from({ length: 201 }, () => watch({ amount: 1 }));
    expect((await post({ facts: many })).message).toContain(': facts');
    expect(await score('watchers', a)).toBe(0);
    const outcomes = await tell(...many.slice(1));
    expect(new Set(outcomes.map(({ became }) => became))).toEqual(new Set(['counted']));
    expect(await score('watchers', a)).toBe(200);
  });

  it('200 are taken however long all that they say is', async () => {
    const who = '\u{1f339}'.repeat(64);
    const long = watch({ from: who, to: `${who.slice(2)}x`, thing: 'r'.repeat(80), amount: 1440 });
    const many = Array.from({ length: 200 }, (_, i) => ({ ...long, id: String(i).padStart(80, 'i') }));
    expect(new Set((await tell(...many)).map(({ reason }) => reason))).toEqual(new Set(['unknown-user']));
  });

  it('where a key stands twice in a fact', async () => {
    const whole = JSON.stringify({ facts: [watch(), watch()] });
    const twice = `${whole.slice(0, -3)},"amount":6}]}`;
    expect((await post(twice as unknown as object)).status).toBe(415);
    const { headers } = { headers: { 'x-service-key': 'service-key-of-the-tests' } };
    const answer = await open().call('POST', '/v2/facts', {
      body: twice,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(': facts[1].amount') });
    expect(await score('watchers', a)).toBe(0);
  });

  it('from whoever has not the key', async () => {
    const body = { facts: [watch()] };
    expect((await open().call('POST', '/v2/facts', { body })).code).toBe(errors.NO_PERMISSION.code);
  });
});

describe('a fact is counted once for ever', () => {
  it('whoever repeats it, in the same batch, in another, and after the end', async () => {
    const one = watch();
    expect(await tell(one, watch({ id: 'between' }), one)).toEqual([
      counted(one.id),
      counted('between'),
      known(one.id),
    ]);
    const more = watch();
    expect(await tell(more, one)).toEqual([counted(more.id), known(one.id)]);
    open().setClock(at('2025-06-20T00:00:00'));
    expect(await tell(one)).toEqual([known(one.id)]);
    expect(await score('watchers', a)).toBe(15);
    expect(await score('dancers', a, 'ball')).toBe(15);
  });

  it('an id that says something else is refused, in the same batch and later', async () => {
    const one = watch();
    const other = { ...one, amount: 6 };
    expect(await tell(one, other)).toEqual([counted(one.id), refused(one.id, 'other-content', 'id')]);
    for (const more of [{ amount: 6 }, { thing: 'room-2' }, { at: noon - 1 }, { from: b, to: a }])
      expect(await tell({ ...one, ...more })).toEqual([refused(one.id, 'other-content', 'id')]);
    expect(await score('watchers', a)).toBe(5);
  });

  it('what was refused may be told again, mended', async () => {
    const one = watch({ amount: 2000 });
    expect(await tell(one)).toEqual([refused(one.id, 'invalid', 'amount')]);
    expect(await tell({ ...one, amount: 20 })).toEqual([counted(one.id)]);
  });

  it('an id belongs to its kind: another kind has its own', async () => {
    expect(await tell(login('both'), { ...login('both'), kind: 'share' })).toEqual([
      counted('both'),
      counted('both'),
    ]);
    expect(await tell({ ...login('both'), kind: 'share' }, login('both'))).toEqual([
      known('both'),
      known('both'),
    ]);
    expect([await score('visitors', a), await score('dancers', a, 'ball')]).toEqual([10, 1]);
  });

  it('what is wrong with one of its id harms none beside it', async () => {
    const one = watch();
    const early = { ...one, at: at('2025-06-01T00:00:00') };
    expect(await tell(early, one)).toEqual([refused(one.id, 'no-campaign'), counted(one.id)]);
    const two = watch();
    expect(await tell({ ...two, to: 'nobody' }, two, { ...two, amount: 6 }, two)).toEqual([
      refused(two.id, 'unknown-user', 'to'),
      counted(two.id),
      refused(two.id, 'other-content', 'id'),
      known(two.id),
    ]);
    expect(await score('watchers', a)).toBe(10);
  });

  it('when one id comes with other content at the same moment, and no campaign takes both', async () => {
    await open().app.setDocuments([appFair, ball, dawn]);
    open().setClock(noon);
    const pairs = Array.from({ length: 20 }, () => watch()).map((one) => [
      { ...one, at: at('2025-06-09T12:00:00') },
      one,
    ]);
    const outcomes = await Promise.all(pairs.flat().map((one) => tell(one)));
    const became = outcomes.flat().map((one) => one.reason ?? one.became);
    expect(became.filter((one) => one === 'counted')).toHaveLength(20);
    expect(became.filter((one) => one === 'other-content')).toHaveLength(20);
    expect((await score('watchers', a)) + (await score('early', a, 'dawn'))).toBe(100);
    await open().app.setDocuments([appFair, ball]);
  });

  it('when it comes in many batches at once, in any order', async () => {
    const facts = Array.from({ length: 40 }, () => watch());
    const batches = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? facts : [...facts].reverse()));
    const all = await Promise.all(batches.map((batch) => tell(...batch)));
    for (const { id } of facts) {
      const became = all.flat().filter((one) => one.id === id);
      expect(became.map((one) => one.became).sort()).toEqual(['counted', ...Array(7).fill('known')]);
    }
    expect(await score('watchers', a)).toBe(200);
    expect(await score('dancers', a, 'ball')).toBe(200);
  });
});

describe('a fact counts by its own time', () => {
  it('in a campaign that begins in a moment, where the clock of the app is ahead', async () => {
    open().setClock(at('2025-06-09T23:59:45'));
    const one = watch({ at: at('2025-06-10T00:00:05') });
    expect(await tell(one, watch({ at: at('2025-06-09T23:59:59') }))).toMatchObject([
      counted(one.id),
      { reason: 'no-campaign' },
    ]);
    expect([await score('watchers', a), await score('dancers', a, 'ball')]).toEqual([5, 5]);
  });

  it('from the start until the end of each campaign by itself', async () => {
    const facts = ['2025-06-09T23:59:59', '2025-06-10T00:00:00', '2025-06-11T23:59:59'].map((text) =>
      watch({ at: at(text) }),
    );
    open().setClock(at('2025-06-12T01:00:00'));
    const late = watch({ at: at('2025-06-12T00:00:00') });
    expect((await tell(...facts, late)).map(({ became, reason }) => reason ?? became)).toEqual([
      'no-campaign',
      'counted',
      'counted',
      'counted',
    ]);
    expect([await score('watchers', a), await score('dancers', a, 'ball')]).toEqual([15, 10]);
  });

  it('is taken until the campaign is settled, and no more', async () => {
    const one = watch({ at: at('2025-06-11T23:59:59') });
    open().setClock(at('2025-06-12T06:00:00'));
    expect(await tell(one)).toEqual([counted(one.id)]);
    expect([await score('watchers', a), await score('dancers', a, 'ball')]).toEqual([5, 0]);
    open().setClock(at('2025-06-14T00:00:00'));
    const late = watch({ at: at('2025-06-12T23:59:59') });
    expect(await tell(late)).toEqual([refused(late.id, 'no-campaign')]);
  });

  it('a day that is settled stays as it is; the fact still counts elsewhere', async () => {
    open().setClock(at('2025-06-12T00:10:00'));
    await tell(watch({ at: at('2025-06-11T23:59:00') }));
    expect(await score('daily', a, 'fair', '2025-06-11')).toBe(0);
    expect(await score('watchers', a)).toBe(5);
  });
});
