// The door of this room: which environment, which API, which app, which region.
export {
  apiBaseOf,
  type EnvironmentName,
  type EnvironmentSettings,
  environmentOf,
  type WebApp,
} from './environment-of.ts';
export { type Region, regionFrom } from './region-from.ts';
export { type GlobalSigns, type Variant, type VariantSigns, variantOf } from './variant-of.ts';
