import { adoptStyle } from '../platform/styles/adopt-style.ts';
import css from './sheet.css?inline';

adoptStyle(css);

/** Where popups begin to stack (specification §9, T65). */
export const POPUP_Z_INDEX = 2000;

/** Whether a sheet may close; asked for every way of closing it but `close(true)`. */
export type CloseInterceptor = () => boolean | Promise<boolean>;

export interface Sheet {
  readonly dialog: HTMLDialogElement;
  /**
   * Closes it, unless an interceptor holds it open.
   * @param force closes without asking
   * @returns whether it is closed now
   */
  close(force?: boolean): Promise<boolean>;
  /** Asked before it closes, the newest first; the function returned takes the interceptor back. */
  beforeClose(interceptor: CloseInterceptor): () => void;
  /** Resolves when it is closed. */
  readonly closed: Promise<void>;
}

interface OpenSheet extends Sheet {
  /** How many sheets the address bar's entry of this one has open. */
  depth: number;
}

const sheets: OpenSheet[] = [];
/** Entries of the history that we go back over by ourselves. */
let ownSteps = 0;
let settled: Promise<void> = Promise.resolve();
let listening = false;

/** Resolves when the history has no step of ours under way: whoever leaves the page waits for it. */
export const sheetsSettled = (): Promise<void> => settled;

/** Closes the sheet on top. @returns whether there was one that closed */
export const closeTopSheet = async (): Promise<boolean> => (await sheets.at(-1)?.close()) ?? false;

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'sheets' in state && typeof state.sheets === 'number'
    ? state.sheets
    : 0;

/** The back button closes what is on top (specification §4), and stays where it is while an interceptor says no. */
async function onPopState({ state }: PopStateEvent): Promise<void> {
  if (ownSteps > 0) {
    ownSteps--;
    return;
  }
  const depth = depthOf(state);
  for (let top = sheets.at(-1); top && top.depth > depth; top = sheets.at(-1)) {
    if (await top.close()) continue;
    await settled;
    history.pushState({ ...history.state, sheets: top.depth }, '');
    return;
  }
}

/** Takes the entry of a closed sheet out of the history; one step after the other. */
function goBack(depth: number): void {
  settled = settled.then(
    () =>
      new Promise((resolve) => {
        // The browser may have gone back itself already.
        if (depthOf(history.state) < depth) return resolve();
        ownSteps++;
        const done = (): void => {
          clearTimeout(late);
          window.removeEventListener('popstate', done);
          resolve();
        };
        // A history that cannot go back, as in some frames, holds nobody up.
        const late = setTimeout(() => {
          ownSteps = Math.max(0, ownSteps - 1);
          done();
        }, 300);
        window.addEventListener('popstate', done);
        history.back();
      }),
  );
}

/**
 * Opens a sheet on top of what is open, in a native dialog: focus stays inside and comes back, the page behind is out
 * of reach. Escape, the backdrop and the back button close it.
 * @param fill puts something into it before it is shown, so that focus finds its place
 */
export function openSheet(className: string, fill: (sheet: Sheet) => void = () => undefined): Sheet {
  if (!listening) {
    listening = true;
    // An entry of before a reload has no sheet any more.
    if (sheets.length === 0 && depthOf(history.state) > 0)
      history.replaceState({ ...history.state, sheets: 0 }, '');
    window.addEventListener('popstate', (event) => void onPopState(event));
  }
  const dialog = document.createElement('dialog');
  dialog.className = `sheet ${className}`.trim();
  const depth = sheets.length + 1;
  dialog.style.zIndex = String(POPUP_Z_INDEX + depth - 1);
  const interceptors: CloseInterceptor[] = [];
  let asking: Promise<boolean> | undefined;
  let gone: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    gone = resolve;
  });
  const mayClose = async (): Promise<boolean> => {
    for (const interceptor of [...interceptors].reverse()) if (!(await interceptor())) return false;
    return true;
  };
  const sheet: OpenSheet = {
    dialog,
    depth,
    closed,
    close: async (force = false) => {
      if (!dialog.open) return true;
      if (!force) {
        // A second tap on the cross is the first one.
        asking ??= mayClose()
          .catch(() => true)
          .finally(() => {
            asking = undefined;
          });
        if (!(await asking)) return false;
      }
      dialog.close();
      finish();
      return true;
    },
    beforeClose: (interceptor) => {
      interceptors.push(interceptor);
      return () => void interceptors.splice(interceptors.indexOf(interceptor), 1);
    },
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    void sheet.close();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) void sheet.close();
  });
  // The browser tells of closing in a later task: what closes a sheet itself does not wait for it.
  const finish = (): void => {
    const at = sheets.indexOf(sheet);
    if (at === -1) return;
    sheets.splice(at, 1);
    goBack(depth);
    dialog.remove();
    gone();
  };
  dialog.addEventListener('close', finish);
  sheets.push(sheet);
  document.body.append(dialog);
  fill(sheet);
  history.pushState({ ...history.state, sheets: depth }, '');
  dialog.showModal();
  return sheet;
}
