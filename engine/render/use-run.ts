import { useCallback } from 'react';
import type { Heard, Refused, Sent } from '../page/world.ts';
import { usePageView } from './page-context.tsx';
import type { Press } from './resolved.ts';

/**
 * Runs what the document says for a tap. What goes wrong has been told by then; what nobody foresaw goes to monitoring.
 *
 * @returns a promise that never rejects; undefined where there is nothing to run
 * @public
 */
export function useRun(): (
  press: Press | undefined,
  item?: Readonly<Record<string, unknown>>,
  heard?: Heard,
  refused?: Refused,
  sent?: Sent,
) => Promise<void> | undefined {
  const { steps, telemetry } = usePageView().page.world;
  return useCallback(
    (press, item, heard, refused, sent) =>
      press &&
      steps
        .run(press.steps, item, heard, refused, sent)
        .catch((error: unknown) => telemetry.report({ kind: 'action', message: String(error) })),
    [steps, telemetry],
  );
}
