/** Places whose value cannot be relied on, because a mistake there has been told. What follows from it stays untold. */
export class Taint {
  readonly #pointers = new Set<string>();

  add(pointer: string): void {
    this.#pointers.add(pointer);
  }

  get isEmpty(): boolean {
    return this.#pointers.size === 0;
  }

  /** The place, or one around it, is broken. */
  covers(pointer: string): boolean {
    if (this.#pointers.size === 0) return false;
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      if (this.#pointers.has(at)) return true;
      if (at === '') return false;
    }
  }

  /** The place, one around it, or one inside it is broken. */
  touches(pointer: string, inside: (pointer: string) => boolean = () => true): boolean {
    if (this.covers(pointer)) return true;
    for (const one of this.#pointers) if (one.startsWith(`${pointer}/`) && inside(one)) return true;
    return false;
  }
}
