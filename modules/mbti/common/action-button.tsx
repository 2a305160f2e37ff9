import { type ReactNode, useRef, useState } from 'react';

/** A second tap within this time counts as the first, in ms (specification §5, T63). */
const DOUBLE_TAP = 300;

/** A button that does one thing at a time, and knows when it is busy. */
export function ActionButton(props: {
  className?: string;
  onPress: () => Promise<unknown> | undefined;
  disabled?: boolean | undefined;
  pressed?: boolean | undefined;
  label?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const press = (): void => {
    const now = performance.now();
    if (running.current || now - last.current <= DOUBLE_TAP) return;
    last.current = now;
    const work = props.onPress();
    if (!work) return;
    running.current = true;
    setBusy(true);
    void work.finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return (
    <button
      type="button"
      className={busy ? `${props.className ?? ''} is-busy` : props.className}
      disabled={props.disabled}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-label={props.label}
      onClick={press}
    >
      {props.children}
    </button>
  );
}
