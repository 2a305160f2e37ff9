/** Folders of code, with tests beside it. */
export const testedFolders = [
  'engine',
  'widgets',
  'modules',
  'mechanics',
  'app',
  'server',
  'check',
  'art',
  'scripts',
  'schemas',
] as const;
