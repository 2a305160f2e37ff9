import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** What whoever is paid for a place is told. */
export const messages: MessageKinds = {
  team: {
    sort: 'won',
    // What is settled is called by its ranking, with the day behind a blank and the round behind that; of the whole campaign without a day.
    shows: ({ reference }) => {
      const [ranking, ...when] = reference.split(' ');
      return [when.length > 1 ? `teams/rankings/${ranking}` : 'teams/board', 'teams/mine'];
    },
    text: {
      cn: '你们队在「{{activity}}」排第 {{place}} 名，每位队员都有奖励',
      tw: '你們隊在「{{activity}}」排第 {{place}} 名，每位隊員都有獎勵',
      en: "Your team came in at no. {{place}} in {{activity}}. There's a reward for each of you",
      th: 'ทีมคุณได้อันดับ {{place}} ใน {{activity}} ทุกคนในทีมได้รางวัล',
      vi: 'Đội bạn xếp hạng {{place}} ở {{activity}}, cả đội ai cũng có thưởng',
    },
  },
};
