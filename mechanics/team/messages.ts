import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** What whoever is paid for a place is told. */
export const messages: MessageKinds = {
  team: {
    sort: 'won',
    text: {
      cn: '你们队在「{{activity}}」排第 {{place}} 名，每个队员都有奖励',
      tw: '你們隊在「{{activity}}」排第 {{place}} 名，每個隊員都有獎勵',
      en: 'Your team took place {{place}} in {{activity}}. There is a reward for each of you',
      th: 'ทีมคุณได้อันดับ {{place}} ใน {{activity}} ทุกคนในทีมได้รางวัล',
      vi: 'Đội bạn xếp hạng {{place}} ở {{activity}}, ai trong đội cũng có thưởng',
    },
  },
};
