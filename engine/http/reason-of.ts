import {
  NETWORK_ERROR,
  NOT_AN_ENVELOPE,
  REQUEST_ABORTED,
  statusFailed,
  timeoutExceeded,
  UNSUPPORTED_PROTOCOL,
} from '../errors/http-texts.ts';
import { REQUEST_TIMEOUT, RequestError } from './errors.ts';

/** What axios begins its message with, where it tells one failure from another; the message itself may hold an address. */
const REASONS = [timeoutExceeded(REQUEST_TIMEOUT), REQUEST_ABORTED, UNSUPPORTED_PROTOCOL];

/**
 * Why a transport failed, in the words of the catalogue (specification §8).
 * @param status of the answer that was no envelope; 0 where none came
 */
export function reasonOf(error: unknown, status: number): string {
  if (error instanceof RequestError) return status >= 400 ? statusFailed(status) : NOT_AN_ENVELOPE;
  const message = error instanceof Error ? error.message : '';
  return REASONS.find((one) => message.startsWith(one)) ?? NETWORK_ERROR;
}
