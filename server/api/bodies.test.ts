// By turns, 15 s: sends every call bodies that are none.
import { describe, expect, it } from 'vitest';
import { errors } from '../errors.ts';
import { noon } from '../fixtures/harness.ts';
import {
  bodyOf,
  expectNothingMoved,
  json,
  me,
  openBodies,
  operations,
  send,
} from '../fixtures/open-bodies.ts';

openBodies();

describe('a body that is none orders nothing', () => {
  const noBodies = ['null', '[]', '[{}]', '"x"', '5', 'true', '{', '', '{"__proto__":{"count":1}}'];
  const reports = operations.find(({ id }) => id === 'countReport');

  it.each(operations.filter((one) => one !== reports))('$id, as JSON', async (operation) => {
    await expectNothingMoved(async () => {
      for (const body of noBodies) {
        const answer = await send(operation, body, json);
        expect([body, answer.status, answer.code]).toEqual([body, 400, errors.BAD_REQUEST.code]);
      }
    });
  });

  it('countReport, as JSON', async () => {
    if (reports === undefined) throw new Error('countReport has left the contract');
    await expectNothingMoved(async () => {
      for (const body of noBodies)
        expect([body, (await send(reports, body, json)).status]).toEqual([body, 400]);
    });
  });

  it.each(operations)('$id, in a kind that it does not take', async (operation) => {
    const kinds = [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/csp-report',
      'multipart/form-data',
      'x/y',
    ];
    const others = [
      ...kinds,
      json,
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      'JSON',
    ];
    const refused = others.filter((kind) => !operation.bodyTypes.includes(kind.split(';')[0] ?? ''));
    expect(refused.length).toBeGreaterThan(3);
    await expectNothingMoved(async () => {
      for (const kind of refused) {
        const answer = await send(operation, JSON.stringify(bodyOf(operation.id)), kind);
        expect([kind, answer.status, answer.code]).toEqual([kind, 415, errors.MEDIA_TYPE.code]);
      }
    });
  });

  it.each(operations)('$id is too large beyond 64 KiB, or what it says itself', async (operation) => {
    await expectNothingMoved(async () => {
      const [type = json] = operation.bodyTypes;
      expect(
        (await send(operation, `{"x":"${'y'.repeat(operation.bodyLimit ?? 64 * 1024)}"}`, type)).status,
      ).toBe(413);
    });
  });
});

describe('§5 a wrong value is refused by the name of its field, and moves nothing', () => {
  const texts = [
    '"a\\u0000b"',
    '"\\u0000"',
    '"\\ud800"',
    '"x\\udc00y"',
    '7',
    'null',
    '{"a":1}',
    '["a"]',
    '""',
  ];
  const integers = [
    '1e19',
    '-1',
    '1.5',
    '1e400',
    '9007199254740993e9',
    '"1"',
    'null',
    '[1]',
    '{}',
    'true',
    '-0.5',
  ];
  const booleans = ['"true"', '1', '0', 'null', '[]', '{}'];
  const table: [string, string, readonly string[]][] = [
    ['joinCarnival', 'idol_id', texts],
    ['joinCarnival', 'follow', booleans],
    ['joinCarnival', 'join', booleans],
    ['redeemItem', 'count', [...integers, '0', '100']],
    ['postThanks', 'message', texts],
    ['storeMbtiResult', 'level', texts],
    ['storeMbtiResult', 'type', [...texts, '"XXXX"', '"infp"']],
    ['joinMbtiTopic', 'join', booleans],
    ['setMbtiVisibility', 'visible', booleans],
    ...['eventId', 'activity', 'gift', 'from', 'to'].map((field): [string, string, string[]] => [
      'recordGift',
      field,
      texts,
    ]),
    ['recordGift', 'count', [...integers, '0', '10000']],
    ['recordGift', 'at', [...integers, '8640000000000001', String(noon + 3_600_000)]],
    ['recordFacts', 'facts', ['null', '{}', '[]', '"x"', '5', 'true']],
    ['tellRooms', 'rooms', ['null', '{}', '[]', '"x"', '5', 'true']],
    ['tellGroups', 'groups', ['null', '{}', '[]', '"x"', '5', 'true']],
    ['recordEvents', 'app', texts],
    ['recordEvents', 'events', ['null', '{}', '[]', '"x"', '5', 'true']],
    ['countReport', 'app', texts],
    ['countReport', 'reports', ['null', '{}', '"x"', '5']],
  ];
  it.each(table)('%s %s', async (id, field, values) => {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(id);
    await expectNothingMoved(async () => {
      for (const value of values) {
        const members = Object.entries({ ...bodyOf(id), [field]: 0 }).map(([name, one]) =>
          name === field ? `"${name}":${value}` : `"${name}":${JSON.stringify(one)}`,
        );
        const answer = await send(operation, `{${members.join(',')}}`, json);
        expect([value, answer.status, answer.message]).toEqual([
          value,
          400,
          `${errors.BAD_REQUEST.message.en}: ${field}`,
        ]);
      }
    });
  });

  it('a field that is missing is named, one that nobody knows is not', async () => {
    const [redeem, thanks] = ['redeemItem', 'postThanks'].map((id) =>
      operations.find((one) => one.id === id),
    );
    if (!redeem || !thanks) throw new Error('missing');
    await expectNothingMoved(async () => {
      expect((await send(thanks, '{}', json)).message).toContain(': message');
      const strange = await send(redeem, `{"${me.token}":1,"count":1}`, json);
      expect(strange).toMatchObject({ status: 400, message: `${errors.BAD_REQUEST.message.en}: body` });
    });
  });
});
