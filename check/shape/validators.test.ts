import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';

it('every schema of the product is a JSON Schema: the check compiles them without asking', () => {
  const ajv = new Ajv({ strict: false });
  const wrong = [...loadSchemas()].filter(
    ([, schema]) => !ajv.validateSchema({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' }),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
  expect(ajv.validateSchema({ type: 'strng' })).toBe(false);
});
