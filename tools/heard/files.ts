import { readdirSync } from 'node:fs';

/** Where it stands what each widget lets hear; below the project's root. */
export const heardFolder = 'stories/heard';

/** The widgets that a folder has a file of. */
export const heardIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .sort();

/** What is missing, and what belongs to no widget: one line a fault, with what to do. */
export function heardFaults(folder: string, widgets: readonly string[]): string[] {
  const there = heardIn(folder);
  return [
    ...widgets
      .filter((one) => !there.includes(one))
      .map((one) => `nobody has judged what ${one} lets hear: npm run heard -- --update ${one}`),
    ...there
      .filter((one) => !widgets.includes(one))
      .map((one) => `${heardFolder}/${one}.txt is of no widget: remove it`),
  ];
}
