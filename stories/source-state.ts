import type { DataState } from '../engine/page/data-state.ts';
import type { faults } from '../tools/designers/faults.ts';

export type Show = 'filled' | 'loading' | (typeof faults)[number];

export const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The same answer with nothing in its lists. */
const emptied = (answer: unknown): unknown =>
  hasFields(answer)
    ? Object.fromEntries(
        Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
      )
    : answer;

/**
 * What a source is in, as a page holds it.
 * @param t the product's words: of a server in trouble and of a long wait a page says more than of a lost connection
 */
export function sourceState(show: Show, answer: unknown, t: (key: string) => string): DataState {
  switch (show) {
    case 'loading':
      return { status: 'loading' };
    case 'error':
      return { status: 'error', message: t('data.trouble') };
    case 'slow':
      return { status: 'loading', slow: true, message: t('data.slow') };
    case 'stale':
      return { status: 'ready', data: answer, stale: true, message: t('data.trouble') };
    case 'offline':
      return { status: 'ready', data: answer, stale: true };
    case 'empty':
      return { status: 'ready', data: emptied(answer) };
    case 'filled':
      return { status: 'ready', data: answer };
  }
}
