import type { DataRule } from '../rule.ts';

export const dataSchema: DataRule = {
  id: 'data-schema',
  description: '`$schema` of a module’s data names a schema of that module.',
  severity: 'error',
  stage: 'data',
  check: ({ namingProblems }) => namingProblems,
};
