/** Every picture of this family, by file name. */
import { filedPictures } from './filed.ts';
import { kit } from './kit.ts';
import { labels } from './labels.ts';
import { stage } from './stage.ts';
import { stamps } from './stamps.ts';
import { story } from './story.ts';

export const passport = {
  ...stage,
  ...kit,
  ...stamps,
  ...story,
  ...labels,
  ...filedPictures,
};
