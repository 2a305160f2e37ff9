import type { ReactNode } from 'react';
import { changesBetween, locate } from './patch.ts';
import { type Drawing, drawingOf } from './tree.ts';

/**
 * A live part of the page before React has it: drawn by its own components, without React. Where that cannot be done it keeps the
 * markup that it has, and React draws it.
 */
export class EarlyPart {
  readonly #element: Element;
  readonly #contentOf: () => ReactNode;
  #drawing: Drawing = { trees: [], reads: [] };

  /** @param contentOf what it shows, by what its page is drawn from now */
  constructor(element: Element, contentOf: () => ReactNode) {
    this.#element = element;
    this.#contentOf = contentOf;
  }

  /**
   * Looks at what it shows, to draw what differs from it later.
   * @returns false where it is left to React
   */
  look(): boolean {
    try {
      const drawing = drawingOf(this.#contentOf());
      locate(drawing.trees, this.#element);
      this.#drawing = drawing;
      return true;
    } catch {
      return false;
    }
  }

  /**
   * @returns what draws it as it is to be now; 'same' where it is so already; undefined where its components need React for that
   */
  plan(): (() => void) | 'same' | undefined {
    const { trees, reads } = this.#drawing;
    try {
      if (reads.every(({ now, value }) => Object.is(now(), value))) return 'same';
      const next = drawingOf(this.#contentOf());
      const changes = changesBetween(trees, next.trees, this.#element);
      return () => {
        for (const change of changes) change();
        this.#drawing = next;
      };
    } catch {
      return undefined;
    }
  }
}
