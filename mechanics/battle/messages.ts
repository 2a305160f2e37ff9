import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** What whoever is paid for a place is told. */
export const messages: MessageKinds = {
  battle: {
    sort: 'won',
    shows: () => ['battles'],
    text: {
      cn: '「{{activity}}」对战结束，奖励已经发给你了',
      tw: '「{{activity}}」對戰結束，獎勵已經發給你了',
      en: 'The battle in {{activity}} is over, and your reward is here',
      th: 'ศึก {{activity}} จบแล้ว รางวัลของคุณถึงมือแล้ว',
      vi: 'Trận {{activity}} đã kết thúc, phần thưởng của bạn đã được trao',
    },
  },
};
