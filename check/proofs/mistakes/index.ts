import { battlesList } from './battles.ts';
import { collectionsList } from './collections.ts';
import { drawsList } from './draws.ts';
import { kindsList } from './kinds.ts';
import type { Mistake } from './mistake.ts';
import { namesList } from './names.ts';
import { pollsList } from './polls.ts';
import { senseList } from './sense.ts';
import { syntaxList } from './syntax.ts';
import { valuesList } from './values.ts';

/** Every committed list of mistakes. */
export const lists: readonly (readonly Mistake[])[] = [
  syntaxList,
  namesList,
  valuesList,
  senseList,
  kindsList,
  drawsList,
  pollsList,
  battlesList,
  collectionsList,
];
