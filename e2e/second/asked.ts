import type { CDPSession } from 'playwright-core';

/** A request of a page, as its browser has dealt with it. */
export interface Asked {
  /** Address without host and query. */
  readonly path: string;
  /** As it came over the line: 304 where the page's own copy is still right. */
  status: number;
  /** Over the line, headers included; 0 of what was in the browser. */
  bytes: number;
  /** Nobody was asked. */
  fromCache: boolean;
  encoding: string | undefined;
  mime: string;
  /** Of the body as the page has it. */
  length: number;
}

/** Tells what each visit asks for: call what it gives at the end of one, for the requests since the last call. */
export async function recordAsked(session: CDPSession): Promise<() => Asked[]> {
  let asked = new Map<string, Asked>();
  const known = (id: string): Asked | undefined => asked.get(id);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname } = new URL(request.url);
    const empty = { status: 0, bytes: 0, fromCache: false, encoding: undefined, mime: '', length: 0 };
    asked.set(requestId, { path: pathname, ...empty });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = known(requestId);
    if (one) one.fromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = known(requestId);
    if (!one) return;
    one.fromCache ||= response.fromDiskCache === true || response.fromPrefetchCache === true;
    one.status ||= response.status;
    if (!one.fromCache) one.bytes ||= response.encodedDataLength;
    one.mime = response.mimeType;
    const header = Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name));
    one.encoding = header?.[1];
  });
  // What was really sent: `responseReceived` tells of the kept copy where the server has said 304.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    const one = known(requestId);
    if (one && statusCode > 0) one.status = statusCode;
  });
  session.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    const one = known(requestId);
    if (!one) return;
    one.length += dataLength;
    // Some answers of a busy phone end without an event.
    if (!one.fromCache) one.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = known(requestId);
    if (one && !one.fromCache) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const all = [...asked.values()];
    asked = new Map();
    return all;
  };
}
