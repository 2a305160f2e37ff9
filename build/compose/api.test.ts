import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { composeApi, roomsOfCalls } from './api.ts';

let folder = '';
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = '';
});

/** Schemas of a project with one mechanic of one call. */
function schemasWith(call: object): string {
  folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const write = (path: string, value: object) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value));
  };
  write('api/description.json', { components: {}, 'x-parameters': { lang: {}, id: {}, once: {} } });
  write('mechanics/bells/operations.json', {
    ring: {
      call: 'POST /v2/activities/{id}/bells',
      summary: 'Ring',
      caller: 'user',
      once: true,
      answer: 'bell-answer.schema.json',
      ...call,
    },
  });
  return folder;
}

const composed = (call: object): string => JSON.stringify(composeApi(schemasWith(call)));

describe('phases of a call', () => {
  it('are told to all who read the description', () => {
    expect(composed({ phases: ['live', 'settling'] })).toContain('"x-phases":["live","settling"]');
    expect(composed({})).not.toContain('x-phases');
  });

  it('are refused where nothing would hold the call to them', () => {
    const wrong = /bells\/operations\.json: ring has `phases`: only calls below .* `once` are held to them/;
    expect(() => composed({ phases: ['live'], once: false })).toThrow(wrong);
    expect(() => composed({ phases: ['live'], call: 'POST /v2/bells' })).toThrow(wrong);
  });

  it('are phases', () => {
    expect(() => composed({ phases: ['live', 'running'] })).toThrow(
      'expected some of preview, live, settling, ended, got `running`',
    );
    expect(() => composed({ phases: [] })).toThrow('got none');
  });
});

describe('what a call changes', () => {
  const ask = (own: object) => ({ call: 'GET /v2/bells', summary: '', caller: 'anyone', answer: '', ...own });
  const changed = (changes: readonly string[] | undefined): unknown => {
    const schemas = schemasWith(changes === undefined ? {} : { changes });
    mkdirSync(join(schemas, 'mechanics/ropes'), { recursive: true });
    const ropes = { readRope: ask({ follows: ['readPurse'] }), readKnot: ask({ call: 'GET /v2/knots' }) };
    writeFileSync(join(schemas, 'mechanics/ropes/operations.json'), JSON.stringify(ropes));
    const { paths } = composeApi(schemas) as { paths: Record<string, { post?: object } | undefined> };
    return { ...paths['/v2/activities/{id}/bells']?.post };
  };

  it('is what follows it as well', () => {
    expect(changed(['readPurse', 'readKnot'])).toMatchObject({
      'x-changes': ['readPurse', 'readKnot', 'readRope'],
    });
    expect(changed(['readKnot'])).toMatchObject({ 'x-changes': ['readKnot'] });
    expect(changed(['readPurse', 'readRope'])).toMatchObject({ 'x-changes': ['readPurse', 'readRope'] });
    expect(changed(undefined)).not.toHaveProperty('x-changes');
  });
});

it('calls are known by their room', () => {
  expect(roomsOfCalls(schemasWith({}))).toEqual([['bells', ['ring']]]);
});
