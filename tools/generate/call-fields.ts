import type { Operation } from '../../engine/document/api.ts';
import { apiSchemaFile } from '../../engine/document/api-schemas.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { type KeyRow, keyRows } from './document-docs.ts';
import { cell, code, typeOf } from './widget-rows.ts';

const head = ['| field | type | needed | meaning |', '|---|---|---|---|'];

const row = (name: string, type: string, required: boolean, meaning: string): string =>
  `| ${code(name)} | ${cell(type)} | ${required ? 'yes' : ''} | ${cell(meaning)} |`;

function fieldsOf(set: SchemaSet, name: string): KeyRow[] {
  const file = `api/${apiSchemaFile(name)}`;
  const schema = set.get(file);
  if (schema === undefined) throw new Error(`There is no schema of ${name}`);
  return keyRows(set, { schema, file }, undefined);
}

/** What a call takes and answers, field by field: what documents write in `query` and `body`, and read of `answer` and `data`. */
export function callFields(
  set: SchemaSet,
  { method, path, parameters, request, answer }: Operation,
): string[] {
  const file = 'api/openapi.json';
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema = {}, required = false, description = '' }) =>
      row(name, typeOf(set, { schema, file }), required, description),
    );
  const body = (request === undefined ? [] : fieldsOf(set, request)).map((one) =>
    row(one.name, one.type, one.required, one.description),
  );
  const told = (answer === undefined ? [] : fieldsOf(set, answer)).map((one) =>
    row(`answer.${one.name}`, one.type, one.required, one.description),
  );
  const part = (words: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : [words, '', ...head, ...rows, ''];
  return [
    `### ${method.toUpperCase()} ${path}`,
    '',
    ...part('It takes in `query`:', query),
    ...part('It takes in `body`:', body),
    ...part('It answers:', told),
    ...(query.length + body.length + told.length === 0 ? ['It takes and answers no fields.', ''] : []),
  ];
}
