/** How long a toast stays, in ms (specification §9). */
export const TOAST_DURATION = 2000;
/** Where popups begin to stack (specification §9). */
export const POPUP_Z_INDEX = 2000;

/** The dialog on top, or the page: what is shown has to lie over both. */
const topLayer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

let toastTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message; the next one takes its place. It closes by itself after `duration` ms. */
export function showToast(
  text: string,
  tone: 'plain' | 'success' | 'failure',
  duration = TOAST_DURATION,
): void {
  const found = document.querySelector<HTMLElement>('.toast');
  const toast = found ?? topLayer().appendChild(document.createElement('div'));
  toast.className = `toast toast--${tone}`;
  toast.setAttribute('role', tone === 'failure' ? 'alert' : 'status');
  toast.textContent = text;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.remove(), duration);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Asks before going on, in a native dialog: focus stays inside and comes back. True after yes. */
export function askToConfirm(ask: {
  title: string;
  text: string;
  yes: string;
  no: string;
}): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = element('dialog', 'sheet sheet--confirm', '');
    const title = element('h2', 'sheet__title', ask.title);
    title.id = 'confirm-title';
    dialog.setAttribute('aria-labelledby', title.id);
    const no = element('button', 'btn btn--secondary', ask.no);
    const yes = element('button', 'btn btn--primary', ask.yes);
    no.type = yes.type = 'button';
    const buttons = element('div', 'sheet__buttons', '');
    buttons.append(no, yes);
    dialog.append(title);
    if (ask.text) dialog.append(element('p', 'sheet__text', ask.text));
    dialog.append(buttons);
    no.addEventListener('click', () => dialog.close());
    yes.addEventListener('click', () => dialog.close('yes'));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
