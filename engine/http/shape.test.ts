// Every third day: answers of every kind, right and wrong.
import { describe, expect, it } from 'vitest';
import answers from './answers.gen.json' with { type: 'json' };
import { nameOf, type Shape, ShapeError, shaped } from './shape.ts';

const user = { user_id: 's', nickname: 'n', avatar: 'p' };
const board: Shape = {
  rows: [{ rank: 'i1', user, score: 'i0' }],
  me: [null, { rank: [null, 'i1'] }],
  'day?': '^\\d{2}$',
  state: '=open|over',
  four: ['b', 2, 2],
};
const row = (rank: number, more: object = {}) => ({
  rank,
  user: { user_id: `u${rank}`, nickname: 'A', avatar: '/a.svg' },
  score: 1,
  ...more,
});
const good = { rows: [row(1), row(2)], me: null, state: 'open', four: [true, false] };
const wrongAt = (value: unknown): string => {
  try {
    shaped(board, value, 'nobody');
    return 'nowhere';
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    return error.message;
  }
};

describe('the shape of an answer', () => {
  it('passes what it promises, and keeps what is new to us', () => {
    expect(shaped(board, { ...good, day: '07', fresh: { a: 1 } }, '')).toEqual({
      ...good,
      day: '07',
      fresh: { a: 1 },
    });
  });

  it('puts right what it gives, and leaves what came as it was', () => {
    const frozen = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
      return value;
    };
    const came = frozen({
      ...good,
      rows: [row(1, { user: { user_id: 'u1', nickname: ' A  B ', avatar: 'no' } })],
    });
    const put = shaped(board, came, '') as { rows: { user: object }[] };
    expect(put.rows[0]?.user).toEqual({ user_id: 'u1', nickname: 'A B', avatar: '' });
  });

  it.each([
    [null, ''],
    [undefined, ''],
    [[], ''],
    ['x', ''],
    [{}, 'rows'],
    [{ ...good, rows: null }, 'rows'],
    [{ ...good, rows: {} }, 'rows'],
    [{ ...good, rows: [row(1), null] }, 'rows.1'],
    [{ ...good, rows: [row(1, { score: '1' })] }, 'rows.0.score'],
    [{ ...good, rows: [row(1, { score: -1 })] }, 'rows.0.score'],
    [{ ...good, rows: [row(1, { score: 1.5 })] }, 'rows.0.score'],
    [{ ...good, rows: [row(1, { score: 1e21 })] }, 'rows.0.score'],
    [{ ...good, rows: [row(1, { score: Number.POSITIVE_INFINITY })] }, 'rows.0.score'],
    [{ ...good, rows: [row(1, { user: null })] }, 'rows.0.user'],
    [{ ...good, rows: [row(1, { user: { nickname: 'A' } })] }, 'rows.0.user.user_id'],
    [{ ...good, me: {} }, 'me.rank'],
    [{ ...good, day: '7' }, 'day'],
    [{ ...good, day: null }, 'day'],
    [{ ...good, state: 'gone' }, 'state'],
    [{ ...good, four: [true] }, 'four'],
    [{ ...good, four: [true, true, true] }, 'four'],
  ])('refuses %j and says where', (value, at) => expect(wrongAt(value)).toBe(at));

  it('names and pictures are put right instead', () => {
    const odd = row(1, { user: { user_id: 'u1', nickname: null, avatar: 'javascript:alert(1)' } });
    expect(shaped(board, { ...good, rows: [odd] }, 'nobody')).toMatchObject({
      rows: [{ user: { user_id: 'u1', nickname: 'nobody', avatar: '' } }],
    });
  });

  it('a row that comes twice is there once', () => {
    const twice = { ...good, rows: [row(1), row(2), row(1, { score: 9 }), row(2)] };
    expect(shaped(board, twice, '')).toMatchObject({ rows: [row(1), row(2)] });
  });
});

describe('what leads elsewhere', () => {
  const way = '~^/\\w+$';
  const put = (shape: Shape, value: unknown) => {
    const told: string[] = [];
    return [shaped(shape, value, '', (names) => told.push(...names)), told];
  };

  it('is left out with as little as can be: the key, null, the object around it, the row', () => {
    expect(put({ 'to?': way, a: 'i' }, { to: 'x', a: 1 })).toStrictEqual([{ a: 1 }, ['to']]);
    expect(put({ to: [null, way] }, { to: 'x' })).toEqual([{ to: null }, ['to']]);
    expect(put({ 'from?': { to: way } }, { from: { to: 'x' } })).toStrictEqual([{}, ['to', 'from']]);
    expect(put({ from: [null, { to: way }] }, { from: { to: 'x' } })).toEqual([
      { from: null },
      ['to', 'from'],
    ]);
    expect(put([{ to: way }], [{ to: '/a' }, { to: 'x' }])).toEqual([[{ to: '/a' }], ['to']]);
    expect(put([{ to: way }], [{ to: '/a' }])).toEqual([[{ to: '/a' }], []]);
  });

  it('is a wrong answer where nothing else is in it, and where it is no text', () => {
    for (const [shape, value] of [
      [way, 'x'],
      [{ to: way }, { to: 'x' }],
    ] as const)
      expect(() => shaped(shape, value, '')).toThrow(ShapeError);
    for (const other of [undefined, 7, {}, []])
      expect(() => shaped([{ to: way }], [{ to: other }], '')).toThrow('0.to');
  });

  it('leaves what came as it was', () => {
    const came = Object.freeze({ rows: Object.freeze([Object.freeze({ to: 'x', a: 1 })]) });
    expect(put({ rows: [{ 'to?': way, a: 'i' }] }, came)[0]).toStrictEqual({ rows: [{ a: 1 }] });
    expect(came.rows[0]?.to).toBe('x');
  });
});

describe('a picture’s address', () => {
  it.each([
    ['/h5_ac/avatars/1.svg', true],
    ['https://pictures.gala.example.com/1.webp?w=2', true],
    ['', false],
    ['//evil.example/1.png', false],
    ['/\\evil.example/1.png', false],
    ['http://pictures.gala.example.com/1.png', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,<svg onload=alert(1)>', false],
    ['x" onerror="alert(1)', false],
    [' https://a.example/1.png', false],
    ['https://', false],
    [7, false],
    [null, false],
    [{}, false],
  ])('%j is one: %s', (value, is) => expect(shaped('p', value, '')).toBe(is ? value : ''));
});

describe('a name', () => {
  it.each([
    ['小雨 Rain', '小雨 Rain'],
    ['มะลิ', 'มะลิ'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
    ['نور', 'نور'],
    ['  a \n\t b  ', 'a b'],
    ['\u202eevil\u202c', 'evil'],
    ['a\u0000\u0007b', 'a b'],
    ['<b>x</b>', '<b>x</b>'],
    ['', ''],
    [' \u00a0\u3000', ''],
    ['\u200b\u2060\ufeff', ''],
    ['\u3164\u115f\u2800', ''],
    [`z${'\u0301'.repeat(50)}`, `z${'\u0301'.repeat(4)}`],
    ['字'.repeat(20), '字'.repeat(20)],
    ['字'.repeat(500), `${'字'.repeat(19)}…`],
    ['n'.repeat(40), 'n'.repeat(40)],
    ['n'.repeat(41), `${'n'.repeat(39)}…`],
    ['ก'.repeat(41), `${'ก'.repeat(39)}…`],
    ['😀'.repeat(500), `${'😀'.repeat(19)}…`],
  ])('§5 §9 at most 40 wide: %j is shown as %j', (text, name) => expect(nameOf(text)).toBe(name));
});

describe('words with a name in them', () => {
  const put = (text: unknown) => shaped('w', text, 'No name');

  it.each([
    ['\u202eevil\u202c got your gift. Thank you!', 'evil got your gift. Thank you!'],
    ['Mimi\u2067\n\u0000 got your gift', 'Mimi got your gift'],
    [`z${'\u0301'.repeat(50)} got your gift`, `z${'\u0301'.repeat(4)} got your gift`],
    ['Mimi 收到你的礼物啦，谢谢你的心意', 'Mimi 收到你的礼物啦，谢谢你的心意'],
    ['', ''],
    ['字'.repeat(200), '字'.repeat(200)],
    ['字'.repeat(9000), `${'字'.repeat(199)}…`],
  ])('%j is shown as %j', (text, words) => expect(put(text)).toBe(words));

  it('are a text, or the answer is a wrong one', () => {
    for (const other of [null, undefined, 7, {}, []]) expect(() => put(other)).toThrow(ShapeError);
  });

  it('are what a message says, and how a host calls a room: without words it is called nothing, and not as who has no name', () => {
    const shapes = answers as unknown as Record<
      string,
      { items: { said: string; title: string }[]; title: string }
    >;
    expect(shapes['get /v2/messages']?.items[0]?.said).toBe('w');
    expect(shapes['get /pc/live_view']?.title).toBe('w');
    for (const call of ['live_hosts', 'recommended_hosts'])
      expect(shapes[`get /v2/activities/*/${call}`]?.items[0]?.title).toBe('w');
  });
});
