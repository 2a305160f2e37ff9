import { useEffect, useRef } from 'react';
import { useFormat } from '../../engine/index.ts';

const duration = 300;
/** From here on an amount with all its digits is written smaller (docs/decisions/0002-number-display.md). */
const LONG = 1e9;

/**
 * An amount in minor units; it counts up or down to its new value once, and jumps under reduced motion. Who hears the page hears the end
 * alone, with what it is an amount of.
 */
export function Amount({ value, label }: { value: number; label: string }) {
  const { amount, marks } = useFormat();
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    shown.current = value;
    const text = place.current?.firstChild;
    if (!text || from === value || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let begun: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      begun ??= now;
      const part = Math.min(1, (now - begun) / duration);
      text.nodeValue = amount(Math.round(from + (value - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      text.nodeValue = amount(value);
    };
  }, [value, amount]);
  return (
    <span className={`balance-bar__amount tabular${Math.abs(value) >= LONG ? ' is-long' : ''}`}>
      <span ref={place} aria-hidden="true">
        {amount(value)}
      </span>
      <span className="sr-only" role="status">
        {label + marks.colon}
        <span>{amount(value)}</span>
      </span>
    </span>
  );
}
