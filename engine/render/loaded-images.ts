import { lazyImage } from './image-constants.ts';

/** Addresses of pictures that have been shown, at most 200 (specification §9): such a picture is shown at once next time. */
export class LoadedImages {
  readonly #urls = new Set<string>();

  /** Marks the address as just used. */
  add(url: string): void {
    this.#urls.delete(url);
    this.#urls.add(url);
    const [oldest] = this.#urls;
    if (this.#urls.size > lazyImage.cache && oldest !== undefined) this.#urls.delete(oldest);
  }

  has(url: string): boolean {
    return this.#urls.has(url);
  }

  get size(): number {
    return this.#urls.size;
  }
}
