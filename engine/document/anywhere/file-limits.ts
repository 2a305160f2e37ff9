/** A question for files, as far as files are judged by it. */
export interface AskedFiles {
  readonly takes?: readonly ('picture' | 'pdf')[] | undefined;
  readonly most?: number | undefined;
  readonly mostBytes?: number | undefined;
}

/** Bytes of a file where the document names no limit. */
export const usualBytes = 2_000_000;

export const mostBytesOf = ({ mostBytes = usualBytes }: AskedFiles): number => mostBytes;

/** How many files a question takes. */
export const mostFilesOf = ({ most = 1 }: AskedFiles): number => most;
