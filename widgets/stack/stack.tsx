import { defineWidget } from '../../engine/index.ts';
import type { StackProps } from '../../schemas/generated/types.gen.ts';

/** Nodes one below the other, or side by side and on as many rows as they need. */
export const stack = defineWidget<StackProps>(({ direction, gap, align, body }) => (
  <div className={`stack stack--${direction} stack--${gap} stack--${align}`}>{body}</div>
));
