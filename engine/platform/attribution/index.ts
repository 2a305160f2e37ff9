// The door of this room: where a visitor came from, and the links that tell the app's store of it.
export type { AttributionSettings } from './app-link-slots.ts';
export { rememberArrival } from './arrival.ts';
export { type AppLinkWish, buildAppLink, buildDirectLink } from './build-app-link.ts';
export { invitedPlace } from './invited-name.ts';
export { type Attribution, openAttribution } from './open-attribution.ts';
export { readFromCode } from './qr-hand-over.ts';
export { sharedRoute, shareLink } from './share-link.ts';
export { isSharedVisit } from './share-mark.ts';
