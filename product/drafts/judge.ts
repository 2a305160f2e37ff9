import { root } from '../../build/schemas.ts';
import type { Finding } from '../../check/finding.ts';

/** Errors of documents that are not committed, by their path: against the committed ones as they lie on the disk now. */
export type Judge = (texts: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, readonly Finding[]>>;

/** The same check as `npm run check`. It is loaded with the first draft: most starts have none. */
export const judgeDrafts: Judge = async (texts) => {
  const { readProject } = await import('../../check/disk/project.ts');
  const { checkText } = await import('../../check/check-text.ts');
  const context = readProject(root);
  return new Map(
    [...texts].map(([path, text]) => [
      path,
      checkText(path, text, context).filter(({ severity }) => severity === 'error'),
    ]),
  );
};
