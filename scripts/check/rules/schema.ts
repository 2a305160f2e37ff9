import { removeAt } from '../edits.ts';
import type { DocumentRule } from '../rule.ts';

export const schema: DocumentRule = {
  id: 'schema',
  description: 'Every key is known, every required key is there, every value is as its schema says.',
  severity: 'error',
  stage: 'document',
  check({ schemaProblems, text }) {
    return schemaProblems.map((problem) =>
      problem.removable
        ? { ...problem, fix: { title: 'remove the second one', edits: removeAt(text, problem.pointer) } }
        : problem,
    );
  },
};
