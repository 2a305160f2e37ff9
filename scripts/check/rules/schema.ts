import { removeAt } from '../edits.ts';
import type { CheckedFile } from '../file.ts';
import type { DocumentRule } from '../rule.ts';

export const schema = {
  id: 'schema',
  description: 'Every key is known, every required key is there, every value is as its schema says.',
  severity: 'error',
  stage: 'document',
  // Data files are judged by it too, and have no more than this.
  check({ schemaProblems, text }: Pick<CheckedFile, 'schemaProblems' | 'text'>) {
    return schemaProblems.map((problem) =>
      problem.removable
        ? { ...problem, fix: { title: 'remove the second one', edits: removeAt(text, problem.pointer) } }
        : problem,
    );
  },
} satisfies DocumentRule;
