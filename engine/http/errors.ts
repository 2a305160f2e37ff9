import type { CommonText } from '../../schemas/generated/texts.gen.ts';

/** Time-out of every request in ms (specification §9, T24). */
export const REQUEST_TIMEOUT = 60_000;

/** Codes of the envelope (specification §4). */
export const CODE_SUCCESS = 0;
export const CODE_TOKEN_EXPIRED = 1;
export const CODE_NO_PERMISSION = 2;

/** A request with the same key is still being done (docs/calls.md). */
export const CODE_IN_PROGRESS = 1005;

/** From here on a code is of one room alone, and says what is wrong with what it was sent; those below are said of any request. */
const OF_ONE_ROOM = 1210;

/** Whether a refusal is about what somebody typed, chose or tapped, and not about the moment, the phone or the server. */
export const isAboutInput = (code: number | undefined): boolean => code !== undefined && code >= OF_ONE_ROOM;

/**
 * Whether a refusal says nothing of what becomes, or became, of what was sent under its key: the request was not looked at (429), is
 * still being done, or the server cannot say (5xx).
 */
export const isUndecided = (status: number, code: number): boolean =>
  status === 429 || status >= 500 || code === CODE_IN_PROGRESS;

/** What went wrong with a request. `transport` means that nobody knows whether the server did it. */
export type RequestFault = 'expired' | 'forbidden' | 'refused' | 'transport' | 'aborted';

/** A request that was not answered with success. */
export class RequestError extends Error {
  readonly fault: RequestFault;
  readonly code: number | undefined;
  /** Something came back: what failed is not the network. */
  readonly answered: boolean;
  /** It was refused, and what was sent under the same key may have been done all the same, or may yet be. */
  readonly undecided: boolean;

  /** @param message what the user is told: for `refused` the server's own words (§8), else for the log alone */
  constructor(
    fault: RequestFault,
    message: string,
    code?: number,
    answered = code !== undefined,
    undecided = false,
  ) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.answered = answered;
    this.undecided = undecided;
  }
}

/**
 * Whether a failure leads to /login (specification §4): without a token nothing has expired, and the place of the data says that
 * one is needed (T80).
 */
export const leadsToLogin = (error: unknown, token: string): boolean =>
  error instanceof RequestError && error.fault === 'expired' && token !== '';

/** The key of the product text that a user reads for a fault; a refusal shows the server's message (§8, T31). */
export const faultText: Record<Exclude<RequestFault, 'refused' | 'aborted'>, CommonText> = {
  expired: 'error.token_expired',
  forbidden: 'error.no_permission',
  transport: 'error.request_fail',
};
