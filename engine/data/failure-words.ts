import { faultText, RequestError } from '../http/errors.ts';
import type { Page } from '../page/page.ts';

/** The server has answered that it will not: what it says is for the user (specification §4). */
export const isAnswer = (error: unknown): error is RequestError =>
  error instanceof RequestError && (error.fault === 'refused' || error.fault === 'forbidden');

/**
 * What a user is told of a source that failed (specification §4, §8; T31). The network is named where nothing came back
 * alone.
 * @param earlier an earlier answer is shown; nothing is said then of the network, whose notice stands beside it
 */
export function failureWords(page: Page, error: unknown, earlier: boolean): string {
  const { t } = page.strings;
  if (!(error instanceof RequestError) || error.fault === 'aborted') return '';
  switch (error.fault) {
    case 'refused':
      return error.message || t(faultText.transport);
    case 'expired':
      return t(page.identity.token === '' ? 'sign_in_needed' : faultText.expired);
    case 'forbidden':
      return t(faultText.forbidden);
    default:
      if (error.answered) return t('data.trouble');
      return earlier ? '' : t('data.failed');
  }
}
