import type { ModuleServer } from '../../../server/kernel/mechanic.ts';
import { audits } from './audits.ts';
import { type MbtiData, readMbtiData } from './data.ts';
import { readMbtiPerson, recommendMbtiPeople, setMbtiVisibility } from './people.ts';
import { createStoreMbtiResult, readMbti } from './results.ts';
import { createJoinMbtiTopic, createReadMbtiTopics } from './topics.ts';
import { createReadMbtiType } from './types.ts';

/** What runs on the data of the personality test. */
export function mbtiOf(data: MbtiData): ReturnType<ModuleServer['read']> {
  return {
    handlers: {
      readMbti,
      storeMbtiResult: createStoreMbtiResult(data),
      readMbtiType: createReadMbtiType(data),
      readMbtiTopics: createReadMbtiTopics(data),
      joinMbtiTopic: createJoinMbtiTopic(data),
      recommendMbtiPeople,
      setMbtiVisibility,
      readMbtiPerson,
    },
    writeBudgets: { storeMbtiResult: 100 },
    audits,
    life: async () => {
      const { seedPersonality } = await import('./seed.ts');
      return { seedPeople: (tx, people, now) => seedPersonality(tx, people, data.topics, now) };
    },
  };
}

/** The personality test as the server runs it. */
export const mbtiServer: ModuleServer = {
  name: 'mbti',
  tables: new URL('./tables/', import.meta.url),
  read: () => mbtiOf(readMbtiData()),
};
