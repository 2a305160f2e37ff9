import type { AskedFiles } from './file-limits.ts';

/** What a file is, by its content. */
export type FileSort = 'jpeg' | 'png' | 'webp' | 'pdf';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * What a file is: its first bytes say it, never its name or what somebody calls it.
 *
 * @param bytes its first 16 are enough
 * @returns null for whatever is none of these
 */
export function sortOf(bytes: Uint8Array): FileSort | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return latin(bytes, 0, 5) === '%PDF-' ? 'pdf' : null;
}

/** Whether a question takes files of this sort. */
export const takesSort = ({ takes = [] }: AskedFiles, sort: FileSort | null): sort is FileSort =>
  sort !== null && takes.includes(sort === 'pdf' ? 'pdf' : 'picture');
