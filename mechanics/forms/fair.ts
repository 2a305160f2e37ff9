import type { Queryable } from '../../server/database/database.ts';
import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { dot } from './files/dot.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const option = (id: string) => ({ id, title: `The ${id}` });

const fileId = 'fairfairfairfairfairfa';

const files = '/v2/activities/fair/forms/stage/files';
const dotFile = { field: 'photo', file: dot.toString('base64') };

/** A file that is there before somebody asks for it. */
const keepDot = (db: Queryable, user: string) =>
  db.query(
    `INSERT INTO form_files (file_id, activity, form, field, user_id, sort, size, bytes, stored_at, expires_at)
     VALUES ($1, 'fair', 'stage', 'photo', $2, 'png', $3, $4, 0, 9000000000000) ON CONFLICT DO NOTHING`,
    [fileId, user, dot.length, dot],
  );

export const fairPart: FairPart = {
  block: [
    {
      id: 'stage',
      steps: [
        {
          id: 'you',
          title: 'You',
          fields: [
            { kind: 'text', id: 'name', title: 'Your name', required: true, most: 12 },
            {
              kind: 'choice',
              id: 'talent',
              title: 'Your talent',
              required: true,
              options: ['song', 'dance'].map(option),
            },
            {
              kind: 'text',
              id: 'title',
              title: 'Which song',
              required: true,
              when: { field: 'talent', is: ['song'] },
            },
          ],
        },
        {
          id: 'rest',
          title: 'And',
          fields: [
            { kind: 'phone', id: 'call', title: 'Your number' },
            {
              kind: 'file',
              id: 'photo',
              title: 'Photos',
              takes: ['picture', 'pdf'],
              most: 2,
              mostBytes: 60_000,
            },
          ],
        },
      ],
      seats: 9,
      edit: 'open',
      review: { reasons: [{ id: 'unclear', title: 'Unclear' }], again: true, gives: points(30) },
      gives: points(5),
      keepDays: 10,
    },
    {
      id: 'survey',
      steps: [
        {
          id: 'one',
          title: 'One',
          fields: [{ kind: 'number', id: 'stars', title: 'Stars', required: true, least: 1, most: 5 }],
        },
      ],
      window: { locks: '2025-06-12T00:00:00+08:00' },
      keepDays: 1,
    },
  ],
  calls: {
    submitForm: {
      path: '/v2/activities/fair/forms/stage',
      body: () => ({ answers: JSON.stringify({ name: 'Rain', talent: 'dance' }) }),
      whose: {
        // What one writes is one's own; files among it may be a friend's.
        answers: async ({ call }) => {
          const { id } = await call(files, dotFile);
          return JSON.stringify({ name: 'Rain', talent: 'dance', photo: id });
        },
      },
    },
    listFormSubmissions: { path: '/v2/activities/fair/forms/stage/submissions' },
    storeFormFile: {
      path: files,
      body: () => dotFile,
      whose: { file: 'what is in it' },
    },
    readFormFile: {
      path: `/v2/activities/fair/forms/stage/files/${fileId}`,
      before: (db, { me }) => keepDot(db, me),
    },
    readSubmittedFile: {
      path: `/v2/activities/fair/forms/stage/submissions/${fileId}`,
      before: (db) =>
        db.query(
          'UPDATE form_files f SET nth = 1, expires_at = NULL FROM form_submissions s WHERE (s.activity, s.form, s.user_id, s.nth) = (f.activity, f.form, f.user_id, 1) AND file_id = $1',
          [fileId],
        ),
    },
    reviewForm: {
      path: '/v2/activities/fair/forms/stage/reviews',
      body: ({ me }) => ({ user: me, times: 1, verdict: 'accepted' }),
    },
  },
  plays: [
    // Before the seats are taken: a form that is full takes no file of who has none.
    { call: 'storeFormFile', weight: 3, make: () => ({ path: files, body: dotFile }) },
    {
      call: 'submitForm',
      weight: 5,
      make: (dice) =>
        dice.whole(1, 2) === 1
          ? {
              path: '/v2/activities/fair/forms/stage',
              body: {
                answers: JSON.stringify(
                  dice.pick([
                    { name: 'Rain', talent: 'dance' },
                    { name: 'Rain', talent: 'song', title: 'Rain' },
                    { name: 'Rain', talent: 'chess' },
                  ]),
                ),
              },
            }
          : {
              path: '/v2/activities/fair/forms/survey',
              body: { answers: JSON.stringify({ stars: String(dice.whole(0, 6)) }) },
            },
    },
    {
      call: 'reviewForm',
      weight: 4,
      rightly: "SELECT user_id FROM form_submissions WHERE form = 'stage' ORDER BY submission_id",
      make: (dice, found) => ({
        path: '/v2/activities/fair/forms/stage/reviews',
        body: {
          user: found?.user_id ?? dice.someone(),
          times: dice.whole(1, 2),
          ...dice.pick([{ verdict: 'accepted' }, { verdict: 'refused', why: 'unclear' }]),
        },
      }),
    },
  ],
};
