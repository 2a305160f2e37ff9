import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** That a seat came free; and what those who sat in a round are told, all at once. Nobody reads that they were left over: they read when there is more. */
export const messages: MessageKinds = {
  'pairing-seat': {
    sort: 'accepted',
    text: {
      cn: '「{{activity}}」有人离席，候补的你已经入座',
      tw: '「{{activity}}」有人離席，候補的你已經入座',
      en: 'A seat came free at {{activity}}, and it is yours',
      th: '{{activity}} มีที่ว่างแล้ว และที่นั่งนั้นเป็นของคุณ',
      vi: '{{activity}} vừa có chỗ trống, và chỗ đó là của bạn',
    },
  },
  'pairing-match': {
    sort: 'won',
    text: {
      cn: '「{{activity}}」揭晓：你和 {{about}} 坐到了一起',
      tw: '「{{activity}}」揭曉：你和 {{about}} 坐到了一起',
      en: '{{activity}}: the cards are turned, and you are paired with {{about}}',
      th: '{{activity}} เปิดผลแล้ว คุณได้คู่กับ {{about}}',
      vi: '{{activity}} đã công bố: bạn được ghép đôi với {{about}}',
    },
  },
  'pairing-free': {
    sort: 'thanks',
    text: {
      cn: '谢谢你来「{{activity}}」。今晚的时光留给自己，下一场早点来占座吧',
      tw: '謝謝你來「{{activity}}」。今晚的時光留給自己，下一場早點來佔座吧',
      en: 'Thank you for coming to {{activity}}. The evening is yours, and so is an early seat when the next round opens',
      th: 'ขอบคุณที่มา {{activity}} คืนนี้เป็นเวลาของคุณ รอบหน้าเปิดเมื่อไร มาจองที่นั่งแต่เนิ่น ๆ นะ',
      vi: 'Cảm ơn bạn đã đến với {{activity}}. Tối nay là của riêng bạn, vòng sau mở bạn nhớ vào sớm giữ chỗ nhé',
    },
  },
};
