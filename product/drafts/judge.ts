import { root } from '../../build/schemas.ts';
import type { Finding } from '../../check/finding.ts';

/** What is told of documents that are not committed, errors first, by their path: against the committed ones as they lie on the disk now. */
export type Judge = (texts: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, readonly Finding[]>>;

const errorsFirst = (a: Finding, b: Finding): number => rank(a) - rank(b);
const rank = ({ severity }: Finding): number => (severity === 'error' ? 0 : 1);

/** The same check as `npm run check`. It is loaded with the first draft: most starts have none. */
export const judgeDrafts: Judge = async (texts) => {
  const { readProject } = await import('../../check/disk/project.ts');
  const { checkText } = await import('../../check/check-text.ts');
  const context = readProject(root);
  return new Map(
    [...texts].map(([path, text]) => [path, checkText(path, text, context).toSorted(errorsFirst)]),
  );
};
