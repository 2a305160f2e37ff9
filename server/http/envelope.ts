import { entryOf, type Refused } from '../errors.ts';
import type { Language } from '../language.ts';

/** The envelope of a success, as text: `{ "code": 0, "message": "ok", "data": ... }` (specification §3). */
export function successText(data: unknown): string {
  return JSON.stringify({ code: 0, message: 'ok', data });
}

/**
 * The envelope of a failure, as text, with its message in the language of the request.
 * @param field what it is about, in names of the contract: never what a caller sent
 */
export function failureText(refused: Refused, language: Language, field = ''): string {
  const { code, message } = entryOf(refused);
  const text = message[language];
  return JSON.stringify({ code, message: field === '' ? text : `${text}: ${field}`, data: null });
}
