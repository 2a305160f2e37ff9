/** Every picture of this family, by file name. */
import { frames } from './frames.ts';
import { kit } from './kit.ts';
import { stage } from './stage.ts';
import { stalls } from './stalls.ts';

export const nightMarket = { ...stage, ...stalls, ...kit, ...frames };
