import { useLayoutEffect, useRef } from 'react';

/**
 * Tells of each value that follows another while one looks, before it is painted: what has happened between two answers. The first
 * value is no change.
 *
 * @param tell asked with the newest of it; what it says of state is painted with the value
 */
export function useChange<Value>(value: Value, tell: (before: Value, after: Value) => void): void {
  const before = useRef(value);
  const newest = useRef(tell);
  newest.current = tell;
  useLayoutEffect(() => {
    const then = before.current;
    before.current = value;
    if (then !== value) newest.current(then, value);
  }, [value]);
}
