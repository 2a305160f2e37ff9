// By turns, 10 s: each call with each key of its body spoilt.

import { describe, expect, it } from 'vitest';
import { errors } from '../errors.ts';
import {
  bodyOf,
  expectNothingMoved,
  json,
  me,
  openBodies,
  operations,
  port,
  send,
} from '../fixtures/open-bodies.ts';
import { request } from '../fixtures/wire.ts';

openBodies();

describe('a key that stands twice in an object is refused, and moves nothing', () => {
  const counted = operations.filter(({ telemetry }) => !telemetry);
  const doubled = (body: object, spelt = (name: string) => name) => {
    const [[name, value] = ['', 0]] = Object.entries(body);
    return { name, text: `{"${spelt(name)}":${JSON.stringify(value)},${JSON.stringify(body).slice(1)}` };
  };
  const escaped = (name: string) => `\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}`;

  it.each(counted)('$id', async (operation) => {
    await expectNothingMoved(async () => {
      // An empty body has no key to double.
      const right = Object.keys(bodyOf(operation.id)).length === 0 ? { count: 1 } : bodyOf(operation.id);
      for (const spelt of [(name: string) => name, escaped]) {
        const { name, text } = doubled(right, spelt);
        const answer = await send(operation, text, json);
        expect([text, answer.status, answer.message]).toEqual([
          text,
          400,
          `${errors.BAD_REQUEST.message.en}: ${name}`,
        ]);
      }
    });
  });

  it('also within another, and one that no schema names is not said again', async () => {
    const [redeem] = operations.filter(({ id }) => id === 'redeemItem');
    if (!redeem) throw new Error('redeemItem');
    await expectNothingMoved(async () => {
      for (const [text, field] of [
        ['{"count":{"level":1,"level":2},"count":1}', 'count.level'],
        [`{"${me.token}":1,"${me.token}":2,"count":1}`, 'body'],
        [`{"count":{"${me.token}":1,"${me.token}":2},"count":1}`, 'count'],
        [`{"count":${'['.repeat(20_000)}${']'.repeat(20_000)},"count":1}`, 'count'],
      ] as const) {
        const { status, message } = await send(redeem, text, json);
        expect([status, message]).toEqual([400, `${errors.BAD_REQUEST.message.en}: ${field}`]);
      }
    });
  });

  it('in a form as well', async () => {
    const form = 'application/x-www-form-urlencoded';
    await expectNothingMoved(async () => {
      const forms = operations.filter(({ bodyTypes }) => bodyTypes.includes(form));
      expect(forms.length).toBeGreaterThan(3);
      for (const operation of forms) {
        const { status, message } = await send(operation, 'count=1&%63ount=99', form);
        expect([status, message]).toEqual([400, `${errors.BAD_REQUEST.message.en}: count`]);
      }
    });
  });

  it('a form of more names than any has is refused without a look at them', async () => {
    const form = 'application/x-www-form-urlencoded';
    const forms = operations.filter(({ bodyTypes }) => bodyTypes.includes(form));
    // Read and judged, those of one body held the server for half a second, and whoever is signed in may send ten a second.
    const between = (count: number) => Array.from({ length: count }, (_, nth) => `n${nth}=&`).join('');
    await expectNothingMoved(async () => {
      for (const operation of forms)
        for (const [more, field] of [
          [14, 'count'],
          [15, 'body'],
          [5000, 'body'],
        ] as const) {
          const { status, message } = await send(operation, `count=1&${between(more)}count=99`, form);
          expect([operation.id, more, status, message]).toEqual([
            operation.id,
            more,
            400,
            `${errors.BAD_REQUEST.message.en}: ${field}`,
          ]);
        }
    });
  });

  it('JSON that may be large for the sake of a text is refused without a look at it where it has more values', async () => {
    const large = operations.filter(({ bodyLimit, batch }) => bodyLimit !== null && batch === null);
    expect(large.map(({ id }) => id).toSorted()).toEqual(['keepDraft', 'storeFormFile', 'submitForm']);
    const [most, text] = [15, JSON.stringify(','.repeat(4000))];
    const others = (count: number) =>
      Array.from({ length: count }, (_, nth) => `"n${nth}":${text},`).join('');
    // Half a million of them held the server for a second, and whoever is signed in may send ten a second.
    await expectNothingMoved(async () => {
      for (const operation of large)
        for (const [body, field] of [
          [`{"count":1,${others(most - 1)}"count":99}`, 'count'],
          [`{"count":1,${others(most)}"count":99}`, 'body'],
          [`{"count":1,"count":${'['.repeat(40)}${']'.repeat(40)}}`, 'body'],
        ] as const) {
          const { status, message } = await send(operation, body, json);
          expect([operation.id, body.length, status, message]).toEqual([
            operation.id,
            body.length,
            400,
            `${errors.BAD_REQUEST.message.en}: ${field}`,
          ]);
        }
    });
  });

  it.each(counted)('$id: nor does a key that reaches for a prototype', async (operation) => {
    const rest = JSON.stringify(bodyOf(operation.id)).slice(1);
    const more = rest === '}' ? rest : `,${rest}`;
    const prototypes = ['"__proto__":{"count":99}', '"\\u005f_proto__":1'];
    await expectNothingMoved(async () => {
      for (const key of [...prototypes, '"constructor":{"prototype":{"count":99}}']) {
        const { status, code } = await send(operation, `{${key}${more}`, json);
        expect([key, status, code]).toEqual([key, 400, errors.BAD_REQUEST.code]);
      }
    });
  });
});

describe('a form judges numbers as JSON does', () => {
  const form = 'application/x-www-form-urlencoded';
  const redeem = operations.find(({ id }) => id === 'redeemItem');
  const wrong = [
    '0x1',
    '1e0',
    ' 1',
    '1 ',
    '+1',
    '１',
    '01',
    '1.0',
    '1_0',
    '',
    'NaN',
    'Infinity',
    '-1',
    '0',
    '100',
  ];
  it.each([...wrong, '1\0', '٣', '0b1', '99999999999999999999', 'true', 'null'])(
    'count=%j is refused',
    async (count) => {
      if (redeem === undefined) throw new Error('redeemItem');
      await expectNothingMoved(async () => {
        const answer = await send(redeem, String(new URLSearchParams({ count })), form);
        expect([answer.status, answer.message]).toEqual([400, `${errors.BAD_REQUEST.message.en}: count`]);
      });
    },
  );

  it('and takes what is one; the query alike', async () => {
    if (redeem === undefined) throw new Error('redeemItem');
    expect((await send(redeem, 'count=3', form)).data).toMatchObject({ count: 3 });
    const list = (size: string) =>
      request(port, `GET /api-server/v2/activities/fair/wall?size=${encodeURIComponent(size)}`, ['lang: en']);
    expect((await list('5')).status).toBe(200);
    for (const size of wrong.filter((one) => one !== '100')) {
      const answer = await list(size);
      expect([size, answer.status, JSON.parse(answer.body).message]).toEqual([
        size,
        400,
        `${errors.BAD_REQUEST.message.en}: size`,
      ]);
    }
  });
});
