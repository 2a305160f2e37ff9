// By turns, 15 s: builds the pages and opens a server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { ActivityDocument } from '../engine/document/document.ts';
import { fair } from '../server/fixtures/harness.ts';
import { createTryOut } from './try-out.ts';
import { KEY_COOKIE } from './try-out-key.ts';

const { cover: _, ...bare } = fair.document as ActivityDocument;
const key = 'key-of-this-start';

it('a page of another moment is drawn with what the server answers for that moment', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gala-ahead-'));
  const served = await createTryOut({
    renderer: () => ({
      render: ({ answers }) => ({
        html: `<p>${JSON.stringify(answers)}</p>`,
        hashes: { styles: [], scripts: [] },
        faults: [],
      }),
      publicRequests: () => ({ list: '/v2/activities' }),
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
}, 120_000);
