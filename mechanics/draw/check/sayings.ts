import { countSaid, entriesAt, isObject, type KindOfSaying } from '../../../check/room.ts';
import { draws } from '../rules.ts';

const CHINESE = (lang: string): RegExp =>
  new RegExp(`${countSaid(lang)}\\*{0,2}\\s*[次抽](?:之?[内內])?必(?:出|得|中|有)`, 'g');

/** `三十抽必出` where no draw promises so much. */
export const promises: KindOfSaying = {
  hints: /必|draws|แน่นอน|chắc chắn/i,
  sayings: {
    cn: CHINESE('cn'),
    tw: CHINESE('tw'),
    en: new RegExp(
      `(?<![.,\\w-])${countSaid('en')}\\*{0,2}\\s+draws\\s+(?:always|are sure to|guarantee)|guaranteed\\s+(?:with)?in\\s+${countSaid('en')}\\*{0,2}\\s+draws`,
      'gi',
    ),
    th: new RegExp(`${countSaid('th')}\\*{0,2}\\s*ครั้ง\\p{Script=Thai}{0,24}?แน่นอน`, 'gu'),
    vi: new RegExp(`${countSaid('vi')}\\*{0,2}\\s+(?:lần|lượt)\\s+(?:là\\s+)?chắc chắn`, 'giu'),
  },
  judge(file) {
    const all = entriesAt(file, `/campaign/${draws.key}`);
    const promised = all.flatMap(({ one, at }) =>
      file.taint.touches(at) || !Array.isArray(one.pity)
        ? []
        : one.pity.flatMap((pity: unknown) =>
            isObject(pity) && typeof pity.after === 'number' ? [pity.after] : [],
          ),
    );
    // So many without one, or the one behind them.
    return ({ values: [value = 0], got }) =>
      all.length === 0 || promised.some((after) => value === after || value === after + 1)
        ? undefined
        : {
            message: `the text says ${got}, and no draw of this campaign promises that`,
            expected:
              promised.map((after) => after + 1).join(', ') || 'a draw with `pity`, or no such promise',
            tip: 'a fact in its place, such as {{ draw.x.pity.epic.after }}, moves with the rules',
          };
  },
};
