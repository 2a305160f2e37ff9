import { openOverlay } from '../../engine/index.ts';

export interface Shown {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly width: number;
  readonly height: number;
}

interface Words {
  readonly name: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** Which of how many is seen, in words, before what it shows. */
  readonly seen: (nth: number, all: number) => string;
}

/** As long as nothing moves, a picture has come to rest, ms. */
const RESTS = 150;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

/** One of them, as large as the screen: the loader of lazy pictures finds it, and tries again where it fails. */
function large({ src, alt, caption, width, height }: Shown): HTMLLIElement {
  const picture = element('img', 'picture gallery-large__picture');
  picture.dataset.lazy = '';
  picture.loading = 'lazy';
  Object.assign(picture, { alt, width, height, src });
  const figure = element('figure', 'gallery-large__figure');
  figure.append(picture);
  if (caption !== undefined) {
    const words = element('figcaption', 'gallery-large__caption');
    words.textContent = caption;
    figure.append(words);
  }
  const place = element('li', 'gallery-large__place');
  place.append(figure);
  return place;
}

/**
 * Opens pictures over the page, one as large as the screen. The browser swipes and snaps; keys and arrows lead as well.
 *
 * @param first which of them is seen first, from 0
 */
export async function showLarge(pictures: readonly Shown[], first: number, words: Words): Promise<void> {
  const row = element('ul', 'gallery-large__row');
  row.append(...pictures.map(large));
  row.tabIndex = 0;
  row.setAttribute('aria-label', words.name);
  const count = element('p', 'gallery-large__count');
  count.ariaHidden = 'true';
  // Heard with what it shows, once it has come to rest: one that only comes by is not.
  const heard = element('p', 'sr-only');
  heard.setAttribute('role', 'status');
  let rests: ReturnType<typeof setTimeout> | undefined;
  let now = first;
  const tell = (): void => {
    count.textContent = `${now + 1} / ${pictures.length}`;
    // Not disabled, which takes the focus away.
    previous.ariaDisabled = String(now === 0);
    next.ariaDisabled = String(now === pictures.length - 1);
    clearTimeout(rests);
    rests = setTimeout(() => {
      const said = words.seen(now, pictures.length) + (pictures[now]?.alt ?? '');
      if (heard.textContent !== said) heard.textContent = said;
    }, RESTS);
  };
  const go = (to: number): void => {
    if (to >= 0 && to < pictures.length) row.scrollLeft = to * row.clientWidth;
  };
  const button = (className: string, name: string, press: () => void): HTMLButtonElement => {
    const made = element('button', className);
    made.type = 'button';
    made.setAttribute('aria-label', name);
    made.addEventListener('click', press);
    return made;
  };
  const previous = button('gallery-large__arrow is-left', words.previous, () => go(now - 1));
  const next = button('gallery-large__arrow is-right', words.next, () => go(now + 1));
  row.addEventListener('scroll', () => {
    now = Math.round(row.scrollLeft / (row.clientWidth || 1));
    tell();
  });
  tell();
  await openOverlay('sheet--full gallery-large', ({ dialog, close }) => {
    dialog.setAttribute('aria-label', words.name);
    dialog.addEventListener('keydown', (event) => {
      const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: pictures.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    });
    const bar = element('div', 'gallery-large__bar');
    bar.append(previous, count, next, heard);
    bar.hidden = pictures.length === 1;
    dialog.append(
      row,
      bar,
      button('sheet__close gallery-large__close', words.close, () => void close()),
    );
  });
  // Only what is shown has a width; and the first one is there, it does not come by.
  row.style.scrollBehavior = 'auto';
  go(first);
  row.style.scrollBehavior = '';
}
