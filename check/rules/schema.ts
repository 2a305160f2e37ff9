import { walk } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import type { CheckContext } from '../model/context.ts';
import { type CheckedFile, rootOf } from '../model/file.ts';
import { nearestLink } from '../model/nearest-link.ts';
import { nearestPicture } from '../model/pictures.ts';
import type { DocumentRule } from '../rule.ts';
import { withMove } from '../shape/into-campaign.ts';
import { removeAt, withInstead } from '../text/edits.ts';
import type { Json } from '../text/pointer.ts';

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
    document,
  }: Pick<CheckedFile, 'schemaProblems' | 'text'> & Partial<CheckedFile>) {
    // Looked for once, however many are asked for.
    let conditions: ReadonlySet<string> | undefined;
    return schemaProblems.map((problem): Problem => {
      const { pointer, picture, link } = problem;
      if (problem.removable) {
        return { ...problem, fix: { title: 'remove the second one', edits: removeAt(text, pointer) } };
      }
      if (problem.intoCampaign !== undefined) return withMove(text, problem, problem.intoCampaign);
      if (problem.instead === 'true' || problem.instead === 'false') {
        if (document && context) conditions ??= conditionsOf(document, context);
        if (conditions?.has(pointer)) return { ...problem, ...noCondition(problem.instead === 'true') };
      }
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

/** Where a document has conditions. */
function conditionsOf(document: Json, context: CheckContext): ReadonlySet<string> {
  const found = new Set<string>();
  walk(context.schemas, rootOf(document), document, ({ pointer, schema }) => {
    if (schema['x-gives'] === 'boolean') found.add(pointer);
  });
  return found;
}

/** True or false in the place of a condition: in quotes it would be one that asks nothing, which rule `never-holds` tells. */
const noCondition = (value: boolean): Partial<Problem> => ({
  expected: 'a condition in quotes, such as "phase == \'live\'"',
  nearest: undefined,
  tip: value
    ? 'what always holds asks nothing: leave out the key'
    : 'what never holds asks nothing: leave out what it is for',
});
