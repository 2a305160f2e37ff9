const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);

/** A line that passes by without end shows all of itself. */
const passes = (element: Element): boolean =>
  element.getAnimations().some((one) => one.effect?.getTiming().iterations === Infinity);

/** Elements with words or pictures that reach over the side of the screen, where nothing scrolls sideways or passes by. */
export function tooWide(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= window.innerWidth + 1)) return false;
      if (element.closest('[aria-hidden="true"], .sr-only, [inert]')) return false;
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!words && !element.matches('img, button, a')) return false;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (scrolls(parent) || passes(parent)) return false;
      }
      return true;
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
}
