import { type CheckedFile, entriesAt, isObject, type MechanicCheck, type Problem } from '../../check/room.ts';

const block = '/campaign/exchange';

/** One person may have no more than there are for everybody. */
const ofStock = (file: CheckedFile): Problem[] =>
  entriesAt(file, block).flatMap(({ one, at }): Problem[] => {
    const { limits, stock } = one;
    const whole = isObject(limits) && !file.taint.touches(`${at}/limits`) ? limits.total : undefined;
    if (typeof whole !== 'number' || typeof stock !== 'number' || file.taint.covers(`${at}/stock`)) return [];
    if (whole <= stock) return [];
    return [
      {
        pointer: `${at}/limits/total`,
        message: 'the limit is above the stock: nobody can ever reach it',
        expected: `at most ${stock}`,
        got: String(whole),
      },
    ];
  });

export const exchangeCheck: MechanicCheck = { key: 'exchange', faults: ofStock };
