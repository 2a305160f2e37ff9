// The door of this room: opening the app from a visitor page (specification §4).
export { classifyUserAgent, type Os } from './classify-user-agent.ts';
export { type OpeningHost, type OpeningWindow, openApp, STORE_FALLBACK_DELAY } from './open-app.ts';
export {
  type OpeningPlan,
  type OpeningSettings,
  type OpeningWish,
  openingPlan,
} from './opening-plan.ts';
export { type AppStore, storesFor } from './stores.ts';
