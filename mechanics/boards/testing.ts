// Door for the tests of what boards settle: a fair of its own for each test, whose boards pay.

import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BoardReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { audit } from '../../server/audit.ts';
import type { Database } from '../../server/database/database.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair, type Harness, noon } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns, type SourceDocument } from '../../server/kernel/campaigns.ts';
import { hearersOf } from '../../server/kernel/facts.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { recordGifts } from '../gifts/record.ts';
import { mechanics } from '../index.ts';
import { boardsMechanic } from './server.ts';

const hearers = hearersOf(mechanics);
export let db: Database;
export let h: Harness;
let fairs = 0;
export let campaigns: ReturnType<typeof readCampaigns>;
/** Six, of whom the last one gives. */
export let people: readonly { readonly id: string; readonly token: string }[];
/** Of the fair. */
export let id: string;

const prize = (name: string, days: number) => ({ kind: 'prize', prize: name, days });

/** A fair of its own whose boards pay: its first three places, as many as take part allow. */
export function newFair(shift = 0): readonly SourceDocument[] {
  const source = structuredClone(fair.document) as {
    schedule: Record<string, string>;
    campaign: { boards: object[]; prizes?: object[] };
  };
  for (const [key, text] of Object.entries(source.schedule))
    source.schedule[key] = new Date(Date.parse(text) + shift + 8 * 3_600_000)
      .toISOString()
      .replace('.000Z', '+08:00');
  source.campaign.prizes = [{ id: 'halo', name: 'Halo' }];
  const rewards = [
    { id: 'champion', from: 1, to: 1, gives: [{ kind: 'points', points: 100 }, prize('halo', 30)] },
    { id: 'next', from: 2, to: 3, gives: [{ kind: 'points', points: 10 }] },
  ];
  const rewarded = [
    { participants: 2, places: 1 },
    { participants: 4, places: 3 },
  ];
  source.campaign.boards = [
    { id: 'charm', by: 'receiver', size: 4, rewards, rewarded },
    { id: 'daily', by: 'receiver', period: 'day', rewards: [{ ...rewards[0], gives: [prize('halo', 7)] }] },
  ];
  return [{ route: id, document: source }];
}

/** What is settled from now on. */
export const use = (documents: readonly SourceDocument[]): void => {
  campaigns = readCampaigns(documents, mechanics);
};

/** One more fair, in which nothing has happened yet. */
export function anotherFair(): readonly SourceDocument[] {
  fairs += 1;
  id = `fair-${fairs}`;
  const documents = newFair();
  use(documents);
  return documents;
}

/** For the tests of one file: one database, and a fair and its server for each. */
export function openSettlements(): void {
  beforeAll(async () => {
    db = await openTestDatabase();
  }, 60_000);

  beforeEach(async () => {
    h = await createHarness(db, { documents: anotherFair() });
    people = await Promise.all(Array.from({ length: 6 }, () => h.newUser()));
  });

  afterAll(() => db.close());
}

let gifts = 0;

export async function gift(to: number, count: number, at = noon): Promise<void> {
  gifts += 1;
  const giver = people[5]?.id ?? '';
  const event = {
    eventId: `g${gifts}`,
    activity: id,
    gift: 'wave',
    from: giver,
    to: people[to]?.id ?? '',
    count,
    at,
  };
  const [became] = await recordGifts(db, hearers, campaigns, [event], at);
  if (became?.became !== 'counted') throw new Error(`The gift was not counted: ${JSON.stringify(became)}`);
}

/** Five people: a tie that time decides, one that the id decides, one beyond the list. */
export async function liveliness(): Promise<void> {
  await gift(0, 50);
  await gift(1, 30, noon + 5);
  await gift(2, 30, noon + 4);
  await gift(3, 10, noon + 9);
  await gift(4, 10, noon + 9);
}

export const end = () => campaigns.byId.get(id)?.schedule.settle ?? 0;
export const settle = (over = db, now = end()) => settleDue(over, campaigns, [boardsMechanic], now);
export const receipt = async (board = 'charm', query = '') =>
  (await h.call('GET', `/v2/activities/${id}/boards/${board}/receipt${query}`))
    .data as unknown as BoardReceiptAnswer;

/** What everybody was given, by the number of the person. */
export async function given(): Promise<unknown> {
  const { rows } = await db.query<{ user_id: string }>(
    'SELECT user_id, reference, points, prize, days FROM grants WHERE activity = $1',
    [id],
  );
  const who = new Map(people.map((person, n) => [person.id, n]));
  return rows
    .map(({ user_id, ...rest }) => [who.get(user_id), ...Object.values(rest)])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** What a lively fair gives. */
export const asPromised = [
  [0, 'charm 2025-06-10', 100, null, null],
  [0, 'charm 2025-06-10', null, 'halo', 30],
  [0, 'daily 2025-06-11 2025-06-10', null, 'halo', 7],
  [1, 'charm 2025-06-10', 10, null, null],
  [2, 'charm 2025-06-10', 10, null, null],
];

/** Audits that find something. */
export const broken = async () => Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0);
