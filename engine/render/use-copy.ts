import { showToast } from '../overlay/toast.ts';
import { useStrings } from './hooks.tsx';
import { useWorld } from './module-hooks.ts';
import { useTap } from './use-tap.ts';

/**
 * A tap that copies a text and says so. Where the clipboard takes nothing the text has been shown instead (`World`), and nothing is said;
 * where neither could be, that it failed.
 *
 * @param make the text, once it is asked for
 * @param said what is told of it, where "Copied" is not enough
 */
export function useCopy(make: () => string | Promise<string>, said?: string): ReturnType<typeof useTap> {
  const t = useStrings();
  const { links } = useWorld();
  return useTap(async () => {
    try {
      if (await links.copy(await make())) showToast(said ?? t('copied'), 'success');
    } catch {
      showToast(t('step.failed'), 'failure');
    }
  });
}
