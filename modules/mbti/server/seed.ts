import { DAY } from '../../../engine/document/anywhere/days.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { insertAll } from '../../../server/database/insert-all.ts';
import type { Person } from '../../../server/kernel/mechanic.ts';
import { demoUsers } from '../../../server/seed/demo.ts';
import { randomOf } from '../../../server/seed/random.ts';
import { pairs, type Tally, tallyOfType, typeOf } from '../rules/score.ts';

/** How often each pair is asked on the entry level. */
const votes = 5;

const part = 'mbti';

/** One entry test: every person leans somewhere, and not every answer follows. */
function tallyBy(random: () => number): Tally {
  const tally = { ...tallyOfType('') };
  for (const [first, second] of pairs) {
    const leaning = random();
    for (let vote = 0; vote < votes; vote += 1) tally[random() < leaning ? first : second] += 1;
  }
  return tally;
}

/**
 * Results of the personality test: some 60% of the people have one, two thirds of these show it, and each topic has a
 * few who joined. The demo users begin without one, so that the test can be tried from its start.
 *
 * @param topics ids
 * @param now ms UTC
 */
export async function seedPersonality(
  tx: Queryable,
  people: readonly Person[],
  topics: readonly string[],
  now: number,
): Promise<void> {
  const done = await tx.query('SELECT part FROM seeded WHERE part = $1', [part]);
  if (done.rows.length > 0) return;
  await tx.query('INSERT INTO seeded (part) VALUES ($1)', [part]);
  const random = randomOf('personality');
  const taken = new Set(
    (await tx.query<{ user_id: string }>('SELECT user_id FROM mbti_people')).rows.map((row) => row.user_id),
  );
  const others = people.slice(demoUsers.length).filter(({ user_id }) => !taken.has(user_id));
  const tested = others.filter(() => random() < 0.6);
  const results = tested.map(({ user_id }) => {
    const tally = tallyBy(random);
    const at = now - Math.floor(random() * 20 * DAY);
    return { user_id, level: 'entry', type: typeOf(tally), tally: JSON.stringify(tally), at, nth: 1 };
  });
  results.sort((a, b) => a.at - b.at);
  const shown = tested.filter(() => random() < 2 / 3).map(({ user_id }) => user_id);
  const joins = topics.flatMap((topic) => {
    const drawn = 0.1 + random() * 0.4;
    return tested
      .filter(() => random() < drawn)
      .map(({ user_id }) => ({ topic, user_id, at: now - Math.floor(random() * 20 * DAY) }));
  });
  await insertAll(
    tx,
    'mbti_results',
    'user_id text, level text, type text, tally text, at int8, nth int4',
    results,
  );
  await tx.query(
    `INSERT INTO mbti_people (user_id, visible, result_id, type, tests, at)
     SELECT user_id, user_id = ANY($1::text[]), result_id, type, 1, at FROM mbti_results
     WHERE user_id = ANY($2::text[])`,
    [shown, tested.map(({ user_id }) => user_id)],
  );
  await insertAll(tx, 'mbti_topic_joins', 'topic text, user_id text, at int8', joins);
}
