import { isHeld } from '../held-picture.ts';
import { ID_MARK, NotDrawn } from './hooks.ts';

/** Keys of an element that are for React alone. */
export const isOwnKey = (key: string): boolean =>
  key === 'children' ||
  key === 'key' ||
  key === 'ref' ||
  key === 'suppressHydrationWarning' ||
  /^on/i.test(key);

/** What people may have changed since, and React keeps an eye on. */
const guarded = new Set(['value', 'checked', 'selected', 'defaultValue', 'defaultChecked', 'autoFocus']);

/** Of SVG: what has capitals in the page as well, and what has hyphens there. */
const capitals = /^(?:viewBox|preserveAspectRatio|pathLength|gradient\w+)$/;
const hyphens = /^(?:stroke|fill|stop|clip|text|font|dominant)[A-Z][a-z]+$/;

const hyphened = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const nameOf = (element: Element, key: string): string => {
  if (key === 'className') return 'class';
  if (key === 'htmlFor') return 'for';
  if (key.startsWith('aria-') || key.startsWith('data-')) return key;
  const isSvg = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
  if (!isSvg) return key.toLowerCase();
  if (capitals.test(key) || !/[A-Z]/.test(key)) return key;
  if (!hyphens.test(key)) throw new NotDrawn(`${key} of SVG is not known here.`);
  return hyphened(key);
};

/** Of attributes that say yes or no in words. */
const spoken = /^(?:aria-|data-)|^(?:contentEditable|draggable|spellCheck)$/;

/** As React writes it: null where the attribute is to be away. */
function writtenOf(key: string, value: unknown): string | null {
  if (value === undefined || value === null || typeof value === 'function' || typeof value === 'symbol')
    return null;
  if (typeof value !== 'boolean' || spoken.test(key)) return String(value);
  return value ? '' : null;
}

// As browsers read addresses: what cannot be seen counts for nothing before the name, line ends and tabs for nothing in it.
const SCRIPT = /^\W*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/**
 * How an attribute of an element becomes what its drawing says.
 *
 * @throws NotDrawn for what belongs to people, for ids that React alone can make, and for script as an address
 */
export function setAttribute(element: Element, key: string, is: unknown, was: unknown): () => void {
  if (guarded.has(key)) throw new NotDrawn(`${key} is what somebody has chosen.`);
  if (key === 'style') return setStyle(element as HTMLElement, is, was);
  const written = writtenOf(key, is);
  if (written?.includes(ID_MARK)) throw new NotDrawn('An id of React.');
  if (SCRIPT.test(written ?? '')) throw new NotDrawn('An address that React blocks.');
  const name = nameOf(element, key);
  return () => {
    if (written === null) element.removeAttribute(name);
    // A picture that waits goes on waiting (held-picture.ts).
    else if (name === 'src' && element instanceof HTMLImageElement && isHeld(element))
      element.dataset.src = written;
    else element.setAttribute(name, written);
  };
}

type Style = Readonly<Record<string, unknown>>;

function setStyle(element: HTMLElement, is: unknown, was: unknown): () => void {
  const [after, before] = [(is ?? {}) as Style, (was ?? {}) as Style];
  if (Object.values(after).some((value) => typeof value === 'number'))
    throw new NotDrawn('A style in numbers, which have units of their own.');
  return () => {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const name = key.startsWith('--') ? key : hyphened(key);
      const value = after[key];
      if (value === undefined || value === null) element.style.removeProperty(name);
      else element.style.setProperty(name, String(value));
    }
  };
}
