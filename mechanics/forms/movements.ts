import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'forms-sent': {
    cn: '提交表单奖励',
    tw: '送出表單獎勵',
    en: 'For sending a form',
    th: 'รางวัลจากการส่งแบบฟอร์ม',
    vi: 'Thưởng gửi biểu mẫu',
  },
  'forms-accepted': {
    cn: '审核通过奖励',
    tw: '審核通過獎勵',
    en: 'For being accepted',
    th: 'รางวัลผ่านการพิจารณา',
    vi: 'Thưởng được duyệt',
  },
};
