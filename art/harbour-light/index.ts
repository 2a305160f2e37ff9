/** Every picture of this family, by file name. */
import { kit } from './kit.ts';
import { prizes } from './prizes.ts';
import { stage } from './stage.ts';

export const harbourLight = { ...stage, ...kit, ...prizes };
