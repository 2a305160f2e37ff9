/** A part that a family may draw. */
export interface FamilyPart {
  file: string;
  about: string;
}

/** Names of files in a cell: `a.svg`, `b.svg`, and `c-1.svg` to `c-3.svg`. */
function filesIn(cell: string): string[] {
  const names = [...cell.matchAll(/`([^`]+\.svg)`/g)].map(([, name = '']) => name);
  const range = /`(.+-)(\d)\.svg` to `\1(\d)\.svg`/.exec(cell);
  if (!range) return names;
  const [, stem = '', from = '', to = ''] = range;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${stem}${Number(from) + at}.svg`);
}

/** The parts that a family may draw, and what each is: the table of docs/art.md. @param text of that page */
export const partsIn = (text: string): FamilyPart[] =>
  text.split('\n').flatMap((line) => {
    const [, files = '', , , about = ''] = line.split('|').map((cell) => cell.trim());
    return files.endsWith('.svg`')
      ? filesIn(files).map((file) => ({ file, about: about.replaceAll('`', '') }))
      : [];
  });

/** What a family is called. */
export const titleOfFamily = (family: string): string =>
  family.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
