/** Puts a panel with the others: one is unfolded at a time, and none lies on another. */
export function dock(parent: Element, panel: HTMLDetailsElement): void {
  let tools = parent.querySelector(':scope > .gala-tools');
  if (!tools) {
    tools = parent.ownerDocument.createElement('div');
    tools.className = 'gala-tools';
    parent.append(tools);
  }
  tools.append(panel);
  const foldOthers = (): void => {
    if (!panel.open) return;
    for (const other of tools.querySelectorAll('details')) if (other !== panel) other.open = false;
  };
  panel.addEventListener('toggle', foldOthers);
  foldOthers();
}
