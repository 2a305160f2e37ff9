import type { ReactNode } from 'react';
import type { Page } from '../../engine/page/page.ts';
import { bringValues, storeAsDrawn } from '../../engine/page/shown-values.ts';
import type { PageView } from '../../engine/render/page-context.tsx';
import { EarlyPart } from '../../engine/render/redraw/part.ts';

interface Island {
  readonly part: EarlyPart;
  readonly view: PageView;
  /** It shows more than it was pre-rendered with. */
  drawn: boolean;
}

/**
 * Draws what changes on a page before React is there: who reads, what the moment is, what answers bring (docs/decisions/0137). What
 * the markup of a part shows then is what React takes over.
 */
export class EarlyDrawing {
  readonly #page: Page;
  /** As the page was pre-rendered. */
  readonly #before: Page['store'];
  /** As its parts are drawn now. */
  readonly #shown: Page['store'];
  #islands: Island[] = [];
  /** React draws from now on. */
  over = false;

  constructor(page: Page) {
    this.#page = page;
    this.#before = storeAsDrawn(page);
    this.#shown = storeAsDrawn(page);
    for (const store of [this.#before, this.#shown])
      store.set(page.trouble, () => page.store.get(page.trouble));
  }

  /** What a part shows that nobody has drawn: to be its view's. */
  get before(): Page['store'] {
    return this.#before;
  }

  /**
   * Takes in a part, which shows what it was pre-rendered with; it is drawn at the next change, or at once where there has been one.
   *
   * @param view what it is drawn from; `shown` is set here
   */
  add(element: Element, view: PageView, contentOf: () => ReactNode): void {
    if (this.over) return;
    view.shown = this.#before;
    const part = new EarlyPart(element, contentOf);
    if (!part.look()) return;
    view.shown = this.#shown;
    const island: Island = { part, view, drawn: false };
    this.#islands.push(island);
    this.#draw([island]);
  }

  /** Draws what the page is now. */
  draw(): void {
    if (this.over) return;
    const undo = bringValues(this.#page, this.#page.store, this.#shown);
    if (!this.#draw(this.#islands)) {
      undo();
      this.end();
    }
  }

  /** From now on React draws. What was drawn is let go of: listeners of the page may keep this for as long as it is open. */
  end(): void {
    this.over = true;
    this.#islands = [];
  }

  /** @returns false, and nothing is drawn, where a part that was drawn before cannot be drawn so any more */
  #draw(islands: readonly Island[]): boolean {
    const planned = islands.map((island) => ({ island, write: island.part.plan() }));
    if (planned.some(({ island, write }) => island.drawn && write === undefined)) return false;
    for (const { island, write } of planned) {
      if (write === undefined) {
        island.view.shown = this.#before;
        this.#islands = this.#islands.filter((one) => one !== island);
      } else if (write !== 'same') {
        island.drawn = true;
        write();
      }
    }
    return true;
  }
}
