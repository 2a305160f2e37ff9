import { type ReactNode, useEffect, useRef, useState } from 'react';
import { linkOf } from '../document/anywhere/link-of.ts';
import type { Heard, Refused } from '../page/world.ts';
import type { Press } from './resolved.ts';
import { useRun } from './use-run.ts';
import { useTap } from './use-tap.ts';

export type PressItem = Readonly<Record<string, unknown>>;

/** Something to tap: a link where the actions only lead somewhere, else a button that knows when it is busy. */
export function Pressable(props: {
  press: Press | undefined;
  item?: PressItem | undefined;
  className?: string;
  disabled?: boolean | undefined;
  /** The server's reason why not, where the button's own words say it: what is over is drawn as a stamp (decision 0132). */
  why?: string | undefined;
  label?: string | undefined;
  /** What a visitor is offered: whoever is signed in neither sees it nor taps it until their own answer is there (decision 0138). */
  forVisitors?: boolean | undefined;
  /** Told when it begins to wait for the server's answer, which it does not while somebody is asked, and when it no longer does. */
  onBusy?: (busy: boolean) => void;
  /**
   * Told what a call of it has answered, also where that was given once already and no source says anything new: a tap after an answer
   * that was lost. A tap before React waits for it, so that it is told. It may give back what was won, to be lifted up.
   */
  onAnswer?: Heard;
  /** Told why what was typed for it was refused: it stands at its field (`useRefusal`), and no toast says it. */
  onRefusal?: Refused;
  /** Told that the server has declined a call of it, for good: nothing was done. A call that got lost may have been. */
  onDeclined?: () => void;
  children: ReactNode;
}): ReactNode {
  const run = useRun();
  const [sent, tell] = useState(false);
  const { tap, busy } = useTap(() =>
    run(props.press, props.item, props.onAnswer, props.onRefusal, (declined) =>
      declined ? props.onDeclined?.() : tell(true),
    )?.finally(() => tell(false)),
  );
  const told = useRef(props.onBusy);
  told.current = props.onBusy;
  useEffect(() => told.current?.(sent), [sent]);
  const href = props.press && linkOf(props.press.steps);
  const waits = props.onAnswer !== undefined || props.onRefusal !== undefined;
  const name = {
    ...(props.label === undefined ? {} : { 'aria-label': props.label }),
    ...(props.forVisitors ? { 'data-visitors': 'kept' } : {}),
  };
  if (href !== undefined && !props.disabled) {
    return (
      <a className={props.className} href={href} {...name}>
        {props.children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={busy ? `${props.className ?? ''} is-busy` : props.className}
      disabled={props.disabled}
      data-why={props.disabled ? props.why : undefined}
      aria-busy={busy || undefined}
      onClick={tap}
      data-press={waits ? undefined : props.press?.place}
      data-item={props.press && props.item && !waits ? JSON.stringify(props.item) : undefined}
      {...name}
    >
      {props.children}
    </button>
  );
}
