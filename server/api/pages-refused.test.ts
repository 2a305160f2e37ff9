// By turns: asks every list for pages that there are not.
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { mechanics } from '../../mechanics/index.ts';
import { errors } from '../errors.ts';
import { fair, rightCalls } from '../fixtures/fair.ts';
import { noon, serviceKey } from '../fixtures/harness.ts';
import { openPeopledFair } from '../fixtures/peopled-fair.ts';
import { readCampaigns } from '../kernel/campaigns.ts';
import { settleDue } from '../kernel/settle.ts';
import { type Operation, readContract } from './contract.ts';

const open = openPeopledFair();
const settled = Date.parse((fair.document as { schedule: { settle: string } }).schedule.settle) + 60_000;

const parametersOf = ({ schema }: Operation): Record<string, { maximum?: number; pattern?: string }> =>
  schema.querystring?.properties ?? {};
const lists = readContract().operations.filter((operation) => parametersOf(operation).cursor !== undefined);

/** A right request of a list, with something else in its query. */
function read(
  { id, path, caller }: Operation,
  more: readonly (readonly [string, string])[],
  lang?: Language,
) {
  const [to = '', query = ''] = (rightCalls.get(id)?.path ?? path.replace(':id', 'fair')).split('?');
  const asked = [...new URLSearchParams(query)].filter(([name]) => more.every(([other]) => other !== name));
  return open.h.call('GET', `${to}?${new URLSearchParams([...asked, ...more] as [string, string][])}`, {
    ...(caller === 'service'
      ? { headers: { 'x-service-key': serviceKey } }
      : { token: open.token, headers: rightCalls.get(id)?.headers ?? {} }),
    ...(lang === undefined ? {} : { lang }),
  });
}

/** Cursors that no list has ever told. */
const never = [
  ...[
    '',
    '0',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x1',
    '007',
    ' 1',
    '１',
    'x',
    'null',
    '\0',
    'A'.repeat(22),
    '_'.repeat(23),
  ],
  ...[2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, 2 ** 63].map(String),
  ...['0.1', '2.0.0.x', '0.01.1.x', '0.0.99999999999999999.x', '1.1.1.', "1.1.1.'"],
];

describe.each([
  ['while the campaign is live', noon],
  ['once it is settled', settled],
])('of each list, %s', (_, moment) => {
  it('a cursor that was never told is refused, everywhere by one code and in the same words', async () => {
    open.h.setClock(moment);
    await settleDue(open.db, readCampaigns([fair], mechanics), mechanics, moment);
    const wrong: string[] = [];
    for (const operation of lists)
      for (const cursor of never) {
        const { code, message, status } = await read(operation, [['cursor', cursor]]);
        if (
          code !== errors.BAD_REQUEST.code ||
          status !== 400 ||
          message !== `${errors.BAD_REQUEST.message.cn}: cursor`
        )
          wrong.push(`${operation.id} ${JSON.stringify(cursor)}: ${status} ${code} ${message}`);
      }
    expect(wrong).toEqual([]);
    open.h.setClock(noon);
  }, 60_000);

  it('the furthest place that there could be is a page without rows', async () => {
    open.h.setClock(moment);
    const byPlace = lists.filter((operation) =>
      new RegExp(parametersOf(operation).cursor?.pattern ?? '^$').test('999999999'),
    );
    expect(byPlace.length).toBeGreaterThan(5);
    for (const operation of byPlace) {
      const { code, data } = await read(operation, [['cursor', '999999999']]);
      expect([operation.id, code, data.next]).toEqual([operation.id, 0, null]);
    }
    open.h.setClock(noon);
  });
});

it('a size that is none, two sizes and two cursors are refused by the name of what is wrong, in every language', async () => {
  const wrong: string[] = [];
  for (const operation of lists) {
    const most = parametersOf(operation).size?.maximum ?? 0;
    expect(most, operation.id).toBeGreaterThan(0);
    for (const size of ['', '0', '-1', '1.5', '1e1', '01', 'x', String(most + 1), String(2 ** 63)]) {
      const { code, message } = await read(operation, [['size', size]]);
      if (code !== errors.BAD_REQUEST.code || !message.endsWith(': size'))
        wrong.push(`${operation.id} ${size}: ${code} ${message}`);
    }
    for (const name of ['size', 'cursor']) {
      const { code, message } = await read(operation, [
        [name, '1'],
        [name, '2'],
      ]);
      if (code !== errors.BAD_REQUEST.code || !message.endsWith(`: ${name}`))
        wrong.push(`${operation.id} two of ${name}: ${code} ${message}`);
    }
  }
  expect(wrong).toEqual([]);
  const [first] = lists;
  for (const lang of languages) {
    const { message } = await read(first as Operation, [['cursor', '0']], lang);
    expect(message).toBe(`${errors.BAD_REQUEST.message[lang]}: cursor`);
  }
}, 60_000);
