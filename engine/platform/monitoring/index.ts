// The door of this room: faults, views and speed of a page (specification §7 to §9).
export { type Monitoring, type Report, startMonitoring } from './first-party.ts';
