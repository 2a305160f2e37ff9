import { readBoard } from './boards.ts';
import { verifyCode } from './codes.ts';
import type { Handler } from './context.ts';
import { listExchangeRecords, readExchange, redeemItem } from './exchange.ts';
import { checkFollow, joinCarnival } from './follows.ts';
import { listActivities, queryLocation, readBalance, readTime } from './general.ts';
import { recordGiftEvent } from './gift-events.ts';
import { viewLive } from './live.ts';
import { readMbtiPerson, recommendMbtiPeople, setMbtiVisibility } from './mbti/people.ts';
import { readMbti, storeMbtiResult } from './mbti/results.ts';
import { joinMbtiTopic, readMbtiTopics } from './mbti/topics.ts';
import { readMbtiType } from './mbti/types.ts';
import { claimMilestone, readMilestones } from './milestones.ts';
import { countReport, recordEvents } from './telemetry.ts';
import { postThanks, readWall } from './wall.ts';

/** The handler of each operationId of `schemas/api/openapi.json`; the server does not start where one is missing. */
export const handlers: Readonly<Record<string, Handler>> = {
  queryLocation,
  verifyCode,
  joinCarnival,
  viewLive,
  checkFollow,
  readTime,
  listActivities,
  readBoard,
  readBalance,
  readExchange,
  redeemItem,
  listExchangeRecords,
  readMilestones,
  claimMilestone,
  readWall,
  postThanks,
  readMbti,
  storeMbtiResult,
  readMbtiType,
  readMbtiTopics,
  joinMbtiTopic,
  recommendMbtiPeople,
  setMbtiVisibility,
  readMbtiPerson,
  recordGift: recordGiftEvent,
  recordEvents,
  countReport,
};
