import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  TASK_NOT_DONE: {
    code: 1230,
    status: 200,
    message: {
      cn: '任务还没完成',
      tw: '任務還沒完成',
      en: "This task isn't done yet",
      th: 'ยังทำภารกิจไม่สำเร็จ',
      vi: 'Nhiệm vụ chưa hoàn thành',
    },
  },
  TASK_CLAIMED: {
    code: 1231,
    status: 200,
    final: true,
    message: {
      cn: '这个任务的奖励已经领过了',
      tw: '這個任務的獎勵已經領過了',
      en: "You've already claimed this task's reward",
      th: 'รับรางวัลภารกิจนี้ไปแล้ว',
      vi: 'Bạn đã nhận quà của nhiệm vụ này rồi',
    },
  },
  TASK_LOCKED: {
    code: 1232,
    status: 200,
    message: {
      cn: '先完成前一个任务',
      tw: '先完成前一個任務',
      en: 'Finish the task before this one first',
      th: 'ต้องทำภารกิจก่อนหน้าให้สำเร็จก่อน',
      vi: 'Hãy làm xong nhiệm vụ trước đó',
    },
  },
} as const satisfies RoomRefusals;
