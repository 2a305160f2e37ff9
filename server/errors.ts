import type { Language } from './language.ts';

/** A failure that the server can answer. */
export interface ErrorEntry {
  /** The envelope's code: 1 and 2 are fixed by the specification §4, all others are from 1000 on. */
  readonly code: number;
  /** HTTP status. Business refusals are 200: the apps read the envelope. */
  readonly status: number;
  readonly message: Readonly<Record<Language, string>>;
  /**
   * It stands: whoever sends the key again gets the same words again. Any other refusal (not open yet, unknown item, a
   * failure of the server) leaves no trace, and the same key may succeed later.
   */
  readonly final?: true;
}

function entry(code: number, status: number, texts: readonly [string, string, string, string, string]) {
  const [cn, tw, en, th, vi] = texts;
  return { code, status, message: { cn, tw, en, th, vi } } satisfies ErrorEntry;
}

/** What the server itself and several rooms answer, with its texts in cn, tw, en, th, vi. What one room says alone is in its `refusals.ts`. */
export const errors = {
  TOKEN_EXPIRED: entry(1, 200, [
    '登录已过期',
    '登入已過期',
    'Token expired',
    'ต้องเข้าสู่ระบบใหม่',
    'Phiên đăng nhập đã hết hạn',
  ]),
  NO_PERMISSION: entry(2, 200, ['没有权限', '沒有權限', 'No permission', 'ไม่มีสิทธิ์', 'Không có quyền']),
  SERVER: entry(1000, 500, [
    '服务器开小差了，请稍后再试',
    '系統出了點狀況，請稍後再試',
    'Something went wrong. Please try again in a moment',
    'เกิดข้อผิดพลาด โปรดลองอีกครั้ง',
    'Đã xảy ra lỗi, vui lòng thử lại',
  ]),
  BAD_REQUEST: entry(1001, 400, [
    '没有成功，请刷新页面后再试',
    '沒有成功，請重新整理頁面後再試',
    "That didn't work. Please reload the page and try again",
    'ทำรายการไม่สำเร็จ รีเฟรชหน้าแล้วลองอีกครั้ง',
    'Chưa thực hiện được, hãy tải lại trang rồi thử lại',
  ]),
  NOT_FOUND: entry(1002, 404, [
    '内容不存在',
    '內容不存在',
    "There's nothing here",
    'ไม่พบเนื้อหา',
    'Không tìm thấy nội dung',
  ]),
  TOO_LARGE: entry(1003, 413, [
    '内容太大了，请减小后再试',
    '內容太大了，請縮小後再試',
    'This is too large. Please make it smaller and try again',
    'ข้อมูลมีขนาดใหญ่เกินไป ลดขนาดแล้วลองอีกครั้ง',
    'Nội dung quá lớn, hãy giảm bớt rồi thử lại',
  ]),
  TOO_MANY: entry(1004, 429, [
    '操作太频繁，请稍后再试',
    '操作太頻繁，請稍後再試',
    'Too many tries at once. Wait a moment, then try again',
    'ทำรายการบ่อยเกินไป โปรดรอสักครู่',
    'Thao tác quá nhanh, vui lòng đợi một chút',
  ]),
  IN_PROGRESS: entry(1005, 200, [
    '正在处理，请稍候',
    '處理中，請稍候',
    'Still working on it. Please wait',
    'กำลังดำเนินการ โปรดรอสักครู่',
    'Đang xử lý, vui lòng đợi',
  ]),
  KEY_MISSING: entry(1006, 400, [
    '没有提交成功，请刷新页面后再试',
    '沒有送出成功，請重新整理頁面後再試',
    "That didn't go through. Please reload the page and try again",
    'ส่งไม่สำเร็จ รีเฟรชหน้าแล้วลองอีกครั้ง',
    'Chưa gửi được, hãy tải lại trang rồi thử lại',
  ]),
  KEY_REUSED: entry(1007, 200, [
    '这次没有提交成功，请重新操作',
    '這次沒有成功，請再操作一次',
    "That didn't go through. Please try again",
    'ทำรายการไม่สำเร็จ โปรดทำอีกครั้ง',
    'Chưa thực hiện được, vui lòng thao tác lại',
  ]),
  METHOD_NOT_ALLOWED: entry(1008, 405, [
    '不支持这种请求方式',
    '不支援這種請求方式',
    "This can't be done here",
    'ไม่รองรับคำขอแบบนี้',
    'Không làm được việc này ở đây',
  ]),
  MEDIA_TYPE: entry(1009, 415, [
    '不支持这种内容格式',
    '不支援這種內容格式',
    "This kind of content isn't accepted",
    'ไม่รองรับเนื้อหารูปแบบนี้',
    'Không hỗ trợ định dạng nội dung này',
  ]),
  NOT_READY: entry(1010, 503, [
    '服务暂时不可用，请稍后再试',
    '服務暫時無法使用，請稍後再試',
    "The service isn't available right now. Please try again later",
    'ระบบยังไม่พร้อมให้บริการ โปรดลองอีกครั้งในภายหลัง',
    'Máy chủ tạm thời chưa sẵn sàng, vui lòng thử lại sau',
  ]),
  /** A balance, a score or a total would pass what JSON says exactly (2^53 - 1): nothing of the request is kept. */
  TOO_MUCH: entry(1011, 200, [
    '数目太大，无法计入',
    '數目太大，無法計入',
    'This is more than can be counted',
    'จำนวนมากเกินกว่าที่จะนับได้',
    'Con số quá lớn, không thể tính',
  ]),
  /** It takes something else than the person had read (`Expected-Price`): nothing was taken. It does not stand: the same key may succeed at the price that is read next. */
  PRICE_CHANGED: entry(1012, 200, [
    '价格变了，这次什么都没扣，请看看新价格',
    '價格變了，這次什麼都沒扣，請看看新價格',
    'The price has changed, and nothing was taken. Please check the new price',
    'ราคาเปลี่ยนไปแล้ว ครั้งนี้ยังไม่ได้หักอะไร โปรดดูราคาใหม่',
    'Giá đã thay đổi và chưa trừ gì cả. Vui lòng xem giá mới',
  ]),
  UNKNOWN_ACTIVITY: entry(1101, 200, [
    '活动不存在',
    '活動不存在',
    "There's no such event",
    'ไม่พบกิจกรรมนี้',
    'Không có sự kiện này',
  ]),
  UNKNOWN_ITEM: entry(1102, 200, [
    '没找到，可能已经不在了，请刷新页面',
    '找不到，可能已經不在了，請重新整理頁面',
    "This can't be found, and may be gone. Please reload the page",
    'ไม่พบรายการนี้ อาจไม่มีแล้ว ลองรีเฟรชหน้า',
    'Không tìm thấy, có thể không còn nữa, hãy tải lại trang',
  ]),
  UNKNOWN_USER: entry(1103, 200, [
    '没有这位用户',
    '找不到這位使用者',
    "This person can't be found",
    'ไม่พบผู้ใช้คนนี้',
    'Không có người dùng này',
  ]),
  NOT_OPEN: entry(1201, 200, [
    // Before the start, and between the hours of two days.
    '还没到开放时间',
    '還沒到開放時間',
    "This isn't open right now",
    'ยังไม่ถึงเวลาเปิด',
    'Chưa đến giờ mở',
  ]),
  OVER: {
    ...entry(1202, 200, ['已经结束了', '已經結束了', 'This is over', 'สิ้นสุดแล้ว', 'Đã kết thúc']),
    final: true,
  },
  LIMIT_REACHED: {
    ...entry(1204, 200, [
      '已达上限',
      '已達上限',
      "You've reached the limit",
      'ครบจำนวนสูงสุดแล้ว',
      'Bạn đã đạt giới hạn',
    ]),
    final: true,
  },
  DAY_LIMIT_REACHED: {
    ...entry(1208, 200, [
      '今天已达上限',
      '今天已達上限',
      "You've reached today's limit",
      'วันนี้ครบจำนวนแล้ว',
      'Hôm nay bạn đã hết lượt',
    ]),
    final: true,
  },
  NOT_ENOUGH: {
    ...entry(1205, 200, [
      '余额不足',
      '餘額不足',
      'Your balance is too low',
      'ยอดคงเหลือไม่พอ',
      'Số dư không đủ',
    ]),
    final: true,
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errors;

/** A refusal of one room alone: an entry of its `refusals.ts`. */
export interface RoomRefusal extends ErrorEntry {
  readonly status: 200;
}

/** The refusals of a room by name; names and codes are unique in the whole server (`server/api/refusals.ts`). */
export type RoomRefusals = Readonly<Record<string, RoomRefusal>>;

/** What a request is refused with: the name of an entry above, or what one room says. */
export type Refused = ErrorName | RoomRefusal;

export const entryOf = (refused: Refused): ErrorEntry =>
  typeof refused === 'string' ? errors[refused] : refused;

/** Thrown wherever the server refuses; the error handler turns it into an envelope. Rolls a transaction back. */
export class Refusal extends Error {
  readonly refused: Refused;
  /** What it is about, in names of the contract; empty where that is plain. */
  readonly field: string;
  /** Seconds until it is worth another try; 0 where nobody knows. */
  readonly wait: number;

  constructor(refused: Refused, field = '', wait = 0) {
    super(typeof refused === 'string' ? refused : refused.message.en);
    this.name = 'Refusal';
    this.refused = refused;
    this.field = field;
    this.wait = wait;
  }
}
