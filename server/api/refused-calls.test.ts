// By turns, 25 s: makes every call that moves something in every way that is refused.
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { type ErrorEntry, errors } from '../errors.ts';
import { bodyOf, namesIn, resolved, type Schema } from '../fixtures/call-fields.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { fair, rightCalls } from '../fixtures/fair.ts';
import { fingerprintOf } from '../fixtures/fingerprint.ts';
import { type Answer, type CallOptions, newKey, noon, serviceKey } from '../fixtures/harness.ts';
import { openPeopledFair } from '../fixtures/peopled-fair.ts';
import { type Operation, readContract } from './contract.ts';

const moving = readContract().operations.filter(({ method }) => method !== 'GET');
const entries = new Map<number, ErrorEntry>(
  [errors, ...everyRoom.map(({ refusals = {} }) => refusals)]
    .flatMap((some) => Object.values<ErrorEntry>(some))
    .map((entry) => [entry.code, entry]),
);
const { schedule } = fair.document as { schedule: { start: string; settle: string } };

const open = openPeopledFair();

/** The ids of all that the document of the fair names: they are everybody's. */
const idsIn = (value: unknown): readonly unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...('id' in value ? [value.id] : []), ...Object.values(value).flatMap(idsIn)];
const ids = new Set(idsIn(fair.document));

const pathOf = (id: string, path: string): string => rightCalls.get(id)?.path ?? path.replace(':id', 'fair');

/** A right request, changed. */
async function send(
  { id, method, path, caller, needsKey }: Operation,
  other: CallOptions & { path?: string } = {},
) {
  const right = rightCalls.get(id);
  const { path: to = pathOf(id, path), headers = {}, ...rest } = other;
  return open.h.call(method as 'POST' | 'PUT', to, {
    ...(caller === 'service' ? {} : { token: open.token }),
    ...(needsKey ? { key: newKey() } : {}),
    body: right?.body?.(open.people) ?? {},
    ...rest,
    headers: {
      ...(caller === 'service' ? { 'x-service-key': serviceKey } : {}),
      ...right?.headers,
      ...headers,
    },
  });
}

/** Keys of refusals that stand are kept, and how often somebody has written; nothing else is. */
const kept = ['idempotency_keys', 'stored_writes'];

/** Does it in each language, and holds the answers to a refusal in its words, and the tables to what they were. */
async function expectRefused(
  did: string,
  work: (lang: Language) => Promise<Answer>,
  codes?: readonly number[],
): Promise<void> {
  for (const lang of languages) {
    const { code, message } = await work(lang);
    expect([did, entries.has(code)], `${did}: ${code} ${message}`).toEqual([did, true]);
    if (codes !== undefined) expect(codes, `${did}: ${message}`).toContain(code);
    expect(message.startsWith(entries.get(code)?.message[lang] ?? '?'), `${did}: ${message}`).toBe(true);
  }
}

async function expectNothingBooked(work: () => Promise<void>, tries: readonly string[] = []): Promise<void> {
  const but = [...kept, ...tries];
  const before = await fingerprintOf(open.db, but);
  await work();
  expect(await fingerprintOf(open.db, but)).toEqual(before);
}

/** What a property may not be. */
function wrongFor(schema: Schema): unknown[] {
  const { type, minLength, maxLength, minimum, maximum, enum: some } = resolved(schema);
  if (type === 'string')
    return [
      7,
      null,
      true,
      {},
      ['a'],
      ...(minLength ? [''] : []),
      ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
      ...(some ? ['none of them'] : []),
    ];
  if (type === 'integer')
    return [
      '1',
      null,
      1.5,
      [1],
      {},
      ...(minimum === undefined ? [] : [minimum - 1]),
      ...(maximum === undefined ? [] : [maximum + 1]),
    ];
  if (type === 'boolean') return ['true', 1, null, []];
  return type === 'array' ? [null, {}, 'x', 5] : [];
}

describe('of each call that moves something, nothing is booked', () => {
  const withBody = moving.filter(({ schema, telemetry }) => schema.body !== undefined && !telemetry);
  it.each(withBody)('$id with a field of another type, beyond a limit or missing', async (operation) => {
    const { properties = {}, required = [] } = bodyOf(operation);
    const right = rightCalls.get(operation.id)?.body?.(open.people) ?? {};
    await expectNothingBooked(async () => {
      for (const [name, schema] of Object.entries(properties))
        for (const wrong of wrongFor(schema)) {
          const did = `${operation.id} ${name} ${JSON.stringify(wrong)}`.slice(0, 90);
          await expectRefused(did, (lang) => send(operation, { lang, body: { ...right, [name]: wrong } }), [
            errors.BAD_REQUEST.code,
          ]);
        }
      for (const name of required) {
        const { [name]: _, ...rest } = right;
        await expectRefused(
          `${operation.id} without ${name}`,
          (lang) => send(operation, { lang, body: rest }),
          [errors.BAD_REQUEST.code],
        );
      }
    });
  });

  it.each(moving.filter(({ telemetry }) => !telemetry))(
    '$id by nobody, and without a key',
    async (operation) => {
      await expectNothingBooked(async () => {
        // Who may do what is nobody's own: the app's server by its key, a try-out's tools.
        const known = operation.caller !== 'user';
        const code = known ? errors.NO_PERMISSION.code : errors.TOKEN_EXPIRED.code;
        const stranger = known
          ? { headers: { 'x-service-key': 'another', 'x-tools': 'no' } }
          : { token: 'another-token-0123456789' };
        await expectRefused(`${operation.id} by nobody`, (lang) => send(operation, { lang, ...stranger }), [
          code,
        ]);
        if (operation.needsKey)
          await expectRefused(`${operation.id} without a key`, (lang) =>
            send(operation, { lang, key: 'short' }),
          );
      });
    },
  );

  const named = moving.filter(({ path }) => path.includes(':'));
  it.each(named)('$id of what there is not', async (operation) => {
    const right = pathOf(operation.id, operation.path).split('/');
    const steps = operation.path.split('/');
    await expectNothingBooked(async () => {
      for (const [nth, step] of steps.entries()) {
        if (!step.startsWith(':')) continue;
        // One that is spelt as ids are that the server gives, too.
        for (const other of ['nosuch', 'n'.repeat(22), '1']) {
          const path = right.with(nth, other).join('/');
          await expectRefused(`${operation.id} ${path}`, (lang) => send(operation, { lang, path }));
        }
      }
    });
  });

  it.each(moving.filter(({ phases }) => phases !== null))(
    '$id before the campaign and after it',
    async (operation) => {
      const moments = [
        ['preview', Date.parse(schedule.start) - 1000],
        ['ended', Date.parse(schedule.settle) + 1000],
      ] as const;
      await expectNothingBooked(async () => {
        for (const [phase, moment] of moments) {
          if (operation.phases?.includes(phase)) continue;
          open.h.setClock(moment);
          await expectRefused(`${operation.id} in ${phase}`, (lang) => send(operation, { lang }), [
            errors.NOT_OPEN.code,
            errors.OVER.code,
          ]);
        }
      }).finally(() => open.h.setClock(noon));
    },
  );
});

/** A right request with something else under one of its names: a field of the body, or a step of the path. */
function withOther({ id, path }: Operation, name: string, other: unknown): CallOptions & { path?: string } {
  if (typeof other !== 'string') return { body: other as object };
  const step = path.split('/').indexOf(`:${name}`);
  if (step >= 0) return { path: pathOf(id, path).split('/').with(step, other).join('/') };
  return { body: { ...rightCalls.get(id)?.body?.(open.people), [name]: other } };
}

const byPeople = moving.filter(({ caller, telemetry }) => caller !== 'service' && !telemetry);
it.each(byPeople)('$id says of each name in it whose that is', (operation) => {
  const { body, whose = {} } = rightCalls.get(operation.id) ?? {};
  const said = namesIn(operation);
  const steps = operation.path.split('/');
  const right: Record<string, unknown> = {
    ...body?.(open.people),
    ...Object.fromEntries(
      pathOf(operation.id, operation.path)
        .split('/')
        .map((step, nth) => [steps[nth]?.slice(1), step]),
    ),
  };
  const unsaid = said.filter((name) => !ids.has(right[name]) && whose[name] === undefined);
  expect(
    unsaid,
    `${operation.id}: is this somebody's own? In \`whose\` of its right request (fair.ts of its room) say how a friend comes to one, or why it is nobody's`,
  ).toEqual([]);
  const needless = Object.keys(whose).filter((name) => !said.includes(name) || ids.has(right[name]));
  expect(needless, `${operation.id} has no such name, or it is one of the document`).toEqual([]);
});

describe('what was done is not done once more', () => {
  const byId = new Map(moving.map((operation) => [operation.id, operation]));
  const inOrder = [...rightCalls.keys()].flatMap((id) => byId.get(id) ?? []);

  it.each(inOrder)(
    '$id is not done with what is a friend’s, and is done; by its key it has the same answer again, and no other call is done by it',
    async (operation) => {
      await rightCalls.get(operation.id)?.before?.(open.db, open.people);
      const { whose: all = {}, tries } = rightCalls.get(operation.id) ?? {};
      for (const [name, whose] of Object.entries(all)) {
        if (typeof whose === 'string') continue;
        const theirs = withOther(operation, name, await whose(open.friend));
        await expectNothingBooked(
          () =>
            expectRefused(`${operation.id} with ${name} of a friend`, (lang) =>
              send(operation, { lang, ...theirs }),
            ),
          tries === undefined ? [] : [tries],
        );
      }
      const key = newKey();
      const body = rightCalls.get(operation.id)?.body?.(open.people) ?? {};
      const first = await send(operation, { key, body });
      expect([operation.id, first.code, first.message]).toEqual([operation.id, 0, 'ok']);
      if (!operation.needsKey) return;
      await expectNothingBooked(async () => {
        expect((await send(operation, { key, body })).text).toBe(first.text);
        const other = inOrder.find(({ id, needsKey }) => needsKey && id !== operation.id);
        if (other !== undefined)
          await expectRefused(
            `${other.id} by the key of ${operation.id}`,
            (lang) => send(other, { key, lang }),
            [errors.KEY_REUSED.code],
          );
      });
    },
  );
});
