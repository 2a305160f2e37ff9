import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import { subjectOf, type Twin, twinsOf } from '../model/shown-nodes.ts';
import { unusedOf } from '../model/uses.ts';
import type { DocumentRule } from '../rule.ts';

export const shownTwice: DocumentRule = {
  id: 'shown-twice',
  description: 'No part of the page shows what another part shows at the same time and in the same way.',
  severity: 'warning',
  stage: 'document',
  check: (file) => twinsOf(file).map((twin) => told(file, twin)),
};

function told(file: CheckedFile, { node, first }: Twin): Problem {
  const { widget, value, entry } = node;
  const what = entry === undefined ? `\`${String(value.from)}\`` : `\`${entry.id}\``;
  const noun = entry === undefined ? 'data source' : (file.lists.get(entry.list)?.what ?? entry.key);
  // What nothing shows is most likely what was meant here.
  const lost =
    entry === undefined ? [] : unusedOf(file, entry.list, ({ pointer }) => !pointer.startsWith('/campaign/'));
  const [meant] = lost;
  return {
    pointer: subjectOf(node),
    message: `people see the ${noun} ${what} twice: another \`${widget}\` shows it at the same time`,
    expected: `another ${noun}, another view of it, a \`visible\` that holds at other times, or no second \`${widget}\``,
    got: what,
    nearest: lost.length === 1 && meant !== undefined ? meant[0] : undefined,
    related: [{ pointer: subjectOf(first), message: 'it is shown here already' }],
  };
}
