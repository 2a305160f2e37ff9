// One of several that share the pages of a build (draw-shared.ts).
import { once } from 'node:events';
import { drawPages } from './draw-pages.ts';
import type { Share } from './draw-shared.ts';
import { reopenRenderer } from './renderer.ts';

const [{ client, wanted, ...where }] = (await once(process, 'message')) as [Share];
const drawn = await drawPages(await reopenRenderer(client), wanted, where);
process.send?.(drawn, () => process.disconnect());
