import { isCopyPath, isStrayPath } from '../model/file-kinds.ts';
import type { PathRule } from '../rule.ts';

export const files: PathRule = {
  id: 'files',
  description: 'What looks like a document lies where documents are read, under a name that ends in `.json`.',
  severity: 'error',
  stage: 'path',
  check(path) {
    if (!isStrayPath(path) || isCopyPath(path)) return [];
    const amongArt = path.startsWith('activities/art/');
    const below = path.startsWith('activities/');
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [
      {
        pointer: '',
        stretch: { offset: 0, length: 1 },
        message: amongArt
          ? 'a document among the pictures is judged and shown by nobody'
          : below
            ? 'a document of this name is judged and shown by nobody'
            : 'a document outside the folder activities is judged and shown by nobody',
        expected: amongArt
          ? 'a path outside activities/art; there, the palette.json and the shape.json of a theme alone'
          : below
            ? `\`${asJson(name)}\``
            : `\`activities/${path.includes('/') ? path.slice(path.indexOf('/') + 1) : path}\``,
        got: path,
      },
    ];
  },
};

/** The name with the ending that documents have: of `rose.json.txt`, `rose.jsonc`, `rose.yaml` and `rose`. */
const asJson = (name: string): string =>
  `${name.replace(/\.json.*$/i, '').replace(/\.(ya?ml|txt)$/i, '')}.json`;
