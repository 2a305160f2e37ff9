import { expect, it } from 'vitest';
import openApi from '../../../schemas/api/openapi.json' with { type: 'json' };
import { testSchemas } from '../../testing.tsx';
import type { OpenApi } from '../open-api.ts';
import { inAllLanguages } from './in-all-languages.ts';
import { around } from './testing.ts';

const context = { set: testSchemas, api: openApi as unknown as OpenApi };

it('is made once for the languages that follow each other, and not kept of all documents that somebody holds', () => {
  const held = Array.from({ length: 51 }, (_, nth) => around({ title: `Campaign ${nth}` }));
  const made = held.map((document) => inAllLanguages(document, 'trial', context));
  const again = (at: number) => inAllLanguages(held[at] as (typeof held)[number], 'trial', context);
  expect(again(50)).toBe(made[50]);
  expect(again(0)).not.toBe(made[0]);
});

it('is of its own for another address, and for other schemas', () => {
  const document = around({});
  const made = inAllLanguages(document, 'trial', context);
  expect(inAllLanguages(document, 'elsewhere', context)).not.toBe(made);
  const others = { ...context, api: { ...context.api } };
  expect(inAllLanguages(document, 'trial', others).scope).not.toBe(made.scope);
  expect(inAllLanguages(document, 'trial', context)).toBe(made);
});
