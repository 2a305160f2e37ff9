import type { FairPart } from '../../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = {
  calls: {
    joinMbtiTopic: {
      path: '/v2/mbti/topics/first-message',
      body: () => ({ join: true }),
      whose: { topic: 'topics are everybody’s' },
    },
    storeMbtiResult: {
      body: () => ({ level: 'picked', type: 'INFP' }),
      whose: { answers: 'what one answers oneself', type: 'one of sixteen' },
    },
    setMbtiVisibility: { body: () => ({ visible: true }) },
    readMbtiType: { path: '/v2/mbti/types?type=INFP' },
    readMbtiPerson: { path: '/v2/mbti/people/100004' },
  },
};
