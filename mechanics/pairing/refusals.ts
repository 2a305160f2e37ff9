import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  SIGNED_UP: {
    code: 1380,
    status: 200,
    message: {
      cn: '这一场你已经报名了',
      tw: '這一場你已經報名了',
      en: "You're already signed up for this round",
      th: 'คุณลงชื่อรอบนี้ไว้แล้ว',
      vi: 'Bạn đã đăng ký vòng này rồi',
    },
  },
  ROUND_FULL: {
    code: 1381,
    status: 200,
    message: {
      cn: '这边座位和候补都满了，看看下一场吧',
      tw: '這邊座位和候補都滿了，看看下一場吧',
      en: 'Seats and waiting list are full here. Have a look at the next round',
      th: 'ที่นั่งและคิวสำรองฝั่งนี้เต็มแล้ว ลองดูรอบถัดไปนะ',
      vi: 'Bên này đã kín chỗ và kín hàng chờ, xem vòng sau nhé',
    },
  },
  NOT_SIGNED_UP: {
    code: 1382,
    status: 200,
    message: {
      cn: '这一场你还没有报名',
      tw: '這一場你還沒有報名',
      en: "You aren't signed up for this round",
      th: 'คุณยังไม่ได้ลงชื่อรอบนี้',
      vi: 'Bạn chưa đăng ký vòng này',
    },
  },
  SEATS_LOCKED: {
    code: 1383,
    status: 200,
    message: {
      cn: '座位已锁定，请等揭晓',
      tw: '座位已鎖定，請等揭曉',
      en: 'Seats are locked. Stay for the reveal',
      th: 'ล็อกที่นั่งแล้ว รอลุ้นผลกันเลย',
      vi: 'Đã chốt chỗ ngồi, chờ công bố nhé',
    },
  },
  NO_SEAT: {
    code: 1384,
    status: 200,
    message: {
      cn: '入座后才能选人',
      tw: '入座後才能選人',
      en: 'You can choose once you have a seat',
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
      en: 'Someone you chose has left their seat. Please choose again',
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
      en: "That's too many people. Please take some back",
      th: 'เลือกหลายคนเกินไป ลดลงหน่อยนะ',
      vi: 'Bạn chọn nhiều người quá, bớt lại nhé',
    },
  },
} as const satisfies RoomRefusals;
