import type { Sheet } from '../overlay/sheet.ts';

/**
 * Opens a sheet of a widget's own over the page; what opens sheets loads with the first.
 *
 * @param className beside `sheet`
 * @param fill puts something into it before it is shown, so that focus finds its place
 */
export const openOverlay = async (className: string, fill: (sheet: Sheet) => void): Promise<Sheet> =>
  (await import('../overlay/index.ts')).openSheet(className, fill);
