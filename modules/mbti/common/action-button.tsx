import type { ReactNode } from 'react';
import { useTap } from '../../../engine/index.ts';

/** A button that does one thing at a time, and knows when it is busy. */
export function ActionButton(props: {
  className?: string;
  onPress: () => Promise<unknown> | undefined;
  disabled?: boolean | undefined;
  pressed?: boolean | undefined;
  label?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const { tap, busy } = useTap(props.onPress);
  return (
    <button
      type="button"
      className={busy ? `${props.className ?? ''} is-busy` : props.className}
      disabled={props.disabled}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-label={props.label}
      onClick={tap}
    >
      {props.children}
    </button>
  );
}
