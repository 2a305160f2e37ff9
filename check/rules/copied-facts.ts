import type { Problem } from '../finding.ts';
import { isReal } from '../model/days.ts';
import { type CheckedFile, saidAt, saidPlaces } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';

export const copiedFacts: DocumentRule = {
  id: 'copied-facts',
  description: 'A campaign that began as a copy of another has dates, a title and words to share of its own.',
  severity: 'warning',
  stage: 'document',
  check: (file) =>
    isObject(file.document.campaign) && !file.taint.touches('/schedule')
      ? // One that still has the dates of another is still that other in all else.
        first([() => otherDay(file), () => otherWords(file)])
      : [],
};

const first = (all: readonly (() => Problem[])[]): Problem[] => {
  for (const one of all) {
    const found = one();
    if (found.length > 0) return found;
  }
  return [];
};

const DAY = 86_400_000;

/** The day in a route, such as that of `activity_20250520`, lies between preview and the end of the campaign. */
function otherDay({ route, document }: CheckedFile): Problem[] {
  const [, year, month, day] = /(?:^|\D)(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/.exec(route) ?? [];
  const { schedule } = document;
  if (year === undefined || !isObject(schedule)) return [];
  const { start, end, preview = start, settle = end } = schedule;
  const named = `${year}-${month}-${day}`;
  const said = [start, end, preview, settle];
  if (said.some((one) => typeof one !== 'string' || !isReal(one)) || !isReal(`${named}T00:00:00Z`)) return [];
  // Whole days, as they are written: the day in a route has no offset.
  const dayOf = (moment: unknown): number => Date.parse(`${String(moment).slice(0, 10)}T00:00:00Z`);
  const at = dayOf(named);
  if (at >= dayOf(preview) - DAY && at <= dayOf(settle) + DAY) return [];
  return [
    {
      pointer: '/schedule/start',
      message: `the address is that of ${named}, and the campaign is of another time: the dates are those of another document, most likely`,
      expected: `dates around ${named}, or another name of the file`,
      got: `${String(start)} to ${String(end)}`,
    },
  ];
}

/** Title and share card say what another campaign says: told once, at the first of them. */
function otherWords(file: CheckedFile): Problem[] {
  const same = saidPlaces(file.document).flatMap((path) => {
    const said = saidAt(file.document, path);
    const [other] = said === undefined ? [] : file.site.saying(said);
    return other === undefined ? [] : [{ pointer: `/${path.join('/')}`, path: path.join('.'), other }];
  });
  const [one] = same;
  // Of two alike the later one in the order of paths is the copy.
  if (one === undefined || one.other.file > file.path) return [];
  return [
    {
      pointer: one.pointer,
      message: `${one.other.file} says the same: people cannot tell the two campaigns apart`,
      expected: 'words of its own',
      got: same.map(({ path }) => `the \`${path}\` of the other`).join(', '),
    },
  ];
}
