import { adoptStyle, openOverlay } from '../../engine/index.ts';
import css from './show.css?inline';
import type { Slide } from './slide.ts';

adoptStyle(css);

/** The card at the end. */
export interface Card {
  readonly title: string;
  readonly icon: string | undefined;
  readonly lines: readonly string[];
  /** Its button, where it has one. */
  readonly share: { readonly label: string; readonly press: () => void } | null;
}

interface Words {
  readonly close: string;
  readonly pause: string;
  readonly next: string;
  readonly previous: string;
  /** Which of how many is seen, and what it tells: for whoever hears the slides. */
  readonly seen: (nth: number, all: number) => string;
}

/** How long a number counts up, ms. */
const COUNTS = 1100;
/** A touch that lasts longer holds the slide, and is no tap, ms. */
const HOLD = 300;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** Lets a number rise to what it is; whoever hears the page hears the whole of it. @returns what starts it */
function counter({ big, count }: Slide, node: HTMLElement): () => void {
  if (count === null) return () => undefined;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return () => {
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / COUNTS));
      node.textContent = part === 1 ? big : count.say(Math.ceil(count.to * (1 - (1 - part) ** 3)));
      if (part < 1 && node.isConnected) requestAnimationFrame(step);
    };
    if (!still) step(start);
  };
}

const picture = (className: string, src: string): HTMLImageElement =>
  Object.assign(element('img', `picture ${className}`), { src, alt: '', width: 112, height: 112 });

function place(slide: Slide): { node: HTMLLIElement; start: () => void } {
  const node = element('li', 'year-show__place');
  const inner = element('div', 'year-show__slide');
  const number = element('b', `year-show__big${slide.count === null ? '' : ' is-number'}`, slide.big);
  // Picture, words, number: in this order on each.
  if (slide.face !== null) inner.append(picture('year-show__face', slide.face.src));
  else if (slide.icon !== undefined) inner.append(picture('year-show__icon', slide.icon));
  inner.append(element('p', 'year-show__name', slide.name));
  if (slide.count !== null) {
    number.ariaHidden = 'true';
    inner.append(element('span', 'sr-only', slide.big));
  }
  inner.append(number);
  for (const [name, text] of [
    ['small', slide.small],
    ['title', slide.title],
    ['note', slide.note],
  ] as const)
    if (text) inner.append(element('p', `year-show__${name}`, text));
  node.append(inner);
  return { node, start: counter(slide, number) };
}

function lastPlace({ title, icon, lines, share }: Card): HTMLLIElement {
  const node = element('li', 'year-show__place');
  const card = element('div', 'year-show__card');
  if (icon !== undefined) card.append(picture('year-show__icon', icon));
  card.append(element('h2', 'year-show__name', title));
  const list = element('ul', 'year-show__lines');
  list.append(...lines.map((line) => element('li', '', line)));
  card.append(list);
  if (share !== null) {
    const button = element('button', 'btn btn--primary', share.label);
    button.type = 'button';
    button.addEventListener('click', share.press);
    card.append(button);
  }
  node.append(card);
  return node;
}

/**
 * Opens slides over the page. The browser swipes and snaps; a tap on the right leads on, one on the left back, keys as well. They go on
 * by themselves, never for whoever wants less motion, and stand while a finger holds them or the button says so.
 */
export async function showSlides(slides: readonly Slide[], card: Card, words: Words): Promise<void> {
  const places = slides.map(place);
  const nodes = [...places.map(({ node }) => node), lastPlace(card)];
  const row = element('ul', 'year-show__row');
  row.append(...nodes);
  const bars = nodes.map(() => element('i', 'year-show__bar'));
  const progress = element('div', 'year-show__progress');
  progress.ariaHidden = 'true';
  progress.append(...bars);
  const count = element('p', 'sr-only');
  count.setAttribute('role', 'status');
  const pause = element('button', 'year-show__pause');
  let now = -1;
  const see = (at: number): void => {
    if (at === now) return;
    now = at;
    bars.forEach((bar, nth) => {
      bar.className = `year-show__bar${nth < at ? ' is-done' : nth === at ? ' is-now' : ''}`;
    });
    nodes.forEach((node, nth) => {
      node.inert = nth !== at;
      node.classList.toggle('is-now', nth === at);
    });
    count.textContent = words.seen(at, nodes.length);
    // Behind the last there is nothing that goes on by itself.
    pause.hidden = at === nodes.length - 1;
    places[at]?.start();
  };
  const go = (to: number): void => {
    if (to < 0 || to >= nodes.length) return;
    row.scrollLeft = to * row.clientWidth;
    see(to);
  };
  progress.addEventListener('animationend', () => go(now + 1));
  await openOverlay('sheet--full year-show', ({ dialog, close }) => {
    dialog.setAttribute('aria-label', card.title);
    const button = (made: HTMLButtonElement, name: string, press: () => void) => {
      made.type = 'button';
      made.setAttribute('aria-label', name);
      made.addEventListener('click', press);
      return made;
    };
    button(pause, words.pause, () => {
      pause.ariaPressed = String(dialog.classList.toggle('is-paused'));
    });
    pause.ariaPressed = 'false';
    const next = button(element('button', 'sr-only year-show__step'), words.next, () => go(now + 1));
    const previous = button(element('button', 'sr-only year-show__step'), words.previous, () => go(now - 1));
    [previous.textContent, next.textContent] = ['‹', '›'];
    dialog.addEventListener('keydown', (event) => {
      const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: nodes.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    });
    let held = 0;
    row.addEventListener('pointerdown', () => {
      held = performance.now();
      dialog.classList.add('is-held');
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      row.addEventListener(end, () => dialog.classList.remove('is-held'));
    row.addEventListener('click', ({ target, clientX }) => {
      if (target instanceof Element && target.closest('button')) return;
      if (performance.now() - held > HOLD) return;
      go(clientX < row.clientWidth / 3 ? now - 1 : now + 1);
    });
    row.addEventListener('scrollend', () => see(Math.round(row.scrollLeft / (row.clientWidth || 1))));
    dialog.append(
      row,
      progress,
      count,
      previous,
      next,
      pause,
      button(element('button', 'sheet__close year-show__close'), words.close, () => void close()),
    );
  });
  see(0);
}
