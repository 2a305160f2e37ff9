// What a page sends, on axios. Loaded with the first request that is no question.
import axios from 'axios';
import '../all-calls/all-shapes.ts';
import { timeoutExceeded } from '../../errors/http-texts.ts';
import { REQUEST_TIMEOUT } from '../errors.ts';
import type { Incoming, Outgoing } from '../transport.ts';

const http = axios.create({
  timeout: REQUEST_TIMEOUT,
  timeoutErrorMessage: timeoutExceeded(REQUEST_TIMEOUT),
  withXSRFToken: false,
  // 4xx and 5xx answers carry an envelope too
  validateStatus: () => true,
});

/** Sends one request and waits at most 60 s for its answer. */
export async function send({ method, url, headers, body, signal, onProgress }: Outgoing): Promise<Incoming> {
  const response = await http.request({
    method,
    url,
    headers: { ...headers },
    data: body,
    signal,
    ...(onProgress
      ? {
          onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
            onProgress(loaded, total),
        }
      : {}),
  });
  return {
    status: response.status,
    time: response.headers['x-server-time'] as string | undefined,
    data: response.data,
  };
}
