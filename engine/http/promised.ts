import { NOT_AS_PROMISED, REQUEST_FAIL } from '../errors/http-texts.ts';
import { knowShape, shapeOf } from './answer-shapes.ts';
import type { HttpClient } from './client.ts';
import { RequestError } from './errors.ts';
import { ShapeError, shaped } from './shape.ts';

/**
 * The data of an answer as `schemas/api` promises it, names and pictures put right. What the API does not name is passed on, and so
 * is what nobody has said the shape of (`knowShape`).
 * What leads elsewhere is left out, and its keys are logged.
 * @param nameless what a person without a name is called
 * @throws RequestError `transport`, as of every answer that is none: what the server did, nobody knows. Logged like
 * those (§8), with the place of the first wrong value and none of the values (docs/decisions/0036-answers-are-checked.md)
 */
export function promised(method: string, path: string, data: unknown, nameless = ''): unknown {
  const shape = shapeOf(method, path);
  if (shape === undefined) return data;
  try {
    return shaped(shape, data, nameless, (names) => console.warn(NOT_AS_PROMISED, ...names));
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    console.warn(REQUEST_FAIL, NOT_AS_PROMISED, error.message);
    throw new RequestError('transport', REQUEST_FAIL, undefined, true);
  }
}

/**
 * The same client for steps: what they ask for is done when the server says so (code 0), whatever else it says. An answer
 * that is not as promised is logged, and is none: undefined.
 */
export function promisingSteps(http: Pick<HttpClient, 'get' | 'post'>, nameless: string): typeof http {
  const held = async (method: string, path: string, answer: Promise<unknown>): Promise<unknown> => {
    const data = await answer;
    try {
      await knowShape(method, path);
      return promised(method, path, data, nameless);
    } catch {
      return undefined;
    }
  };
  return {
    get: (path, ...rest) => held('get', path, http.get(path, ...rest)),
    post: (path, ...rest) => held('post', path, http.post(path, ...rest)),
  };
}

/** What cannot be held against its shape is no answer. */
const known = (method: string, path: string): Promise<void> =>
  knowShape(method, path).catch(() => {
    throw new RequestError('transport', REQUEST_FAIL);
  });

/** The same client, whose answers are as promised: for whoever reads them. */
export function promising(http: HttpClient, nameless: string): HttpClient {
  const held =
    <Rest extends unknown[]>(method: string, call: (path: string, ...rest: Rest) => Promise<unknown>) =>
    async (path: string, ...rest: Rest): Promise<unknown> => {
      const [answer] = await Promise.all([call(path, ...rest), known(method, path)]);
      return promised(method, path, answer, nameless);
    };
  return {
    get: held('get', http.get),
    post: held('post', http.post),
    put: held('put', http.put),
    delete: held('delete', http.delete),
    upload: held('post', http.upload),
  };
}
