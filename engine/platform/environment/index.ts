// The door of this room: which environment, which API, which app, which region.
export { apiBaseOf, type EnvironmentSettings, environmentOf, isLocalHost } from './environment-of.ts';
export { regionFrom } from './region-from.ts';
export { type GlobalSigns, variantOf } from './variant-of.ts';
