import { expect, it } from 'vitest';
import openApi from '../../schemas/api/openapi.json' with { type: 'json' };
import { testSchemas } from '../testing.tsx';
import { around } from './compile/testing.ts';
import type { OpenApi } from './open-api.ts';
import { documentScope } from './scope.ts';

const paramsOf = (route: string, params?: Record<string, string[]>) =>
  documentScope(around(params ? { params } : {}), route, testSchemas, openApi as unknown as OpenApi).params;

it('a parameter of the address is always there, an optional one may be missing', () => {
  expect(paramsOf('fair/[city]/[[day]]', { city: ['hanoi', 'hue'] })).toStrictEqual({
    type: 'object',
    properties: { city: { type: 'string', enum: ['hanoi', 'hue'] }, day: { type: 'string' } },
    required: ['city'],
    additionalProperties: false,
  });
});

it('a document of one address knows the parameters of its others, and those that its own has not', () => {
  expect(paramsOf('fair/hanoi', { city: ['hanoi'], day: [] })).toMatchObject({
    properties: { city: { type: 'string' }, day: { type: 'string' } },
    required: ['city'],
  });
});
