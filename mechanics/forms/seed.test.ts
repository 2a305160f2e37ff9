// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { wrongAnswers } from '../../engine/document/anywhere/answers.ts';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';
import { forms } from './rules.ts';

it('in a try-out some of the crowd have sent right answers, some are reviewed, and it is begun once', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const document = structuredClone(fair.document) as { campaign: { forms: { seats?: number }[] } };
  for (const form of document.campaign.forms) if (form.seats) form.seats = 60;
  const campaigns = readCampaigns([{ route: 'fair', document }], mechanics);
  await seedAll(db, campaigns, noon);
  const read = async () =>
    (
      await db.query<{ form: string; user_id: string; state: string; answers: string; at: number }>(
        'SELECT form, user_id, state, answers, at FROM form_submissions ORDER BY submission_id',
      )
    ).rows;
  const sent = await read();
  const stage = sent.filter(({ form }) => form === 'stage');
  expect(stage.length).toBeGreaterThan(10);
  expect(sent.length - stage.length).toBeGreaterThan(10);
  expect(new Set(stage.map(({ state }) => state))).toEqual(new Set(['sent', 'accepted', 'refused']));
  const moments = stage.map(({ at }) => at);
  const over = Math.max(...moments) - Math.min(...moments);
  const start = campaigns.byId.get('fair')?.schedule.start ?? 0;
  expect(over, 'all the time, not one moment').toBeGreaterThan((noon - start) / 2);
  const demo: readonly string[] = demoUsers.map(({ userId }) => userId);
  const all = campaigns.byId.get('fair')?.block(forms);
  for (const { form, user_id, answers, at } of sent) {
    expect(wrongAnswers(all?.get(form)?.fields ?? [], JSON.parse(answers))).toEqual([]);
    expect(demo).not.toContain(user_id);
    expect(at).toBeLessThan(noon);
  }
  expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
  await seedAll(db, campaigns, noon + 3_600_000);
  expect(await read()).toEqual(sent);
}, 60_000);
