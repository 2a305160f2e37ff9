import {
  type CheckedFile,
  entriesAt,
  type MechanicCheck,
  type Problem,
  titledAlike,
  twice,
} from '../../check/room.ts';
import { lettersOf, mostSent } from '../../engine/document/anywhere/answers.ts';
import { mostBytesOf, mostFilesOf } from '../../engine/document/anywhere/file-limits.ts';
import { askedIn, type Entry, fieldFaults, oncePerAnswer } from './check/fields.ts';
import { forms, kind, mostOfDay } from './rules.ts';

const block = `/campaign/${forms.key}`;

/** Whoever answers all of it at full length can send it. */
function tooLong(file: CheckedFile, form: Entry, fields: readonly Entry[]): Problem[] {
  if (fields.some(({ at }) => file.taint.touches(at))) return [];
  const letters = fields.reduce((sum, { one }) => sum + lettersOf(one as never), 0);
  if (letters <= mostSent) return [];
  return [
    {
      pointer: `${form.at}/steps`,
      message: 'whoever answers all of it at full length cannot send it',
      expected: `${mostSent} letters in all: fewer fields, or less in \`most\``,
      got: `${letters} letters`,
    },
  ];
}

/** Whoever sends all files that it takes can do so on one day, and begin anew once. */
function tooMuch(file: CheckedFile, form: Entry, fields: readonly Entry[]): Problem[] {
  if (fields.some(({ at }) => file.taint.touches(at))) return [];
  const bytes = fields.reduce(
    (sum, { one }) => sum + (one.kind === 'file' ? mostFilesOf(one) * mostBytesOf(one) : 0),
    0,
  );
  if (bytes <= mostOfDay / 2) return [];
  return [
    {
      pointer: `${form.at}/steps`,
      message: 'whoever sends all of its files uses up what the server takes of one person on a day',
      expected: `${mostOfDay / 2} bytes in all: fewer files, or less in \`mostBytes\``,
      got: `${bytes} bytes`,
    },
  ];
}

const faults = (file: CheckedFile): Problem[] =>
  entriesAt(file, block)
    .filter(({ at }) => !file.taint.covers(at))
    .flatMap((form) => {
      const lists = entriesAt(file, `${form.at}/steps`).map(({ at }) => `${at}/fields`);
      const fields = lists.flatMap((list) => entriesAt(file, list));
      const asked = askedIn(fields);
      return [
        ...twice(file, [`${form.at}/steps`], 'page'),
        ...twice(file, lists, 'field'),
        ...twice(file, [`${form.at}/review/reasons`], 'reason'),
        ...fields.flatMap((field) => [
          ...twice(file, [`${field.at}/options`], 'option'),
          ...titledAlike(file, `${field.at}/options`, 'answer'),
        ]),
        ...oncePerAnswer(
          fields.flatMap((field, nth) => fieldFaults(file, field, fields.slice(0, nth), asked)),
        ),
        ...tooLong(file, form, fields),
        ...tooMuch(file, form, fields),
      ];
    });

export const formsCheck: MechanicCheck = {
  key: forms.key,
  does: { submitForm: kind },
  tells: forms.tells,
  faults,
};
