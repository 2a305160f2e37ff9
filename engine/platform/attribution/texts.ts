import * as link from '../../errors/link-texts.ts';

/** What the link builder logs (specification §8), by what it is about. */
export const texts = {
  baseWrong: link.LINK_BASE_WRONG,
  mediaSource: {
    absent: link.LINK_MEDIA_MISSING.absent,
    noKeys: link.LINK_MEDIA_MISSING.withoutDefault,
    notFound: link.LINK_MEDIA_MISSING.notFound,
  },
  campaign: {
    absent: link.LINK_CAMPAIGN_MISSING.absent,
    noKeys: link.LINK_CAMPAIGN_MISSING.withoutDefault,
    notFound: link.LINK_CAMPAIGN_MISSING.notFound,
  },
  appIdMissing: link.LINK_APP_ID_MISSING,
  appIdNoText: link.LINK_APP_ID_NOT_STRING,
  redirectMissing: link.LINK_REDIRECT_MISSING,
  platformMissing: link.LINK_PLATFORM_MISSING,
  platformUnknown: link.LINK_PLATFORM_UNSUPPORTED,
  structureWrong: link.LINK_STRUCTURE_WRONG,
  clickInvalid: link.LINK_CLICK_URL_INVALID,
  skippedByReferrer: link.LINK_SKIPPED_BY_REFERRER,
  skippedByAddress: link.LINK_SKIPPED_BY_ADDRESS,
} as const;

/** Who hears of it; the console will do. Values are what stands in the configuration, never what a visitor brought. */
export interface AttributionLog {
  error(message: string, ...values: unknown[]): void;
  debug(message: string, ...values: unknown[]): void;
}
