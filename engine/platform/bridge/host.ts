/** How the app is reached: iOS message handlers or an Android interface (specification §7). */
export interface BridgeHost {
  os: 'ios' | 'android';
  has(native: string): boolean;
  send(native: string, message: Readonly<Record<string, unknown>>): void;
}

interface MessageHandler {
  postMessage(message: unknown): void;
}

const own = (holder: unknown, key: string): unknown =>
  (typeof holder === 'object' || typeof holder === 'function') &&
  holder !== null &&
  !(key in Object.prototype)
    ? Reflect.get(holder, key)
    : undefined;

/** The app around this page, or undefined in a browser. */
export function findHost(window: object, androidInterface: string): BridgeHost | undefined {
  const android = own(window, androidInterface);
  if (typeof android === 'object' && android !== null) {
    return {
      os: 'android',
      has: (native) => typeof own(android, native) === 'function',
      // Called on the object itself: an Android interface refuses a method taken off it. Texts alone pass.
      send: (native, message) =>
        void (android as Record<string, (text: string) => void>)[native]?.(JSON.stringify(message)),
    };
  }
  const handlers = own(own(window, 'webkit'), 'messageHandlers');
  if (typeof handlers !== 'object' || handlers === null) return undefined;
  return {
    os: 'ios',
    has: (native) => typeof own(own(handlers, native), 'postMessage') === 'function',
    send: (native, message) => (handlers as Record<string, MessageHandler>)[native]?.postMessage(message),
  };
}
