import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** What whoever has invited somebody is told when they have come. */
export const messages: MessageKinds = {
  invite: {
    sort: 'thanks',
    shows: () => ['invite'],
    text: {
      cn: '{{about}} 应你的邀请来到「{{activity}}」，你已请来 {{nth}} 位',
      tw: '{{about}} 應你的邀請來到「{{activity}}」，你已請來 {{nth}} 位',
      en: '{{about}} came to {{activity}} on your invite. Friends so far: {{nth}}',
      th: '{{about}} มาที่ {{activity}} เพราะคุณชวน ตอนนี้คุณชวนมาแล้ว {{nth}} คน',
      vi: '{{about}} đã đến {{activity}} theo lời mời của bạn. Bạn đã mời được {{nth}} người',
    },
  },
};
