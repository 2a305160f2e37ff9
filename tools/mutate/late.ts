const said = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, cause } = error as { message?: unknown; cause?: unknown };
  return `${String(message)}\n${cause === undefined ? '' : said(cause)}`;
};

/** Whether a test file failed by waiting alone: on a machine that is busy it might not have. */
export const isLate = (errors: readonly unknown[]): boolean =>
  errors.length > 0 &&
  errors.every((one) => /\btimed out in \d+ms|Timed out in wait|did not succeed in time/.test(said(one)));
