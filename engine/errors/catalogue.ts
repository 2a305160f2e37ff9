import type { CommonText } from '../../schemas/generated/texts.gen.ts';
import * as frame from './frame-texts.ts';
import * as http from './http-texts.ts';
import * as link from './link-texts.ts';
import * as page from './page-texts.ts';
import * as picture from './picture-texts.ts';
import * as qr from './qr-texts.ts';

/** Who hears of an error. */
type Audience = 'user' | 'log' | 'warning' | 'event';

/** One error of the product: what is said, and to whom (specification §8). */
export interface ErrorEntry {
  audience: Audience;
  /** What is said, with stand-ins for what varies; all the ways where there are several. Empty: the server's message. */
  says: readonly string[];
  /** Key of the text that the user reads, in `engine/i18n/product-texts.json`. */
  productText?: CommonText;
}

const log = (...says: string[]): ErrorEntry => ({ audience: 'log', says });

/**
 * Every error that the product knows, by id (specification §4, §5, §8). For tools, tests and docs: a room imports the
 * texts that it says from its own file of this folder, so that a phone loads no others.
 */
export const catalogue = {
  token_expired: { audience: 'user', says: [http.TOKEN_EXPIRED], productText: 'error.token_expired' },
  no_permission: { audience: 'user', says: [http.NO_PERMISSION], productText: 'error.no_permission' },
  server_message: { audience: 'user', says: [] },
  request_fail: { audience: 'log', says: [http.REQUEST_FAIL], productText: 'error.request_fail' },
  http_network: log(http.NETWORK_ERROR),
  http_aborted: log(http.REQUEST_ABORTED),
  http_timeout: log(http.timeoutExceeded(60_000)),
  http_status: log(http.statusFailed(500)),
  http_protocol: log(http.UNSUPPORTED_PROTOCOL),
  http_not_an_envelope: log(http.NOT_AN_ENVELOPE),
  http_not_as_promised: log(http.NOT_AS_PROMISED),
  link_base_wrong: log(link.LINK_BASE_WRONG),
  link_media_missing: log(...Object.values(link.LINK_MEDIA_MISSING)),
  link_campaign_missing: log(...Object.values(link.LINK_CAMPAIGN_MISSING)),
  link_app_id_missing: log(link.LINK_APP_ID_MISSING),
  link_app_id_not_string: log(link.LINK_APP_ID_NOT_STRING),
  link_redirect_missing: log(link.LINK_REDIRECT_MISSING),
  link_platform_missing: log(link.LINK_PLATFORM_MISSING),
  link_platform_unsupported: log(link.LINK_PLATFORM_UNSUPPORTED),
  link_click_url_invalid: log(link.LINK_CLICK_URL_INVALID),
  link_structure_wrong: log(link.LINK_STRUCTURE_WRONG),
  preload_error: { audience: 'event', says: [page.PRELOAD_ERROR_EVENT] },
  nav_aborted: log(frame.navigationAborted('/a', '/b')),
  nav_cancelled: log(frame.navigationCancelled('/a', '/slow')),
  nav_duplicated: log(frame.navigationDuplicated('/a')),
  qr_too_long: log(qr.qrTooLong('L', 2953)),
  qr_version: { audience: 'warning', says: [qr.qrVersionReset('41')] },
  qr_dot_scale: { audience: 'warning', says: [qr.qrDotScaleReset('2')] },
  qr_size: { audience: 'warning', says: [qr.qrSizeReset('width', '0', 256)] },
  qr_version_raised: { audience: 'warning', says: [qr.qrVersionRaised(1, 7)] },
  qr_no_room_for_logo: { audience: 'warning', says: [qr.qrNoRoomForLogo(1, 'L')] },
  qr_logo_refused: { audience: 'warning', says: [qr.QR_LOGO_REFUSED] },
  image_retry: log(picture.imageGivenUp(3)),
} as const satisfies Record<string, ErrorEntry>;
