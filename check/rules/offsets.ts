import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { stringsOf } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';

export const offsets: DocumentRule = {
  id: 'offsets',
  description: 'The dates of a document have one offset, that of its schedule.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    const all = stringsOf(file.byKind.get('date'));
    const dates = all.filter(({ pointer }) => pointer.startsWith('/schedule/'));
    const times = new Map<number, number>();
    for (const { value } of dates)
      times.set(offsetMinutes(value), (times.get(offsetMinutes(value)) ?? 0) + 1);
    if (times.size === 0) return;
    const [usual] = [...times].reduce((a, b) => (b[1] > a[1] ? b : a));
    const model = dates.find(({ value }) => offsetMinutes(value) === usual);
    for (const { pointer, value, key } of all) {
      if (offsetMinutes(value) === usual) continue;
      yield {
        pointer,
        message: `\`${key}\` has another offset than the other dates`,
        expected: `the offset of \`${model?.key}\`, ${/(Z|[+-]\d\d:\d\d)$/.exec(model?.value ?? '')?.[1]}`,
        got: `\`${value}\``,
      };
    }
  },
};
