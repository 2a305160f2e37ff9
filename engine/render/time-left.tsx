import type { ReactNode } from 'react';
import type { TimeLeftTarget, TimeLeftUnit } from '../clock/time-left.ts';

/** One unit of the time left. The clock writes the text; React never touches it again. */
export const TimeLeft = ({ to, unit }: { to: TimeLeftTarget; unit: TimeLeftUnit }): ReactNode => (
  <span className="time-left" data-time-left={unit} data-to={to} suppressHydrationWarning>
    --
  </span>
);
