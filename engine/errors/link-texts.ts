// What the link builder writes into the log (specification §5, §8), to the letter of the script that it stands in for.

const WITHOUT_LINK = "can't generate URL";
/** A required value that is not there at all. */
const absent = (name: string): string => `${name} is missing , ${WITHOUT_LINK}`;
/** Neither a key to look for in the address nor a default. */
const withoutDefault = (name: string): string =>
  `${name} is missing (default value was not supplied), ${WITHOUT_LINK}`;
/** Looked for in the address, not found, and no default. */
const notFound = (name: string): string =>
  `${name} was not found in the URL and default value was not supplied, ${WITHOUT_LINK}`;

export const LINK_BASE_WRONG = `oneLinkURL is missing or not in the correct format, ${WITHOUT_LINK}`;
export const LINK_MEDIA_MISSING = {
  absent: absent('mediaSource'),
  withoutDefault: withoutDefault('mediaSource'),
  notFound: notFound('mediaSource'),
};
export const LINK_CAMPAIGN_MISSING = {
  // Two spaces, as recorded.
  absent: absent('campaign '),
  withoutDefault: withoutDefault('campaign'),
  notFound: notFound('campaign'),
};
export const LINK_APP_ID_MISSING = absent('app_id');
export const LINK_APP_ID_NOT_STRING = 'app_id must be a string';
export const LINK_REDIRECT_MISSING = absent('redirectURL');
export const LINK_PLATFORM_MISSING = absent('platform');
// Spelt as recorded: whoever searches a log for it looks for this.
export const LINK_PLATFORM_UNSUPPORTED = 'platform need to be part of the known platforms supoorted';
export const LINK_CLICK_URL_INVALID = 'ClickURL is not valid';
export const LINK_STRUCTURE_WRONG = 'Parameter config structure is wrong';

/** Not errors: why no link was made, with the entry of the skip list that hit. */
export const LINK_SKIPPED_BY_REFERRER = 'Generate url is skipped. HTTP referrer contains key:';
export const LINK_SKIPPED_BY_ADDRESS = 'Generate url is skipped. URL contains string:';
