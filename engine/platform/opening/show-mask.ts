import type { Translate } from '../../i18n/translate.ts';
import { addMaskStyle } from './mask-style.ts';

export interface MaskTexts {
  /** Product texts `mask.*` and `copied`. */
  t: Translate;
}

/**
 * The full-page mask that asks visitors in embedded browsers to open the page in their system's browser (specification
 * §2). A native dialog: focus stays inside, and the page behind it is out of reach. It stays until it is taken away by
 * the function returned, which gives focus back.
 */
export function showMask(document: Document, { t }: MaskTexts, copy?: () => Promise<void>): () => void {
  document.querySelector('.open-mask')?.remove();
  addMaskStyle(document);
  const element = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    text = '',
  ): HTMLElementTagNameMap[Name] => {
    const made = document.createElement(name);
    made.className = `open-mask__${className}`;
    made.textContent = text;
    return made;
  };
  const mask = document.createElement('dialog');
  mask.className = 'open-mask';
  mask.setAttribute('closedby', 'none');
  mask.setAttribute('aria-labelledby', 'open-mask-title');
  mask.setAttribute('aria-describedby', 'open-mask-why');
  const title = element('h2', 'title', t('mask.title'));
  title.id = 'open-mask-title';
  title.tabIndex = -1;
  title.setAttribute('autofocus', '');
  const why = element('p', 'why', t('mask.why'));
  why.id = 'open-mask-why';
  const steps = element('ol', 'steps');
  steps.append(element('li', 'step', t('mask.menu')), element('li', 'step', t('mask.choose')));
  const panel = element('div', 'panel');
  panel.append(title, why, steps);
  if (copy) panel.append(...copyButton(element, t, copy));
  mask.append(arrow(document), panel);

  const before = document.activeElement;
  // A browser may still close it, for a key or a gesture of the system: it comes back.
  const reopen = (): void => mask.showModal();
  mask.addEventListener('cancel', (event) => event.preventDefault());
  mask.addEventListener('close', reopen);
  document.body.append(mask);
  mask.showModal();
  return () => {
    mask.removeEventListener('close', reopen);
    mask.remove();
    if (before instanceof HTMLElement) before.focus();
  };
}

/** Points to the corner where these browsers have their menu. */
function arrow(document: Document): SVGElement {
  const make = (name: 'svg' | 'path', attributes: Record<string, string>): SVGElement => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const picture = make('svg', { class: 'open-mask__arrow', viewBox: '0 0 96 96', 'aria-hidden': 'true' });
  picture.append(make('path', { d: 'M8 88C56 88 80 64 82 18M66 32 82 10 96 34' }));
  return picture;
}

type MakeElement = (name: 'button' | 'p', className: string, text?: string) => HTMLElement;

/** The button that copies the link, and the line that says so to everybody. */
function copyButton(element: MakeElement, t: Translate, copy: () => Promise<void>): HTMLElement[] {
  const button = element('button', 'copy', t('mask.copy'));
  button.setAttribute('type', 'button');
  const said = element('p', 'said');
  said.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    said.textContent = '';
    copy().then(
      () => {
        said.textContent = t('copied');
      },
      () => {
        said.textContent = t('mask.not_copied');
      },
    );
  });
  return [button, said];
}
