/** Gives jsdom's dialogs the methods that open and close them, which it lacks. */
export function openDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement, value?: string) {
    if (value !== undefined) this.returnValue = value;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** What the toasts that are shown say. */
export const toasts = (): (string | null)[] =>
  [...document.querySelectorAll('.toast')].map((one) => one.textContent);
