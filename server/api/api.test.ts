import { expect, it } from 'vitest';
import { createModuleServers } from '../../modules/servers.ts';
import { errors } from '../errors.ts';
import { createHarness, newKey } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import type { Handler } from '../kernel/context.ts';

it('a call that takes a key and answers past it is no answer, and the log says which', async () => {
  const db = await openTestDatabase();
  const storeMbtiResult: Handler = async () => ({ stored: true });
  const modules = createModuleServers().map((one) => ({
    ...one,
    handlers: { ...one.handlers, storeMbtiResult },
  }));
  const h = await createHarness(db, { modules });
  const { token } = await h.newUser();
  const answer = await h.call('POST', '/v2/mbti/results', {
    token,
    key: newKey(),
    body: { level: 'picked', type: 'INFP' },
  });
  expect(answer).toMatchObject({ status: 500, code: errors.SERVER.code, data: null });
  expect(h.log.lines.join('')).toContain('storeMbtiResult takes a key');
  await h.app.close();
  await db.close();
}, 60_000);
