import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../engine/document/schema-set.ts';

interface Block extends Schema {
  'x-key'?: string;
}

/** The block of every mechanic, by its key of `campaign`. */
function blocksOf(schemas: string): [key: string, block: Block][] {
  const names = readdirSync(join(schemas, 'mechanics')).sort();
  return names.flatMap((name): [string, Block][] => {
    const path = join(schemas, 'mechanics', name, 'block.schema.json');
    if (!existsSync(path)) return [];
    const block = JSON.parse(readFileSync(path, 'utf8')) as Block;
    return [[block['x-key'] ?? name, block]];
  });
}

/** What is needed stands before what needs it. @throws Error for a key that no mechanic has */
function inOrder(blocks: readonly [key: string, block: Block][]): [key: string, block: Block][] {
  const left = [...blocks];
  const done: [string, Block][] = [];
  while (left.length > 0) {
    const at = left.findIndex(([, block]) =>
      (block['x-needs'] ?? []).every((need) => done.some(([key]) => key === need)),
    );
    const [next] = left.splice(at, at < 0 ? 0 : 1);
    if (next === undefined)
      throw new Error(`x-needs of ${left.map(([key]) => key).join(', ')} cannot be met`);
    done.push(next);
  }
  return done;
}

/** References of a block hold from `schemas/common/`, where all blocks come together. */
const fromCommon = (block: Schema): Schema =>
  JSON.parse(JSON.stringify(block), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^\.\.\/\.\.\/common\//, '') : value,
  ) as Schema;

/** `schemas/common/campaign.schema.json`: what the server runs for a document, one key a mechanic. */
export function composeCampaign(schemas: string): object {
  const blocks = inOrder(blocksOf(schemas));
  const needs = blocks.flatMap(([key, block]) => (block['x-needs'] ? [[key, block['x-needs']]] : []));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Campaign',
    description:
      "The rules that the server runs for this document, one key for each thing that people can do. The campaign's id is the document's route; its dates are the document's schedule.",
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    dependencies: Object.fromEntries(needs),
    properties: Object.fromEntries(
      blocks.map(([key, block]) => {
        const {
          $schema: _,
          'x-key': __,
          'x-needs': ___,
          examples: ____,
          ...rest
        } = fromCommon(block) as Block;
        return [key, rest];
      }),
    ),
    examples: [Object.fromEntries(blocks.map(([key, block]) => [key, block.examples?.[0]]))],
  };
}
