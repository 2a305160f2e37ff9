/**
 * Sends as text: no browser asks the server first whether it may, not even while the page goes away.
 * @returns whether it is done: taken, or refused for good
 */
export const sender =
  (base: string, path: string) =>
  async (body: string, leaving: boolean): Promise<boolean> => {
    const url = `${base}${path}`;
    if (leaving && navigator.sendBeacon?.(url, new Blob([body], { type: 'text/plain' }))) return true;
    const { status } = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
      credentials: 'omit',
    });
    // A refusal would be the same again, except of what came too slowly or too often.
    return status < 500 && ![408, 429].includes(status);
  };
