// App start (specification §4) on pages that need no data: asks for the region without an HTTP client, late.
import { mainBase } from '../../engine/http/bases.ts';
import { startRegion } from '../../engine/platform/region.ts';
import type { Kernel } from '../stages.ts';

/** GET /query_location; the answer goes to the page's store where the page has one. Nothing waits for it. */
export function locate(kernel: Kernel): Promise<void> {
  const { lang } = kernel.data.model;
  const query = async (): Promise<unknown> => {
    const headers = { lang, 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
    const response = await fetch(`${mainBase(kernel.apiBase)}/query_location`, { headers });
    const answer = (await response.json()) as { code?: unknown; data?: unknown };
    return answer.code === 0 ? answer.data : undefined;
  };
  return startRegion(query, (code) => void kernel.core.then((core) => core?.located(code)), window);
}
