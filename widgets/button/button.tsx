import { defineWidget, Pressable } from '../../engine/index.ts';
import type { ButtonProps } from '../../schemas/generated/types.gen.ts';

/** A button in the middle of its line. */
export const button = defineWidget<ButtonProps>(({ label, kind, press, disabled = false }) => (
  <div className="button">
    <Pressable press={press} className={`btn btn--${kind} button__press`} disabled={disabled}>
      {label}
    </Pressable>
  </div>
));
