// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { agreed, type Button } from '../../server/fixtures/agreement.ts';
import { fair } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';

const { h } = openFair();

const button: Button = {
  read: `${base}/wall`,
  told: ({ can, reason, nextAt }) => ({ can, reason, nextAt }),
  call: `${base}/wall`,
  body: { message: 'thank-you' },
};

it('what the wall says may be left is what its call takes, in every phase and at both limits', async () => {
  const document = structuredClone(fair.document) as { campaign: { wall: { limits: object } } };
  document.campaign.wall.limits = { total: 3, day: 1 };
  await h.app.setDocuments([{ route: 'fair', document }]);
  const { token } = await h.newUser();
  const said = [];
  for (const moment of [
    '2025-06-09T12:00:00',
    '2025-06-10T12:00:00',
    '2025-06-10T13:00:00',
    '2025-06-11T12:00:00',
    '2025-06-12T12:00:00',
    '2025-06-12T13:00:00',
    '2025-06-13T00:00:00',
    '2025-06-14T00:00:00',
  ])
    said.push([await agreed(h, button, at(moment), token), await agreed(h, button, at(moment), null)]);
  expect(said).toEqual([
    ['NOT_OPEN', 'NOT_OPEN'],
    ['post', 'TOKEN_EXPIRED'],
    ['DAY_LIMIT_REACHED', 'TOKEN_EXPIRED'],
    ['post', 'TOKEN_EXPIRED'],
    ['post', 'TOKEN_EXPIRED'],
    ['LIMIT_REACHED', 'TOKEN_EXPIRED'],
    ['OVER', 'OVER'],
    ['OVER', 'OVER'],
  ]);
  await h.app.setDocuments([fair]);
});
