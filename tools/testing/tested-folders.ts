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
  'build',
  'product',
  'tools',
  'scripts',
  'schemas',
] as const;
