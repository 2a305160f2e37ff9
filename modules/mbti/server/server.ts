import type { ServerRoom } from '../../../server/kernel/mechanic.ts';
import { audits } from './audits.ts';
import { type MbtiData, readMbtiData } from './data.ts';
import { readMbtiPerson, recommendMbtiPeople, setMbtiVisibility } from './people.ts';
import { createStoreMbtiResult, readMbti } from './results.ts';
import { mbtiTables } from './tables.ts';
import { createJoinMbtiTopic, createReadMbtiTopics } from './topics.ts';
import { createReadMbtiType } from './types.ts';

/**
 * The personality test as the server runs it.
 * @param data default: what lies in `modules/mbti/data`, read now
 * @throws Error naming the file that is missing or cannot be read
 */
export function createMbtiServer(data: MbtiData = readMbtiData()): ServerRoom {
  return {
    tables: mbtiTables,
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
