import { isStrayPath } from '../document-paths.ts';
import type { PathRule } from '../rule.ts';

export const files: PathRule = {
  id: 'files',
  description: 'What looks like a document lies where documents are read, under a name that ends in `.json`.',
  severity: 'error',
  stage: 'path',
  check(path) {
    if (!isStrayPath(path)) return [];
    const amongArt = path.startsWith('activities/art/');
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [
      {
        pointer: '',
        stretch: { offset: 0, length: 1 },
        message: amongArt
          ? 'a document among the pictures is judged and shown by nobody'
          : 'a document of this name is judged and shown by nobody',
        expected: amongArt
          ? 'a path outside activities/art; there, the palette.json of a theme alone'
          : `\`${name.replace(/\.json\w*$/i, '.json')}\``,
        got: path,
      },
    ];
  },
};
