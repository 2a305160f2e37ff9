import { defineWidget } from '../../engine/index.ts';
import type { DividerProps } from '../../schemas/generated/types.gen.ts';

/** Ornament between parts of the page: nothing to read. */
export const divider = defineWidget<DividerProps>(({ size }) => (
  <div className={`divider divider--${size}`} aria-hidden="true" />
));
