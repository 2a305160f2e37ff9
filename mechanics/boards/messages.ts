import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** What whoever is paid for a place is told. */
export const messages: MessageKinds = {
  boards: {
    sort: 'won',
    // What is settled is called by its board, and the day behind a blank.
    shows: ({ reference }) => [`boards/${reference.split(' ')[0]}`],
    text: {
      cn: '恭喜！你在「{{activity}}」排第 {{place}} 名，奖励已经发给你了',
      tw: '恭喜！你在「{{activity}}」排第 {{place}} 名，獎勵已經發給你了',
      en: 'Well done! You came in at no. {{place}} in {{activity}}, and your reward is here',
      th: 'ยินดีด้วย! คุณได้อันดับ {{place}} ใน {{activity}} รางวัลถึงมือแล้ว',
      vi: 'Chúc mừng! Bạn xếp hạng {{place}} ở {{activity}}, phần thưởng đã được trao',
    },
  },
};
