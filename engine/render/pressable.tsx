import { type ReactNode, useCallback, useRef, useState } from 'react';
import { linkOf } from '../document/link-of.ts';
import { DOUBLE_TAP_WINDOW } from '../platform/touch.ts';
import { usePageView } from './page-context.tsx';
import type { Press } from './resolved.ts';

export type PressItem = Readonly<Record<string, unknown>>;

/** Runs actions: one run at a time, and a second tap within 300 ms counts as the first (§5, T63). */
export function usePress(press: Press | undefined, item?: PressItem): { press: () => void; busy: boolean } {
  const { page } = usePageView();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const run = useCallback(() => {
    const now = performance.now();
    if (!press || running.current || now - last.current <= DOUBLE_TAP_WINDOW) return;
    last.current = now;
    running.current = true;
    setBusy(true);
    page.host
      .act(page, press.steps, item)
      .catch((error: unknown) => page.host.report(page, { kind: 'action', message: String(error) }))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, [page, press, item]);
  return { press: run, busy };
}

/** Something to tap: a link where the actions only lead somewhere, else a button that knows when it is busy. */
export function Pressable(props: {
  press: Press | undefined;
  item?: PressItem | undefined;
  className?: string;
  disabled?: boolean | undefined;
  label?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const { press, busy } = usePress(props.press, props.item);
  const href = props.press && linkOf(props.press.steps);
  const name = props.label === undefined ? {} : { 'aria-label': props.label };
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
      aria-busy={busy || undefined}
      onClick={press}
      data-press={props.press?.place}
      data-item={props.press && props.item && JSON.stringify(props.item)}
      {...name}
    >
      {props.children}
    </button>
  );
}
