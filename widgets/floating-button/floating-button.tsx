import { defineWidget, Picture, Pressable } from '../../engine/index.ts';
import type { FloatingButtonProps } from '../../schemas/generated/types.gen.ts';
import { useScrolledDown } from './use-scrolled-down.ts';

/** A button over the page. While it is out of the way it can still be reached by the keyboard, and then comes back. */
export const floatingButton = defineWidget<FloatingButtonProps>(
  ({ label, icon, kind, side, hides, press }) => {
    const away = useScrolledDown(hides);
    return (
      <div className={`floating-button is-${side}${away ? ' is-away' : ''}`}>
        <Pressable press={press} className={`btn btn--${kind} floating-button__press`}>
          {icon ? <Picture src={icon} alt="" width={28} height={28} /> : null}
          <span>{label}</span>
        </Pressable>
      </div>
    );
  },
);
