/** The two apps (specification §1). */
export type Variant = 'domestic' | 'global';

/** What is known of a visitor. */
export interface VariantSigns {
  /** `bundle_id` of the query, empty where there is none. */
  bundleId: string;
  userAgent: string;
  /** The overseas flag (specification §3, T19). */
  ipIsUs: boolean;
}

/** Signs of the global app, as the settings file names them. */
export interface GlobalSigns {
  bundleIds: readonly string[];
  userAgentMarkers: readonly string[];
}

/** Global when the bundle id, the user agent or the overseas flag says so, else domestic (specification §1, T21). */
export function variantOf(signs: VariantSigns, global: GlobalSigns): Variant {
  return signs.ipIsUs ||
    global.bundleIds.includes(signs.bundleId) ||
    global.userAgentMarkers.some((marker) => signs.userAgent.includes(marker))
    ? 'global'
    : 'domestic';
}
