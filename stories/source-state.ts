export type Show = 'filled' | 'loading' | 'slow' | 'empty' | 'error' | 'stale';

export const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The same answer with nothing in its lists. */
const emptied = (answer: unknown): unknown =>
  hasFields(answer)
    ? Object.fromEntries(
        Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
      )
    : answer;

/** What a source is in, as a page holds it. */
export function sourceState(show: Show, answer: unknown): unknown {
  switch (show) {
    case 'loading':
    case 'error':
      return { status: show };
    case 'slow':
      return { status: 'loading', slow: true };
    case 'stale':
      return { status: 'ready', data: answer, stale: true };
    case 'empty':
      return { status: 'ready', data: emptied(answer) };
    case 'filled':
      return { status: 'ready', data: answer };
  }
}
