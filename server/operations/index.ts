import type { Handler } from '../kernel/context.ts';
import type { Mechanic } from '../kernel/mechanic.ts';
import { verifyCode } from './codes.ts';
import { checkFollow, joinCarnival } from './follows.ts';
import { listActivities, queryLocation, readTime } from './general.ts';
import { viewLive } from './live.ts';
import { readMbtiPerson, recommendMbtiPeople, setMbtiVisibility } from './mbti/people.ts';
import { readMbti, storeMbtiResult } from './mbti/results.ts';
import { joinMbtiTopic, readMbtiTopics } from './mbti/topics.ts';
import { readMbtiType } from './mbti/types.ts';
import { countReport, recordEvents } from './telemetry.ts';

/** Handlers of the calls that belong to no mechanic, by operationId. */
const general: Readonly<Record<string, Handler>> = {
  queryLocation,
  verifyCode,
  joinCarnival,
  viewLive,
  checkFollow,
  readTime,
  listActivities,
  readMbti,
  storeMbtiResult,
  readMbtiType,
  readMbtiTopics,
  joinMbtiTopic,
  recommendMbtiPeople,
  setMbtiVisibility,
  readMbtiPerson,
  recordEvents,
  countReport,
};

/** The handler of each operationId of the API's description; the server does not start where one is missing. */
export function handlersOf(mechanics: readonly Mechanic[]): Readonly<Record<string, Handler>> {
  return Object.assign({}, general, ...mechanics.map(({ handlers }) => handlers));
}
