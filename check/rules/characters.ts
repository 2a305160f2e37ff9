import type { DocumentRule } from '../rule.ts';

export const characters: DocumentRule = {
  id: 'characters',
  description:
    'Keys, names and expressions have no invisible or look-alike characters, and no text turns its direction.',
  severity: 'error',
  stage: 'document',
  check: (file) => file.characterProblems,
};
