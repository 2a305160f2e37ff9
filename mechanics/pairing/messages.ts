import type { MessageKinds } from '../../server/kernel/message-kinds.ts';

/** That a seat came free; and what those who sat in a round are told, all at once. Nobody reads that they were left over: they read when there is more. */
export const messages: MessageKinds = {
  'pairing-seat': {
    sort: 'accepted',
    shows: () => ['pairings'],
    text: {
      cn: '「{{activity}}」有人离席，候补的你已经入座',
      tw: '「{{activity}}」有人離席，候補的你已經入座',
      en: "A seat came free at {{activity}}, and it's yours",
      th: '{{activity}} มีที่ว่างแล้ว คุณได้นั่งแล้วนะ',
      vi: '{{activity}} vừa có ghế trống và bạn đã được vào ngồi',
    },
  },
  'pairing-match': {
    sort: 'won',
    shows: () => ['pairings'],
    text: {
      cn: '「{{activity}}」揭晓：你和 {{about}} 坐到了一起',
      tw: '「{{activity}}」揭曉：你和 {{about}} 坐到了一起',
      en: "{{activity}}: the pairs are out, and you're with {{about}}",
      th: '{{activity}} เฉลยแล้ว คุณได้คู่กับ {{about}}',
      vi: '{{activity}} đã công bố: bạn được ghép đôi với {{about}}',
    },
  },
  'pairing-free': {
    sort: 'thanks',
    shows: () => ['pairings'],
    text: {
      cn: '谢谢你来「{{activity}}」。这一晚留给自己，还有下一场的话，早点来坐',
      tw: '謝謝你來「{{activity}}」。這一晚留給自己，還有下一場的話，早點來坐',
      en: "Thank you for coming to {{activity}}. This evening is all yours. If there's another round, come early",
      th: 'ขอบคุณที่มา {{activity}} คืนนี้เป็นเวลาของคุณ ถ้ามีรอบหน้า มาจองที่นั่งแต่เนิ่น ๆ นะ',
      vi: 'Cảm ơn bạn đã đến với {{activity}}. Tối nay dành cho riêng bạn, nếu còn vòng sau thì nhớ đến sớm nhé',
    },
  },
};
