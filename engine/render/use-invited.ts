import { useEffect, useState } from 'react';
import { forgetInvited, invitedTo } from '../platform/invited/invited.ts';
import { usePageView } from './page-context.tsx';

/**
 * The code by which somebody was invited to this campaign, plain, once the page is alive; null where none waits.
 *
 * @param used it needs to wait no more
 * @public
 */
export function useInvited(used: boolean): string | null {
  const { id } = usePageView().page.model;
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (used) forgetInvited(globalThis.window, id, Date.now());
    setCode(used ? null : invitedTo(globalThis.window, id, Date.now()));
  }, [id, used]);
  return code;
}
