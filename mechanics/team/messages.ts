import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** What whoever is paid for a place is told. */
export const messages: MessageKinds = {
  team: {
    sort: 'won',
    shows: () => ['teams/board', 'teams/mine'],
    text: {
      cn: '你们队在「{{activity}}」排第 {{place}} 名，每位队员都有奖励',
      tw: '你們隊在「{{activity}}」排第 {{place}} 名，每位隊員都有獎勵',
      en: "Your team came in at no. {{place}} in {{activity}}. There's a reward for each of you",
      th: 'ทีมคุณได้อันดับ {{place}} ใน {{activity}} ทุกคนในทีมได้รางวัล',
      vi: 'Đội bạn xếp hạng {{place}} ở {{activity}}, cả đội ai cũng có thưởng',
    },
  },
};
