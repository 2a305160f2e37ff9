// Door for tests and stories of the personality test: what a phone keeps, what a server answers.
import { RequestError, type RequestFault } from '../../engine/http/errors.ts';
import type { Call } from '../../engine/page/world.ts';
import type {
  MbtiMineAnswer,
  MbtiResult,
  MbtiTopicsAnswer,
  MbtiTypeAnswer,
} from '../../schemas/generated/types.gen.ts';
import mineSchema from '../../schemas/modules/mbti/api/mbti-mine-answer.schema.json' with { type: 'json' };
import resultSchema from '../../schemas/modules/mbti/api/mbti-result.schema.json' with { type: 'json' };
import { draftStore } from './common/use-draft.ts';
import topicTexts from './data/topics.json' with { type: 'json' };
import { type Draft, emptyDraft, type Last, type Pending } from './draft.ts';
import type { Level } from './rules/levels.ts';

/** Where the phone keeps the test. */
const KEPT_AS = 'gala.mbti';

/** What a phone may keep before a test: the answers of the level beside them, or of each level. */
export interface KeptBefore extends Partial<Omit<Draft, 'answers'>> {
  readonly answers?: string | Partial<Record<Level, string>>;
}

/**
 * Puts the phone and the address into a state: what is kept of the test, and which view is asked for. The draft hears
 * of it as of another page's change; the rest of the address belongs to whatever shows the screen.
 */
export function setPhone(
  { answers = '', level = 'entry', own = [], ...kept }: KeptBefore = {},
  view: { view?: string | undefined; level?: string | undefined } = {},
): void {
  const address = new URL(location.href);
  for (const name of ['view', 'level'] as const) {
    const value = view[name];
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState({ ...history.state, mbti: undefined }, '', address);
  for (const name of ['gala.mbti.others', 'gala.mbti.own', 'gala.mbti.short'])
    sessionStorage.removeItem(name);
  const byLevel = typeof answers === 'string' ? { [level]: answers } : answers;
  // First nothing: what waited before is not known to be anybody's.
  for (const value of [
    {},
    { ...emptyDraft, ...kept, level, answers: { ...emptyDraft.answers, ...byLevel } },
  ]) {
    localStorage.setItem(KEPT_AS, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key: KEPT_AS }));
  }
  for (const key of own) draftStore().claim(key, true);
}

/** What the phone keeps of the test now. */
export const kept = (): Draft => JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Draft;

const stamp = { key: 'test-0001', at: Date.now() - 60_000 };

/** A test of the entry level that was finished on this phone a minute ago, and the same while it waits to be stored. */
export const last: Last = { ...stamp, level: 'entry', type: 'INFP', shares: [20, 40, 20, 0] };
export const waiting: Pending = { ...stamp, level: 'entry', answers: 'BBABABBBAB', type: 'INFP' };

const [tested, untested] = mineSchema.examples as [MbtiMineAnswer, MbtiMineAnswer];

/** What the server answers when a result is stored. */
export const [stored] = resultSchema.examples as [MbtiResult];

/** Somebody without a result. */
export const notTested = untested;

/** The reader's own results with this type as the latest one. */
export const resultOf = (type: string, changes: Partial<MbtiMineAnswer> = {}): MbtiMineAnswer => {
  const scales = stored.scales.map((scale, index) => ({
    ...scale,
    share: type.includes(scale.first) ? 100 - index * 12 : index * 12,
  })) as MbtiResult['scales'];
  return {
    ...tested,
    type,
    levels: tested.levels.map((one) =>
      one.type === null ? one : { ...one, type },
    ) as MbtiMineAnswer['levels'],
    result: { ...stored, type, scales },
    ...changes,
  };
};

/** Somebody who has been through all levels, two of them more than once. */
export const everyLevel: MbtiMineAnswer = resultOf('ENFJ', {
  level: 'in_depth',
  levels: [
    { level: 'entry', type: 'INFP', tests: 1, at: 1747699200000 },
    { level: 'advanced', type: 'ENFP', tests: 3, at: 1747799200000 },
    { level: 'in_depth', type: 'ENFJ', tests: 12, at: 1747899200000 },
  ],
  result: { ...stored, level: 'in_depth', type: 'ENFJ' },
});

const joins = topicTexts.topics.map(({ id }, index) => ({
  id,
  joins: Math.round(128_000 / (1 + index * 3)),
}));

/** What everybody knows of a type. */
export const factsOf = (type: string, changes: Partial<MbtiTypeAnswer> = {}): MbtiTypeAnswer => ({
  type,
  people: 90_210,
  everybody: 1_300_000,
  participants: 1_234_567,
  best_match: type === 'ENFJ' ? 'INFP' : 'ENFJ',
  love_probability: 71,
  topics: joins,
  ...changes,
});

/** Every other topic is joined. */
export const topics: MbtiTopicsAnswer = {
  topics: joins.map((one, index) => ({ ...one, joined: index % 2 === 0 })),
};

/** A call that was made, and how it ends. */
interface Made {
  readonly call: Call;
  answer(data?: unknown): void;
  fail(fault: RequestFault, message?: string): void;
}

/** A server that answers when it is told to. */
export function answering(): { call: (call: Call) => Promise<unknown>; made: Made[] } {
  const made: Made[] = [];
  return {
    made,
    call: (call) =>
      new Promise((resolve, reject) => {
        made.push({
          call,
          answer: (data = {}) => resolve(data),
          fail: (fault, message = '') => reject(new RequestError(fault, message)),
        });
      }),
  };
}
