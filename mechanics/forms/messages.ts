import type { MessageKinds } from '../../server/kernel/message-kinds.ts';
import { forms } from './rules.ts';

/** What somebody who has sent a form is told of its review. */
export const messages: MessageKinds = {
  'forms-accepted': {
    sort: 'accepted',
    shows: () => ['forms'],
    text: {
      cn: '你在「{{activity}}」提交的内容通过啦',
      tw: '你在「{{activity}}」送出的內容通過囉',
      en: "You're in! What you sent to {{activity}} was accepted",
      th: 'ผ่านแล้ว! แบบฟอร์มของคุณใน {{activity}} ได้รับการอนุมัติ',
      vi: 'Được duyệt rồi! Đơn của bạn ở {{activity}} đã được nhận',
    },
  },
  'forms-refused': {
    sort: 'refused',
    shows: () => ['forms'],
    text: {
      cn: '你在「{{activity}}」提交的内容没有通过：{{why}}',
      tw: '你在「{{activity}}」送出的內容沒有通過：{{why}}',
      en: "What you sent to {{activity}} wasn't accepted: {{why}}",
      th: 'แบบฟอร์มของคุณใน {{activity}} ไม่ผ่าน: {{why}}',
      vi: 'Đơn của bạn ở {{activity}} chưa được duyệt: {{why}}',
    },
    names: (campaign, { form, why }) => ({
      why: campaign.block(forms)?.get(String(form))?.review?.reasons.get(String(why)) ?? '—',
    }),
  },
};
