import { NO_PERMISSION, NOT_AN_ENVELOPE, TOKEN_EXPIRED } from '../errors/http-texts.ts';
import { CODE_NO_PERMISSION, CODE_SUCCESS, CODE_TOKEN_EXPIRED, isUndecided, RequestError } from './errors.ts';
import { messageOf } from './shape.ts';

/** The data of an answer, or the fault that its code means (specification §3, §4). Anything that is no envelope is a transport fault. @param status of HTTP */
export function openEnvelope(answer: unknown, status = 200): unknown {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('code' in answer) ||
    typeof answer.code !== 'number'
  ) {
    throw new RequestError('transport', NOT_AN_ENVELOPE);
  }
  const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
  switch (answer.code) {
    case CODE_SUCCESS:
      return (answer as { data?: unknown }).data;
    case CODE_TOKEN_EXPIRED:
      throw new RequestError('expired', TOKEN_EXPIRED, answer.code);
    case CODE_NO_PERMISSION:
      throw new RequestError('forbidden', NO_PERMISSION, answer.code);
    default:
      throw new RequestError(
        'refused',
        messageOf(message),
        answer.code,
        true,
        isUndecided(status, answer.code),
      );
  }
}
