import { type Identity, sensitiveKeys } from '../../engine/platform/identity/identity.ts';
import { type Cleaner, cleanerOf } from '../../engine/platform/secrets/index.ts';

/** Takes out of a text what must never leave the page: the visitor's own token, user id and device id above all (T50). */
export const cleanerFor = ({ token, user_id, device_id }: Identity): Cleaner =>
  cleanerOf({ keys: sensitiveKeys, values: [token, user_id, device_id] });
