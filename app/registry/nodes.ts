import { modules } from '../../modules/index.ts';
import { widgets } from '../../widgets/index.ts';

/** Everything that can be a node of a document, by the name that it has there. */
export const nodes = { ...widgets, ...modules };
