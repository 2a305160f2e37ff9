import { CODE_NO_PERMISSION, CODE_SUCCESS, CODE_TOKEN_EXPIRED, RequestError } from './errors.ts';

/** The data of an answer, or the fault that its code means (specification §3, §4). Anything that is no envelope is a transport fault. */
export function openEnvelope(answer: unknown): unknown {
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('code' in answer) ||
    typeof answer.code !== 'number'
  ) {
    throw new RequestError('transport', 'The answer is not an envelope.');
  }
  const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
  switch (answer.code) {
    case CODE_SUCCESS:
      return 'data' in answer ? answer.data : undefined;
    case CODE_TOKEN_EXPIRED:
      throw new RequestError('expired', 'Token expired', answer.code);
    case CODE_NO_PERMISSION:
      throw new RequestError('forbidden', 'No permission', answer.code);
    default:
      throw new RequestError('refused', message, answer.code);
  }
}
