import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import { nearestLink } from '../model/nearest-link.ts';
import { nearestPicture } from '../model/pictures.ts';
import type { DocumentRule } from '../rule.ts';
import { withMove } from '../shape/into-campaign.ts';
import { removeAt, withInstead } from '../text/edits.ts';

export const schema = {
  id: 'schema',
  description: 'Every key is known, every required key is there, every value is as its schema says.',
  severity: 'error',
  stage: 'document',
  // Data files are judged by it too, and have no more than this.
  check({
    schemaProblems,
    text,
    context,
    site,
    summary,
  }: Pick<CheckedFile, 'schemaProblems' | 'text'> & Partial<CheckedFile>) {
    return schemaProblems.map((problem): Problem => {
      const { pointer, picture, link } = problem;
      if (problem.removable) {
        return { ...problem, fix: { title: 'remove the second one', edits: removeAt(text, pointer) } };
      }
      if (problem.intoCampaign !== undefined) return withMove(text, problem, problem.intoCampaign);
      if (problem.instead !== undefined) return withInstead(text, problem);
      if (link && site && summary) {
        const targets = { routes: site.routes(), anchors: summary.anchors };
        return { ...problem, ...nearestLink(link.value, link.kind, targets) };
      }
      return picture === undefined || !context
        ? problem
        : { ...problem, nearest: nearestPicture(picture, context.assets) };
    });
  },
} satisfies DocumentRule;
