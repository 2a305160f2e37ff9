// The door of this room: events of a page (specification §7, §9).
export { type Analytics, type EventProps, startFirstParty } from './first-party.ts';
export { watchSeen } from './watch-seen.ts';
