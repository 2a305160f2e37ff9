import { defineWidget } from '../../engine/index.ts';
import type { GridProps } from '../../schemas/generated/types.gen.ts';

/** Nodes in columns of the same width. How many there is room for, the browser finds out alone. */
export const grid = defineWidget<GridProps>(({ columns, least, gap, align, body }) => (
  <div className={`grid grid--${columns} grid--${least} grid--gap-${gap} grid--${align}`}>{body}</div>
));
