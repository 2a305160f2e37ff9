// By turns, 15 s: builds the pages and opens a server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { RenderInput } from '../app/prerender/renderer.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { fair } from '../server/fixtures/harness.ts';
import { createTryOut } from './try-out.ts';
import { KEY_COOKIE } from './try-out-key.ts';

const { cover: _, ...bare } = fair.document as ActivityDocument;
const key = 'key-of-this-start';

it('a page of another moment is drawn with what the server answers for that moment', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gala-ahead-'));
  const inputs: RenderInput[] = [];
  const served = await createTryOut({
    renderer: () => ({
      render: (input) => {
        inputs.push(input);
        return {
          html: `<p>${JSON.stringify(input.answers)}</p>`,
          hashes: { styles: [], scripts: [] },
          faults: [],
        };
      },
      publicRequests: (input) => {
        inputs.push(input);
        return { list: '/v2/activities' };
      },
      asset: (path) => path,
      titleOf: ({ title }) => title,
      scripted: () => [],
    }),
    documents: () => [{ route: fair.route, document: bare }],
    dataDir,
    realDates: true,
    stream: false,
    sessions: false,
    clock: () => Date.parse('2025-06-11T12:00:00+08:00'),
    tools: { key, address: '/h5_ac/simulator.js' },
  });
  onTestFinished(async () => {
    await served.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const phaseOn = async (query: string, cookie = ''): Promise<string | undefined> => {
    const { body } = await served.fastify.inject({ url: `/h5_ac/fair${query}`, headers: { cookie } });
    return /"phase":"(\w+)"/.exec(body)?.[1];
  };
  expect(await phaseOn('')).toBe('live');
  expect(await phaseOn('?phase=ended', `${KEY_COOKIE}=${key}`)).toBe('ended');
  // Nobody else chooses a moment, and the page as all see it stays as it was.
  expect(await phaseOn('?phase=ended', `${KEY_COOKIE}=another`)).toBe('live');
  expect(await phaseOn('')).toBe('live');
  // Nobody comes to a served page from before its moment (decision 0168).
  expect(new Set(inputs.map(({ onward }) => onward))).toEqual(new Set([true]));
}, 120_000);
