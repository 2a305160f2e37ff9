import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiOrigins } from './api-origins.ts';
import { root } from './schemas.ts';

const settings = join(root, 'engine/platform/settings.json');

it.each([
  ['https://h5.gala.example.com', ['https://api.gala.example.com']],
  ['https://pre-h5.gala.example.com', ['https://pre-api.gala.example.com']],
  ['https://test-h5.gala.example.com', ['https://test-api.gala.example.com']],
  ['http://127.0.0.1:4173', []],
])('pages at %s may ask the API of their own environment: %s', (origin, expected) => {
  expect(apiOrigins(settings, origin)).toEqual(expected);
});

it('pages that may stand anywhere may ask each', () => {
  expect(apiOrigins(settings, undefined)).toHaveLength(3);
});
