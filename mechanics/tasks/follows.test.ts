import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CampaignTask } from '../../schemas/generated/types.gen.ts';

const below = new URL('../../activities/', import.meta.url);

/** Words for times, and words for people, in the languages of documents. */
const times = { cn: /次/, tw: /次/, en: /follows|times/, th: /ครั้ง/, vi: /lượt|lần/ };
const people = {
  cn: /个|位|粉丝/,
  tw: /個|位|追蹤者|粉絲/,
  en: /followers|people/,
  th: /คน$|ผู้ติดตาม/,
  vi: /người theo dõi|\d+ người/,
};

const documents = readdirSync(below, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .sort();

const follows = documents.flatMap((path) => {
  const { campaign } = JSON.parse(readFileSync(new URL(path, below), 'utf8')) as {
    campaign?: { tasks?: CampaignTask[] };
  };
  return (campaign?.tasks ?? [])
    .filter(({ counts }) => counts.some(({ fact }) => fact === 'follow'))
    .map(({ id, name, each }) => ({
      path,
      id,
      promises: each === 'person' ? people : times,
      name: Object.entries(name),
    }));
});

it('finds tasks that count follows', () => expect(follows.length).toBeGreaterThan(0));

// Each time, also of the same person, unless the task counts people (decision 0208).
it.each(follows)('promises what it counts, times or people: $path, $id', ({ name, promises }) => {
  const others = promises === people ? times : people;
  for (const [language, text] of name) {
    expect(text).toMatch(promises[language as keyof typeof promises]);
    expect(text).not.toMatch(others[language as keyof typeof others]);
  }
});
