import { classifyUserAgent } from './classify-user-agent.ts';
import { type OpeningSettings, storeOf } from './opening-plan.ts';

/** Where the app is to be had. */
export interface AppStore {
  readonly name: 'google-play' | 'app-store' | 'app-market';
  readonly href: string;
}

/**
 * The stores of a variant (specification §4): on Android Google Play for the global app, else a Chinese app market; on Apple the App
 * Store. Whoever is on neither, as on a desktop, is told of both.
 */
export function storesFor(
  userAgent: string,
  variant: 'domestic' | 'global',
  settings: Pick<OpeningSettings, 'socialApps' | 'variants'>,
): readonly AppStore[] {
  const { android, apple } = settings.variants[variant].stores;
  const store = storeOf[classifyUserAgent(userAgent, settings.socialApps).os];
  const all: Record<'android' | 'apple', AppStore> = {
    android: { name: variant === 'global' ? 'google-play' : 'app-market', href: android },
    apple: { name: 'app-store', href: apple },
  };
  return store ? [all[store]] : [all.android, all.apple];
}
