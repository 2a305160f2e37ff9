import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineLists } from '../../check/model/definitions.ts';
import { documentScope } from '../../engine/document/scope.ts';
import { WRITTEN } from '../../engine/i18n/written-date.ts';
import { schemasFolder } from '../api/api-files.ts';
import { roomsFitTogether } from './rooms-fit.ts';
import { takenFacts, takenLists } from './taken.ts';
import { newFolder, told, two } from './testing.ts';

describe('two schemas that have one thing are told with both rooms', () => {
  const both = 'bell and gong both have it';
  const list = (name: string) => ({ type: 'array', 'x-list': name });

  it.each<[string, Readonly<Record<string, object>>, string]>([
    [
      'calls',
      two('operations.json', { ring: { call: 'GET /v2/a' } }, { ring: { call: 'GET /v2/b' } }),
      `the described call \`ring\`: ${both}`,
    ],
    [
      'addresses, whatever their parameters are called',
      two(
        'operations.json',
        { ring: { call: 'GET /v2/{id}/a/{bell}' } },
        { beat: { call: 'GET /v2/{id}/a/{gong}' } },
      ),
      `the address \`GET /v2/{}/a/{}\`: ${both}`,
    ],
    [
      'keys of campaign',
      two('block.schema.json', { 'x-key': 'sound' }, { 'x-key': 'sound' }),
      `\`campaign.sound\`: ${both}`,
    ],
    [
      'lists, at any depth',
      two('block.schema.json', list('sounds'), { properties: { inner: list('sounds') } }),
      `the \`x-list\` \`sounds\`: ${both}`,
    ],
    [
      'a list that the format has',
      { 'mechanics/bell/block.schema.json': list('popups') },
      'the `x-list` `popups`: the format itself and bell both have it',
    ],
    [
      'facts',
      two('block.schema.json', { 'x-fact': 'sound' }, { 'x-fact': 'sound' }),
      `the \`x-fact\` \`sound\`: ${both}`,
    ],
    [
      'a fact that the format has',
      { 'mechanics/bell/block.schema.json': { 'x-fact': 'schedule' } },
      'the `x-fact` `schedule`: the format itself and bell both have it',
    ],
    [
      'titles of blocks',
      two('block.schema.json', { items: { title: 'Sound' } }, { properties: { inner: { title: 'Sound' } } }),
      'the title `Sound`: bell (schemas/mechanics/bell/block.schema.json) and gong (schemas/mechanics/gong/block.schema.json) both have it',
    ],
    [
      'titles of answers, which make one type however they are written',
      {
        'mechanics/bell/a-answer.schema.json': { title: 'SoundAnswer' },
        'modules/gong/api/b-answer.schema.json': { title: 'Sound answer' },
      },
      'bell (schemas/mechanics/bell/a-answer.schema.json) and gong (schemas/modules/gong/api/b-answer.schema.json)',
    ],
    [
      'a title of the format',
      {
        'common/step.schema.json': { title: 'Step' },
        'mechanics/bell/block.schema.json': { title: 'Step' },
      },
      'the server itself (schemas/common/step.schema.json)',
    ],
  ])('%s', (_, schemas, message) => {
    const said = told([], schemas);
    // The schemas of the format come after those of rooms.
    expect(said.includes(message) || said.includes(`and ${message}`)).toBe(true);
    expect(said.split('\n')).toHaveLength(1);
  });

  it.each<[string, Readonly<Record<string, object>>, string]>([
    [
      'within a block',
      { 'mechanics/bell/block.schema.json': { properties: { inner: { 'x-fact': 'sound' } } } },
      'schemas/mechanics/bell/block.schema.json has it within its block, where no text finds it; it belongs beside `x-list` at the root of a block.schema.json',
    ],
    [
      'in an answer',
      { 'mechanics/bell/ring-answer.schema.json': { 'x-fact': 'sound' } },
      'schemas/mechanics/bell/ring-answer.schema.json has it in no block, where no text finds it; it belongs beside `x-list` at the root of a block.schema.json',
    ],
  ])('a fact %s is told with its file', (_, schemas, message) => {
    expect(told([], schemas)).toBe(`- the \`x-fact\` \`sound\`: ${message}`);
  });

  it('a property called title, and what only looks like a schema, name nothing', () => {
    const schema = {
      title: 'One',
      properties: { title: { type: 'string', default: { title: 'One' } } },
      examples: [{ title: 'One', 'x-list': 'popups' }],
    };
    expect(told([], two('block.schema.json', schema, { ...schema, title: 'Other' }))).toBe('');
  });

  it('of the product nothing is, and a planted one is', () => {
    const copy = newFolder();
    cpSync(schemasFolder, copy, { recursive: true });
    const path = join(copy, 'mechanics/prizes/block.schema.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"x-list": "prizes"', '"x-list": "gifts"'));
    expect(() => roomsFitTogether([], copy)).toThrow('the `x-list` `gifts`: gifts and prizes both have it');
  });
});

it('the names that the format has are those that engine and check know', () => {
  const nothing = { title: '', languages: [], theme: { preset: '' }, body: [] };
  const scope = documentScope(nothing as never, 'fair', new Map(), { paths: {} } as never);
  expect(takenFacts).toEqual(expect.arrayContaining([...Object.keys(scope), ...Object.keys(WRITTEN)]));
  const taint = { covers: () => false, touches: () => false };
  const context = { schemas: new Map(), moduleIds: [], themes: [], bridge: [] };
  const lists = defineLists({} as never, [], taint as never, context as never);
  expect([...lists.keys()].sort()).toEqual([...takenLists].sort());
});
