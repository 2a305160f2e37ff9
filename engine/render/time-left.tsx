import type { ReactNode } from 'react';
import type { TimeLeftTarget, TimeLeftUnit } from '../clock/time-left.ts';

/** One unit of the time left. The clock writes the text, and reads once where it runs to: another moment is another element. */
export const TimeLeft = ({ to, unit }: { to: TimeLeftTarget; unit: TimeLeftUnit }): ReactNode => (
  <span key={to} className="time-left" data-time-left={unit} data-to={to} suppressHydrationWarning>
    --
  </span>
);
