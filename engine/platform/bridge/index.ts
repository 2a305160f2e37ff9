// The door of this room: the app around a page.
export { type Bridge, type BridgeMethod, type BridgeResult, openBridge } from './open-bridge.ts';
