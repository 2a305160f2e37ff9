// By turns: reads every answer of every call.
import { beforeAll, expect, it } from 'vitest';
import { mechanics } from '../../mechanics/index.ts';
import description from '../../schemas/api/description.json' with { type: 'json' };
import { fair, rightCalls } from '../fixtures/fair.ts';
import { newKey, noon, serviceKey } from '../fixtures/harness.ts';
import { openPeopledFair } from '../fixtures/peopled-fair.ts';
import { readCampaigns } from '../kernel/campaigns.ts';
import { settleDue } from '../kernel/settle.ts';
import { readContract } from './contract.ts';

/** Numbers that count through everybody's rows are known by where they begin: nothing else here is as large, and moments are larger. */
const [FIRST, LAST] = [7_000_003, 7_999_999];

const { operations } = readContract();
const open = openPeopledFair();
const { schedule } = fair.document as { schedule: { settle: string } };

const { place } = description['x-parameters'];

/** Calls whose pages go by places, which everybody may count. */
const byPlace = new Set(
  operations.flatMap(({ id, schema }) =>
    schema.querystring?.properties.cursor?.pattern === place.schema.pattern ? [id] : [],
  ),
);

beforeAll(async () => {
  await open.db.query(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, ${FIRST}) FROM pg_sequences`,
  );
});

interface Told {
  readonly call: string;
  readonly text: string;
}

/** Makes calls as one person, each as its room says. */
async function toldTo(person: { readonly id: string; readonly token: string }, calls: typeof operations) {
  const all: Told[] = [];
  const people = { me: person.id, friend: open.people.friend };
  const wanted = new Map(calls.map((operation) => [operation.id, operation]));
  for (const id of [...rightCalls.keys(), ...wanted.keys()]) {
    const operation = wanted.get(id);
    if (operation === undefined) continue;
    wanted.delete(id);
    const { path = operation.path.replace(':id', 'fair'), ...right } = rightCalls.get(id) ?? {};
    if (person.id === open.people.me) await right.before?.(open.db, people);
    const call = (to: string) =>
      open.h.call(operation.method as 'GET' | 'POST' | 'PUT', to, {
        ...(operation.caller === 'service' ? {} : { token: person.token }),
        headers: {
          ...(operation.caller === 'service' ? { 'x-service-key': serviceKey } : {}),
          ...right.headers,
        },
        ...(operation.needsKey ? { key: newKey() } : {}),
        ...(right.body ? { body: right.body(people) } : {}),
      });
    // A page of one, too: it says where the next one begins.
    const paged =
      operation.method === 'GET' && JSON.stringify(operation.schema.querystring ?? {}).includes('"size"');
    for (const to of [path, ...(paged ? [`${path}${path.includes('?') ? '&' : '?'}size=1`] : [])])
      all.push({ call: id, text: (await call(to)).text });
  }
  return all;
}

/** All texts and numbers of an answer, with the key that each stands under. */
function leaves(value: unknown, key = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, Array.isArray(value) ? key : name));
}

const countsOn = (text: string): readonly string[] =>
  (text.match(/(?<![A-Za-z0-9_])\d+(?![A-Za-z0-9_])/g) ?? []).filter(
    (digits) => Number(digits) >= FIRST && Number(digits) <= LAST,
  );

it('no answer to anybody holds a number that counts through all users’ rows, nor an id that counts anything', async () => {
  const { h, db, people, token } = open;
  const other = await h.newUser(5000);
  const told = await toldTo({ id: people.me, token }, operations);
  h.setClock(noon + 5 * 60_000);
  told.push(...(await toldTo(other, operations)));
  const reading = operations.filter(({ method }) => method === 'GET');
  told.push(...(await toldTo({ id: people.me, token }, reading)));
  h.setClock(Date.parse(schedule.settle) + 60_000);
  await settleDue(db, readCampaigns([fair], mechanics), mechanics, Date.parse(schedule.settle) + 60_000);
  told.push(...(await toldTo({ id: people.me, token }, reading)));

  const { rows } = await db.query<{ id: string }>('SELECT user_id AS id FROM users');
  const users = new Set(rows.map(({ id }) => id));
  const wrong = told.flatMap(({ call, text }) => [
    ...countsOn(text).map((digits) => `${call} tells ${digits}`),
    ...leaves(JSON.parse(text)).flatMap(([key, value]) => {
      const id = /^(id|.*Id|.*_id)$/.test(key) && typeof value === 'number';
      const digits = typeof value === 'string' && /^#?[0-9.]+$/.test(value) && !users.has(value);
      return id || (digits && !(key === 'next' && byPlace.has(call))) ? [`${call} ${key}: ${value}`] : [];
    }),
  ]);
  expect([...new Set(wrong)]).toEqual([]);
  expect(
    told.filter(({ text }) => /"code":0,/.test(text)).length,
    'most of all calls were answered',
  ).toBeGreaterThan(told.length * 0.7);
}, 120_000);
