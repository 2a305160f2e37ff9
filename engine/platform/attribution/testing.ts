import { vi } from 'vitest';
import { sensitiveKeys } from '../identity/identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import settings from '../settings.json' with { type: 'json' };
import type { AppLinkWish } from './index.ts';

/** What a link says of its faults. */
export const log = { error: vi.fn(), debug: vi.fn() };
/** A link that nobody asks anything of, with some changes. */
export const wish = (changes: Partial<AppLinkWish> = {}): AppLinkWish => ({
  variant: 'domestic',
  shared: false,
  query: '',
  referrer: '',
  settings,
  clean: cleanerOf({ keys: sensitiveKeys }),
  log,
  ...changes,
});
/** The query of a link; empty where there is none. */
export const queryOf = (link: string | null) =>
  Object.fromEntries(new URL(link ?? 'https://none.invalid').searchParams);
