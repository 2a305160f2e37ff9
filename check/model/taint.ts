/** Places whose value cannot be relied on, because a mistake there has been told. What follows from it stays untold. */
export class Taint {
  readonly #pointers = new Set<string>();
  /** Places with one of them inside. */
  readonly #around = new Set<string>();

  add(pointer: string): void {
    this.#pointers.add(pointer);
    for (let at = pointer.lastIndexOf('/'); at >= 0; at = at > 0 ? pointer.lastIndexOf('/', at - 1) : -1)
      this.#around.add(pointer.slice(0, at));
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

  /** One inside of the place is broken. */
  hasInside(pointer: string): boolean {
    return this.#around.has(pointer);
  }

  /** The place, one around it, or one inside it is broken. */
  touches(pointer: string, inside?: (pointer: string) => boolean): boolean {
    if (this.covers(pointer)) return true;
    if (!inside || !this.hasInside(pointer)) return this.hasInside(pointer);
    for (const one of this.#pointers) if (one.startsWith(`${pointer}/`) && inside(one)) return true;
    return false;
  }
}
