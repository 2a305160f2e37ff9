/** Where the answer about the location goes: `data.areacode` as the server sent it (T23). */
type Learn = (areacode: unknown) => void;

/**
 * Asks for the region when the app starts (specification §4), once: an answer that names an area ends it. Until then
 * nothing is known and the overseas flag stays false, and it is asked again when the network or the page comes back
 * (T20).
 *
 * @param query GET /query_location of the main client; logs its own failures
 * @param learn for example `(code) => store.set(clientState.location.area_code, code)`
 * @param page says `online` and `pageshow`; the window
 * @returns resolves when the first question is answered or has failed; never rejects
 */
export function startRegion(query: () => Promise<unknown>, learn: Learn, page?: EventTarget): Promise<void> {
  let asking: Promise<void> | undefined;
  const comebacks = ['online', 'pageshow'];
  const ask = (): Promise<void> => {
    asking ??= query()
      .then((data) => {
        const code = areacodeOf(data);
        if (code === '') return;
        for (const one of comebacks) page?.removeEventListener(one, again);
        learn(code);
      })
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const again = (): void => void ask();
  for (const one of comebacks) page?.addEventListener(one, again);
  return ask();
}

const areacodeOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'areacode' in data && typeof data.areacode === 'string'
    ? data.areacode.trim()
    : '';
