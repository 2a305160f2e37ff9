import { mechanicChecks } from '../../mechanics/checks.ts';
import { type CheckedFile, remember } from './file.ts';

/** Lists that lack entries, which their rooms tell: names that lead nowhere follow from it. */
export const shortLists = (file: CheckedFile): ReadonlySet<string> =>
  remember(file, 'short lists', () => new Set(mechanicChecks.flatMap((room) => room.short?.(file) ?? [])));
