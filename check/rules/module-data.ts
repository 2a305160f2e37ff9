import { dataChecks } from '../../modules/checks.ts';
import type { DataRule } from '../rule.ts';

export const moduleData: DataRule = {
  id: 'module-data',
  description: 'A module’s data fits together, by the rules of that module.',
  severity: 'error',
  stage: 'data',
  check({ path, value, namingProblems, schemaProblems, world }) {
    // These rules rely on the schema; most of what they would say follows from a mistake that it tells.
    if (namingProblems.length + schemaProblems.length > 0) return [];
    return dataChecks.flatMap((one) => (path === `modules/${one.file}` ? one.check(value, world) : []));
  },
};
