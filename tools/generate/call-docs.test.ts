import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import { type Caller, operationsOf } from '../../engine/document/api.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { mechanics } from '../../mechanics/index.ts';
import { moduleServers } from '../../modules/servers.ts';
import { refusalsOf } from '../../server/api/refusals.ts';
import { callDocs } from './call-docs.ts';

const contract = JSON.parse(readFileSync(join(root, 'schemas/api/openapi.json'), 'utf8')) as OpenApi;
const set = loadSchemas();
const page = readFileSync(join(root, 'docs/calls.md'), 'utf8');

const callers: Readonly<Record<Caller, string>> = {
  anyone: 'anybody',
  optional: 'anybody, more for users',
  user: 'users',
  service: "the app's server",
};

describe('docs/calls.md', () => {
  it('names every call of the contract with who may make it, and none that does not exist', () => {
    const told = [...page.matchAll(/^\| `((?:GET|POST|PUT|DELETE) \/[^`]+)` \| ([^|]+?) \|/gm)].map(
      ([, call = '', who = '']) => [call, who],
    );
    const promised = operationsOf(contract).map(({ method, path, caller }) => [
      `${method.toUpperCase()} ${path}`,
      callers[caller],
    ]);
    expect(told.toSorted()).toEqual(promised.toSorted());
  });

  it('names every refusal with its code', () => {
    const all = refusalsOf([...mechanics, ...moduleServers]);
    const told = [...page.matchAll(/^\| (\d+) \| ([A-Z_]+) \|/gm)].map(([, code, name]) => [
      name,
      Number(code),
    ]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries([...all].map(([name, { code }]) => [name, code])),
    );
  });

  it('says of a call what it takes, when it is open, and more than its summary where there is more', () => {
    const answer = { 200: {} };
    const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: {} };
    const api: OpenApi = {
      paths: {
        '/bells': {
          get: { operationId: 'readBells', summary: 'The bells', 'x-anchor': true, responses: answer },
          post: {
            operationId: 'ring',
            summary: 'Ring',
            description: 'Rings a|b.',
            security: [{ bearer: [] }],
            parameters: [key],
            'x-phases': ['settling', 'live'],
            responses: answer,
          },
        },
      },
    };
    const message = { cn: '', tw: '', en: 'Too shrill', th: '', vi: '' };
    const text = callDocs(
      new Map(),
      api,
      [['bells', ['readBells', 'ring']]],
      new Map([
        ['LATER', { code: 1301, status: 200, message }],
        ['TOO_SHRILL', { code: 1300, status: 200, message, final: true }],
      ]),
    );
    expect(text.split('\n').filter((line) => /^(\| [`\d]|## )/.test(line))).toEqual([
      '## bells',
      '| `GET /bells` | anybody | also below `/api-anchor` |  | The bells. |',
      '| `POST /bells` | users | a key | live, settling | Rings a\\|b. |',
      '## Refusals',
      '| 1300 | TOO_SHRILL | 200 | Too shrill | yes |',
      '| 1301 | LATER | 200 | Too shrill |  |',
    ]);
  });

  it('has every field that a call takes and answers, with its type and what it means', () => {
    const part = (call: string): string => page.split(`### ${call}\n`)[1]?.split('\n#')[0] ?? '';
    const redeem = part('POST /v2/activities/{id}/exchange/{item}');
    expect(redeem).toContain('It takes in `body`:');
    expect(redeem).toContain('| `count` | integer, 1 to 99 |  | How many. |');
    expect(redeem).toContain('| `answer.balance` | integer, from 0 | yes | Points after it, minor units. |');
    const board = part('GET /v2/activities/{id}/boards/{board}');
    expect(board).toMatch(/\| `day` \| integer, 1 to 8784 \| {2}\| Day of a daily board/);
    expect(board).toContain('| `answer.rows[].user.nickname` |');
    for (const { method, path, answer, request } of operationsOf(contract)) {
      const told = part(`${method.toUpperCase()} ${path}`);
      for (const name of Object.keys(set.get(`api/${answer}.schema.json`)?.properties ?? {}))
        expect(told).toContain(`| \`answer.${name}\` |`);
      for (const name of Object.keys(set.get(`api/${request}.schema.json`)?.properties ?? {}))
        expect(told).toContain(`| \`${name}\` |`);
    }
  });
});
