import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../build/schemas.ts';
import { goneList } from './gone.ts';
import { hurryList } from './hurry.ts';
import { kindsList } from './kinds.ts';
import { leftoversList } from './leftovers.ts';
import type { Mistake } from './mistake.ts';
import { namesList } from './names.ts';
import { senseList } from './sense.ts';
import { signsList } from './signs.ts';
import { slipsList } from './slips.ts';
import { syntaxList } from './syntax.ts';
import { valuesList } from './values.ts';

/** What goes wrong in the block of a mechanic: `mistakes` of its `mistakes.ts`, where it has one. */
async function ownList(mechanic: string): Promise<readonly Mistake[]> {
  const path = join(root, 'mechanics', mechanic, 'mistakes.ts');
  if (!existsSync(path)) return [];
  const { mistakes } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    mistakes: readonly Mistake[];
  };
  return mistakes;
}

/** Every committed list of mistakes. */
export const lists: readonly (readonly Mistake[])[] = [
  syntaxList,
  namesList,
  valuesList,
  senseList,
  kindsList,
  hurryList,
  goneList,
  slipsList,
  leftoversList,
  signsList,
  ...(await Promise.all(readdirSync(join(root, 'mechanics')).sort().map(ownList))),
];
