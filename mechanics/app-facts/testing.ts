import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair, type Harness, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import type { SourceDocument } from '../../server/kernel/campaigns.ts';

type Document = { campaign: Record<string, unknown[]>; schedule: Record<string, string> };

const amountOf = (fact: string) => [{ fact, measure: 'amount' }];

/** The fair, where facts of the app count: minutes watched on two boards and towards a goal, logins on one. */
export const appFair: SourceDocument = {
  route: 'fair',
  document: {
    ...(fair.document as Document),
    campaign: {
      ...(fair.document as Document).campaign,
      boards: [
        { id: 'watchers', by: 'sender', counts: amountOf('watch') },
        { id: 'watched', by: 'receiver', counts: amountOf('watch') },
        { id: 'daily', by: 'sender', period: 'day', counts: amountOf('watch') },
        { id: 'visitors', by: 'sender', counts: [{ fact: 'login', measure: 'amount', weight: 10 }] },
      ],
      milestones: [{ id: 'hours', name: 'Hours', at: 100, counts: amountOf('watch') }],
    },
  },
};

/** A campaign that ends a day earlier, and counts minutes and shares. */
export const ball: SourceDocument = {
  route: 'ball',
  document: {
    ...(fair.document as Document),
    schedule: {
      ...(fair.document as Document).schedule,
      end: '2025-06-12T00:00:00+08:00',
      settle: '2025-06-12T06:00:00+08:00',
    },
    campaign: {
      boards: [{ id: 'dancers', by: 'sender', counts: [...amountOf('watch'), ...amountOf('share')] }],
    },
  },
};

/** A campaign that ends where the others begin, and takes until after their noon what happened in it. */
export const dawn: SourceDocument = {
  route: 'dawn',
  document: {
    ...(fair.document as Document),
    schedule: {
      ...(fair.document as Document).schedule,
      start: '2025-06-08T00:00:00+08:00',
      end: '2025-06-10T00:00:00+08:00',
      settle: '2025-06-12T00:00:00+08:00',
    },
    campaign: { boards: [{ id: 'early', by: 'sender', counts: amountOf('watch') }] },
  },
};

export interface Outcome {
  readonly id: string | null;
  readonly became: string;
  readonly reason?: string;
  readonly field?: string;
}

/** Both campaigns on a server of their own, held to all audits after the tests of the file. */
export function openAppFacts() {
  let h: Harness | undefined;
  const open = (): Harness => {
    if (h === undefined) throw new Error('The server is open while tests run');
    return h;
  };
  beforeAll(async () => {
    h = await createHarness(await openTestDatabase(), { documents: [appFair, ball] });
  }, 60_000);
  beforeEach(() => open().setClock(noon));
  afterAll(async () => {
    expect(new Set(Object.values(await audit(open().db, everyRoom)))).toEqual(new Set([0]));
    await open().app.close();
    await open().db.close();
  });
  const headers = { 'x-service-key': serviceKey };
  const post = (body: object) => open().call('POST', '/v2/facts', { body, headers });
  return {
    open,
    post,
    /** Tells a batch. @returns what became of each fact */
    async tell(...facts: object[]): Promise<readonly Outcome[]> {
      const { code, message, data } = await post({ facts });
      expect([code, message]).toEqual([0, 'ok']);
      return data.facts as Outcome[];
    },
    /** What somebody has on a board; 0 for nothing. */
    async score(board: string, user: string, campaign = 'fair', day = ''): Promise<number> {
      const { rows } = await open().db.query<{ score: number }>(
        'SELECT score FROM board_scores WHERE activity = $1 AND board = $2 AND user_id = $3 AND day = $4',
        [campaign, board, user, day],
      );
      return rows[0]?.score ?? 0;
    },
  };
}
