import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  SIGNED_UP: {
    code: 1380,
    status: 200,
    message: {
      cn: '这一场你已经有位置了',
      tw: '這一場你已經有位子了',
      en: 'You already have a place in this round',
      th: 'คุณมีที่ในรอบนี้แล้ว',
      vi: 'Bạn đã có chỗ ở vòng này rồi',
    },
  },
  ROUND_FULL: {
    code: 1381,
    status: 200,
    message: {
      cn: '这边座位和候补都满了，过会儿再来看看',
      tw: '這邊座位和候補都滿了，等等再來看看',
      en: 'The seats and the waiting list are full here. Check back later',
      th: 'ที่นั่งและคิวสำรองฝั่งนี้เต็มแล้ว อีกสักพักลองมาดูใหม่นะ',
      vi: 'Bên này hết cả chỗ ngồi lẫn chỗ chờ, lát nữa xem lại nhé',
    },
  },
  NOT_SIGNED_UP: {
    code: 1382,
    status: 200,
    message: {
      cn: '这一场你还没有位置',
      tw: '這一場你還沒有位子',
      en: "You don't have a place in this round",
      th: 'คุณยังไม่มีที่ในรอบนี้',
      vi: 'Bạn chưa có chỗ ở vòng này',
    },
  },
  SEATS_LOCKED: {
    code: 1383,
    status: 200,
    message: {
      cn: '座位已锁定，请等揭晓',
      tw: '座位已鎖定，請等揭曉',
      en: 'Seats are locked. Stay for the reveal',
      th: 'ปิดจองที่นั่งแล้ว รอลุ้นตอนเฉลยกันเลย',
      vi: 'Đã chốt chỗ ngồi, chờ công bố nhé',
    },
  },
  ROUND_OVER: {
    code: 1387,
    status: 200,
    message: {
      cn: '这一场已经结束了',
      tw: '這一場已經結束了',
      en: 'This round is over',
      th: 'รอบนี้จบแล้ว',
      vi: 'Vòng này đã kết thúc',
    },
  },
  NO_SEAT: {
    code: 1384,
    status: 200,
    message: {
      cn: '入座后才能选人',
      tw: '入座後才能選人',
      en: 'You can pick once you have a seat',
      th: 'ได้ที่นั่งก่อนแล้วค่อยเลือกนะ',
      vi: 'Có chỗ ngồi rồi mới chọn được',
    },
  },
  CHOICE_GONE: {
    code: 1385,
    status: 200,
    message: {
      cn: '你选的人里有人离席了，请重新选择',
      tw: '你選的人裡有人離席了，請重新選擇',
      en: 'Someone you picked has left their seat. Please pick again',
      th: 'คนที่คุณเลือกบางคนลุกไปแล้ว โปรดเลือกใหม่',
      vi: 'Có người bạn chọn vừa rời chỗ, hãy chọn lại',
    },
  },
  CHOICES_TOO_MANY: {
    code: 1386,
    status: 200,
    message: {
      cn: '选的人太多了，请减少几位',
      tw: '選的人太多了，請減少幾位',
      en: "That's too many people. Please pick fewer",
      th: 'เลือกหลายคนเกินไป ลดลงหน่อยนะ',
      vi: 'Bạn chọn nhiều người quá, bớt lại nhé',
    },
  },
} as const satisfies RoomRefusals;
