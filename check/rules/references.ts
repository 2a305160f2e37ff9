import { danglingOf } from '../model/dangling.ts';
import { lackingOf } from '../model/lacking.ts';
import type { DocumentRule } from '../rule.ts';

export const references: DocumentRule = {
  id: 'references',
  description:
    'Every data source, state key, popup, gift, board, prize, goal, theme and bridge method that is named exists.',
  severity: 'error',
  stage: 'document',
  check: (file) => [...(danglingOf(file).get('references') ?? []), ...lackingOf(file)],
};
