import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { routesOf } from '../../engine/document/api.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { rightCalls } from '../fixtures/fair.ts';
import { newKey, serviceKey } from '../fixtures/harness.ts';
import { openPeopledFair } from '../fixtures/peopled-fair.ts';
import { handlersOf } from '../operations/index.ts';
import { mountedAt, type Operation, readContract } from './contract.ts';

const contract = readContract();
const peopled = openPeopledFair();

function validatorOf(operation: Operation): ValidateFunction {
  return contract.validator({ $ref: operation.answer });
}

async function dataOf(operation: Operation): Promise<Readonly<Record<string, unknown>>> {
  const call = rightCalls.get(operation.id) ?? {};
  const path = call.path ?? operation.path.replace(':id', 'fair');
  const { db, h, people, token } = peopled;
  await call.before?.(db, people);
  const answer = await h.call(operation.method as 'GET' | 'POST' | 'PUT', path, {
    ...(operation.caller === 'service' ? {} : { token }),
    headers: { ...(operation.caller === 'service' ? { 'x-service-key': serviceKey } : {}), ...call.headers },
    ...(operation.needsKey ? { key: newKey() } : {}),
    ...(call.body ? { body: call.body(people) } : {}),
  });
  expect(answer.code).toBe(0);
  expect(contract.validator({ $ref: 'envelope.schema.json' })(JSON.parse(answer.text))).toBe(true);
  return answer.data;
}

describe('schemas/api is what the server answers', () => {
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));

  it('names every operation that the server handles, and no other', () => {
    const sorted = (names: Iterable<string>) => [...names].sort();
    expect(sorted(byId.keys())).toEqual(sorted(Object.keys(handlersOf(everyRoom))));
  });

  it.each([...rightCalls.keys()])('%s answers by its schema, which refuses a wrong answer', async (id) => {
    const operation = byId.get(id);
    if (operation === undefined) throw new Error(`No operation ${id}`);
    const validate = validatorOf(operation);
    const data = await dataOf(operation);
    validate(data);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...data, surplus: 1 })).toBe(false);
    for (const key of Object.keys(data)) {
      expect(validate({ ...data, [key]: Symbol('wrong') })).toBe(false);
    }
  });

  it('holds visitors’ answers of public operations to the same schemas', async () => {
    const open = contract.operations.filter(
      (one) => one.method === 'GET' && one.caller !== 'user' && one.caller !== 'service',
    );
    expect(open.length).toBeGreaterThan(5);
    for (const operation of open) {
      const { path = operation.path.replace(':id', 'fair'), headers = {} } =
        rightCalls.get(operation.id) ?? {};
      const { data } = await peopled.h.call('GET', path, { headers });
      const validate = validatorOf(operation);
      validate(data);
      expect([operation.id, validate.errors ?? []]).toEqual([operation.id, []]);
    }
  });

  it('serves the OpenAPI document in one piece', async () => {
    const response = await peopled.h.app.inject('/api-server/openapi.json');
    const text = response.body;
    expect(text).not.toContain('.schema.json');
    const document = response.json();
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      (match) => match[1],
    );
    expect(references.length).toBeGreaterThan(20);
    for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name);
    expect(document.components.securitySchemes.bearer.scheme).toBe('bearer');
  });

  it('every schema accepts its own examples and describes each property', () => {
    const described = (schema: unknown): boolean => {
      if (typeof schema !== 'object' || schema === null) return true;
      if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null) {
        const properties = Object.values(schema.properties);
        return properties.every((one) => ('description' in one || '$ref' in one) && described(one));
      }
      return 'items' in schema ? described(schema.items) : true;
    };
    expect(described({ properties: { bare: { type: 'string' } } })).toBe(false);
    const { components } = JSON.parse(contract.openApi);
    for (const [title, schema] of Object.entries<{ examples?: unknown[] }>(components.schemas)) {
      const ajv = new Ajv({ strict: false }).addSchema({ $id: 'root', components });
      const validate = ajv.compile({ $ref: `root#/components/schemas/${title}` });
      expect([title, schema.examples?.length ?? 0]).not.toEqual([title, 0]);
      for (const example of schema.examples ?? []) expect([title, validate(example)]).toEqual([title, true]);
      expect([title, described(schema)]).toEqual([title, true]);
    }
  });
});

it('headers are asked for in small letters, as they arrive; what stands in an address as it is written', () => {
  const text = { type: 'string' };
  const named = (place: string, name: string) => ({ in: place, name, required: true, schema: text });
  const data = { $ref: 'board-answer.schema.json' };
  const get = {
    operationId: 'readThing',
    parameters: [named('header', 'X-Area'), named('path', 'thingId'), named('query', 'lastSeen')],
    responses: { '200': { content: { 'application/json': { schema: { properties: { data } } } } } },
  };
  const [mounted] = routesOf({ paths: { '/things/{thingId}': { get } } } as unknown as OpenApi).flatMap(
    mountedAt,
  );
  const asked = (name: string) => ({ type: 'object', required: [name], properties: { [name]: text } });
  expect(mounted).toMatchObject({
    path: '/things/:thingId',
    schema: { headers: asked('x-area'), params: asked('thingId'), querystring: asked('lastSeen') },
  });
});
