import type { AxeResults } from 'axe-core';

/** Status with which a product is asked for again: it is still being made. */
export const NOT_YET = 503;

/** Someone who has a token and points in every campaign. */
export interface Person {
  readonly userId: string;
  readonly token: string;
}

/** The running product, as the tests reach it. */
export interface Product {
  /** Origin of pages and API. */
  readonly url: string;
  /** Origin of what only tests may do: move the clock, draw a page without answers. */
  readonly control: string;
  /** Cookie of a browser that holds the tools of a try-out. */
  readonly tools: { readonly name: string; readonly value: string };
  /** With which the app's server tells what people do. */
  readonly serviceKey: string;
  /** One for each test that spends, so that no test sees another's points. */
  readonly people: readonly Person[];
  /** People who have done nothing yet, anywhere; the token of the last one ends an hour after the start. */
  readonly newcomers: readonly Person[];
  /** A token that ends an hour after the start. */
  readonly shortLived: Person;
  /** Moments in ms of the campaigns as they are served, by route. */
  readonly schedules: Readonly<Record<string, { start: number; end: number; settle: number }>>;
}

declare global {
  /** What tests leave on a page to find again. */
  interface Window {
    galaSeen: string[];
    galaSent: string;
    axe: { run(options: object): Promise<AxeResults> };
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin that answers the path of a worker with its `Product`, which it starts when it is first asked. */
    products: string;
  }
}
