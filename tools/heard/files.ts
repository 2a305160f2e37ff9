import { readdirSync } from 'node:fs';

/** Where it stands what each subject lets hear; below the project's root. */
export const heardFolder = 'stories/heard';

/** The subjects that a folder has a file of. */
export const heardIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .sort();

/** What is missing, and what belongs to nothing that is listened to: one line a fault, with what to do. */
export function heardFaults(folder: string, subjects: readonly string[]): string[] {
  const there = heardIn(folder);
  return [
    ...subjects
      .filter((one) => !there.includes(one))
      .map((one) => `nobody has judged what ${one} lets hear: npm run heard -- --update ${one}`),
    ...there
      .filter((one) => !subjects.includes(one))
      .map((one) => `${heardFolder}/${one}.txt is of nothing that is listened to: remove it`),
  ];
}
