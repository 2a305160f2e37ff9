/** What is seen and heard: comments of React are not, nor the order of attributes, nor how its ids are written. */
export function shown(within: Element): string {
  const own = within.cloneNode(true) as Element;
  for (const one of own.querySelectorAll('*')) {
    const attributes = [...one.attributes].map(({ name, value }) => [
      name,
      name === 'style' ? (one as HTMLElement).style.cssText : value.replaceAll(/_R_\w*_/g, 'id'),
    ]);
    for (const [name = ''] of attributes) one.removeAttribute(name);
    // React leaves an empty style behind as well, once it has drawn another one.
    for (const [name = '', value = ''] of attributes.sort())
      if (name !== 'style' || value !== '') one.setAttribute(name, value);
  }
  return own.innerHTML.replaceAll(/<!--.*?-->/g, '');
}
